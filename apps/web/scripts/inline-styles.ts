const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g;

/**
 * A page with its styles in itself: its first paint waits for nothing else. The links stay for the router, which knows the
 * page by them, and fetch nothing.
 *
 * @param read the text of a stylesheet, by its address
 */
export async function withInlineStyles(
  html: string,
  read: (file: string) => Promise<string>,
): Promise<string> {
  const files = [...html.matchAll(STYLESHEET)].map(([, file = '']) => file);
  const texts = await Promise.all(files.map(read));
  const style = texts.map((text) => text.replaceAll('</', '<\\/')).join('\n');
  return html
    .replaceAll(STYLESHEET, '<link rel="stylesheet" href="$1$2" disabled=""/>')
    .replace('</head>', () => `<style>${style}</style></head>`);
}
