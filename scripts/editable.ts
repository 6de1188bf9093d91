/**
 * Writes the sample in each language and plans at their edges as editable documents, has LibreOffice set them, and compares its pages
 * with the plan: words, headings, tables and pictures. `npm run editable -- [folder to keep the files in]`; needs `soffice` and
 * poppler's command lines.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRenderer } from '@trazo/document/renderer';
import { hostilePlan } from '@trazo/document/testing/hostile-plan';
import { letters, lostWords } from '@trazo/document/testing/lost-words';
import { readWordText } from '@trazo/document/testing/read-word';
import { fullDrawings, fullTexts } from '@trazo/document/testing/torture-plans';
import { LANGUAGES } from '@trazo/plan/languages';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';

const DAY = '2026-01-15';
const [folder = mkdtempSync(path.join(tmpdir(), 'trazo-editable-'))] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const run = (command: string, ...args: readonly string[]): string => {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (cause) {
    throw new Error(`${command} failed: are LibreOffice and poppler installed?`, { cause });
  }
};

const plans = [
  ...LANGUAGES.map((language) => ({ name: language, ...sampleContent(language) })),
  { name: 'hostile', plan: hostilePlan(), theme: defaultTheme(1, 'en') },
  { name: 'texts', plan: fullTexts('waves', false), theme: defaultTheme(6, 'en') },
  { name: 'drawings', plan: fullDrawings('waves', true), theme: defaultTheme(20, 'en') },
];
const renderer = createRenderer();
let faults = 0;
for (const { name, plan, theme } of plans) {
  const file = (ending: string) => path.join(folder, `${name}.${ending}`);
  const docx = await renderer.word({ plan, theme, day: DAY });
  writeFileSync(file('docx'), docx);
  run('soffice', '--headless', '--convert-to', 'pdf', '--outdir', folder, file('docx'));
  run('soffice', '--headless', '--convert-to', 'html', '--outdir', folder, file('docx'));
  const html = readFileSync(file('html'), 'utf8');
  const count = (tag: string) => html.split(new RegExp(`<${tag}[ >]`, 'i')).length - 1;
  const body = run('pdftotext', file('pdf'), '-').replaceAll(/\s+/g, ' ');
  const pages = /Pages:\s+(\d+)/.exec(run('pdfinfo', file('pdf')))?.[1];
  // What the plan says and the file has not, and what the file has and no page shows.
  const shown = letters(body);
  const written = await readWordText(docx);
  const hidden = new Set(
    written.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !shown.includes(letters(word))),
  );
  const lost = [...lostWords({ body }, plan, theme), ...hidden];
  faults += lost.length;
  process.stdout.write(
    `${name}: ${pages} pages, ${count('h1')} + ${count('h2')} headings, ${count('table')} tables, ${count('img')} pictures, lost: ${lost.join(', ') || 'none'}\n`,
  );
}
process.exitCode = faults === 0 ? 0 : 1;
