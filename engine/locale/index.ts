export * from './catalogue.ts';
export type { KernelReasons, KernelTexts } from './en.ts';
export * from './kernel-texts.ts';
export * from './language.ts';
export * from './percent.ts';
export * from './plural.ts';
export * from './reason-text.ts';
export * from './texts.ts';
