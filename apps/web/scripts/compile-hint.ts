/** Pieces of the build that run on nearly every page as it starts (vite.config.ts names them). */
const RUN_AT_START: ReadonlySet<string> = new Set([
  'framework',
  'words',
  'zod',
  'fields',
  'lists',
  'sections',
  'interface',
]);

/**
 * Asks the browser to compile a whole file while it arrives, beside the page: else each function is compiled when it is first
 * called, in the page's way. One browser understands it, the others read a comment.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  RUN_AT_START.has(name) ? '//# allFunctionsCalledOnLoad' : '';
