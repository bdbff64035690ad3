// Apart from the rest of the kernel, because only those who read rules load it.
export * from './kernel-rules.ts';
export * from './rule-search.ts';
