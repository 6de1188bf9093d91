/**
 * Typesets the sample plan in every template and language, and writes how many pages it has into each `template.ts`.
 * `npm run count-pages`, or `npm run count-pages -- folio plano` for some of them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { LANGUAGES } from '@trazo/plan/languages';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { createRenderer } from '../renderer.ts';

const LINE = /samplePages: \{[^}]*\}/;
const wanted = process.argv.slice(2);
const renderer = createRenderer();

for (const { id, key } of TEMPLATES.filter(({ key }) => wanted.length === 0 || wanted.includes(key))) {
  const counts: string[] = [];
  for (const language of LANGUAGES) {
    const { plan, theme } = sampleContent(language);
    counts.push(
      `${language}: ${await renderer.pageCount({ plan, theme: defaultTheme(id, theme.language) })}`,
    );
  }
  const line = `samplePages: { ${counts.join(', ')} }`;
  const file = new URL(`../../../templates/${key}/template.ts`, import.meta.url);
  const source = await readFile(file, 'utf8');
  if (!LINE.test(source)) throw new Error(`${file.pathname} has no samplePages to write`);
  await writeFile(file, source.replace(LINE, line));
  process.stdout.write(`${key}: ${line}\n`);
}
