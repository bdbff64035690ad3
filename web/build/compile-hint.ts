import type { Plugin } from 'vite';

/** What a page with a board runs at once. */
const AT_ONCE = /\/(both-kit|page-kit|[a-z]+-board)-[\w-]+\.js$/;

/**
 * Browsers compile a function when it is first called, in the thread that draws: a third of the script's
 * time until a board is there. With this hint at the top of a file, those that know it compile its
 * functions while the file comes, in another thread; to others it is a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'nineworlds:compile-hint',
    apply: 'build',
    generateBundle: {
      // After everything that writes to the top of a file.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && AT_ONCE.test(file.fileName))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
