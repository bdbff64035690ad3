// Apart from the rest of the kernel, because only those who read rules load it.
export * from './kernel-rules.ts';
export * from './rule-search.ts';
export * from './rulebook-markdown.ts';
export * from './rulebook-texts.ts';
