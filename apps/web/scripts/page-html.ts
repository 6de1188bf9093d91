import { NOTICE } from './start-notice.ts';
import { type StartParts, startScript } from './start-script.ts';

/** What a page needs beside what React has written. */
export interface PageParts extends StartParts {
  /** Style sheets that are written into the page. */
  readonly styles: readonly string[];
  /** What the page says where its code does not start, as JSON. */
  readonly notice: string;
}

/**
 * A page as it is sent. Its styles are in it, so that the first paint waits for no second answer; their links stand there,
 * switched off, by which Vite knows that it need not fetch them.
 *
 * @param textOf the text of a style sheet, by its address
 */
export async function pageHtml(
  written: string,
  parts: PageParts,
  textOf: (address: string) => Promise<string>,
): Promise<string> {
  const styles = await Promise.all(parts.styles.map(textOf));
  const head = [
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<style>${styles.join('\n').replaceAll('</', '<\\/')}</style>`,
    `<script type="application/json" id="start-words">${parts.notice.replaceAll('<', '\\u003c')}</script>`,
    `<script>${NOTICE}</script>`,
  ].join('');
  return written
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `<script type="module">${startScript(parts)}</script></body>`);
}
