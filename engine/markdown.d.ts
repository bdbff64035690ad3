/** A Markdown file as a module is its text: tools/markdown.mjs makes it one. */
export declare const text: string;
