import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { evaluationOrder, laterImportsIn } from './evaluation-order.ts';
import { withInlineStyles } from './inline-styles.ts';
import { entryOf, preloadedScripts, withLateScripts } from './late-scripts.ts';

/** Rewrites all pages in a folder so that each can be painted as soon as its text is there. */
export async function paintFirst(pages: string, client: string): Promise<void> {
  const styles = new Map<string, Promise<string>>();
  const readStyle = (file: string) => {
    const text = styles.get(file) ?? readFile(path.join(client, file), 'utf8');
    styles.set(file, text);
    return text;
  };
  const names = await readdir(pages, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const file = path.join(pages, name);
    const html = await readFile(file, 'utf8');
    // What the entry waits for while it runs would else be asked for only then, a whole way to the server later.
    const awaited = laterImportsIn(await readFile(path.join(client, entryOf(html)), 'utf8'));
    const order = await evaluationOrder(client, [...preloadedScripts(html), ...awaited]);
    await writeFile(file, await withInlineStyles(withLateScripts(html, order), readStyle));
  }
}
