import { LANGUAGES } from '@trazo/plan/languages';
import { defaultTheme, dressed } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { describe, expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';
import { hostilePlan } from './testing/hostile-plan.ts';
import { readLayout, type TextBox } from './testing/read-layout.ts';
import { readPdf } from './testing/read-pdf.ts';

const day = '2026-01-15';
/** Points; what a page carries around its text may be this small, nothing smaller. */
const SMALLEST = 7.49;
const renderer = createRenderer();

const plans = [
  ...LANGUAGES.map((language) => ({
    name: language,
    language,
    plan: sampleContent(language).plan,
    isSample: true,
  })),
  { name: 'hostile', language: 'de' as const, plan: hostilePlan(), isSample: false },
];

describe.each(TEMPLATES)('$name', ({ id, samplePages }) => {
  test.each(plans)(
    '$name: no text leaves its page, lies on other text or is too small to read, and no page is empty',
    async ({ plan, language, isSample }) => {
      const theme = defaultTheme(id, language);
      const bytes = await renderer.pdf({ plan, theme: isSample ? dressed(theme, id) : theme, day });
      const pages = await readLayout(bytes);
      if (isSample) expect(pages).toHaveLength(samplePages[language]);
      for (const { width, height, boxes } of pages) {
        expect(boxes.filter((box) => !isInside(box, width, height)).map(name)).toEqual([]);
        expect(overlaps(boxes)).toEqual([]);
        expect(boxes.filter(({ size }) => size < SMALLEST).map(name)).toEqual([]);
        // A running head and a page number are no page.
        expect(boxes.map(({ text }) => text).join('').length).toBeGreaterThan(60);
      }
    },
  );
});

test.each(TEMPLATES)('$name: headings nest, pictures have words, tables their headers', async ({ id }) => {
  const { plan } = sampleContent('es');
  const { structure } = await readPdf(await renderer.pdf({ plan, theme: defaultTheme(id, 'es'), day }));
  const levels = structure.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
  }
  const count = (wanted: string) => structure.filter(({ role }) => role === wanted).length;
  expect(structure.filter(({ role, alt }) => role === 'Figure' && alt === '')).toEqual([]);
  expect(count('Table')).toBeGreaterThan(4);
  expect(count('TH')).toBeGreaterThanOrEqual(2 * count('Table'));
  for (const role of ['L', 'LI', 'LBody', 'TOC', 'Link']) expect(count(role)).toBeGreaterThan(0);
});

const isInside = ({ left, bottom, width: long, size, angle }: TextBox, width: number, height: number) =>
  // The watermark and other turned text is measured along its line.
  left >= -1 &&
  bottom >= -1 &&
  left + long * Math.cos(angle) <= width + 1 &&
  bottom + size * 0.7 <= height + 1;

const name = ({ page, text }: TextBox) => `${page}: ${text}`;

/** Runs that lie on each other by more than a third of a line; large figures behind a band's title are drawn on purpose. */
function overlaps(boxes: readonly TextBox[]): string[] {
  const lines = boxes
    .filter(({ angle, size }) => angle === 0 && size < 50)
    .sort((one, other) => one.bottom - other.bottom);
  return lines.flatMap((one, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (other === undefined || other.bottom - one.bottom > one.size) break;
      const across =
        Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
      const along = Math.min(one.bottom + one.size * 0.7, other.bottom + other.size * 0.7) - other.bottom;
      if (across > 1.5 && along > Math.min(one.size, other.size) * 0.35) {
        found.push(`${name(one)} | ${other.text}`);
      }
    }
    return found;
  });
}
