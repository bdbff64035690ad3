export type { KernelTexts } from './en.ts';
export * from './fill-text.ts';
export * from './kernel-texts.ts';
export * from './language.ts';
export * from './reason-text.ts';
