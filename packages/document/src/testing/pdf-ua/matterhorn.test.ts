import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { beforeAll, expect, test } from 'vitest';
import { createRenderer } from '../../renderer.ts';
import { type PdfObject, readObjects, writeObjects } from '../pdf-objects.ts';
import { CONDITIONS, matterhornFaults } from './matterhorn.ts';

let pdf: Uint8Array = new Uint8Array();

beforeAll(async () => {
  const { plan, theme } = sampleContent('en');
  const wanted = defaultTheme(1, theme.language);
  pdf = await createRenderer().finishedPdf({
    plan,
    theme: wanted,
    day: '2026-01-15',
    only: ['general', 'team', 'organigram', 'marketing', 'competition'],
  });
});

/** The same file with one thing broken: the first place the pattern is found at, in what objects say or in what they draw. */
function broken(where: 'dictionary' | 'stream', pattern: RegExp, replacement: string): Buffer {
  let isDone = false;
  const objects = readObjects(pdf).map((object): PdfObject => {
    const source = where === 'dictionary' ? object.dictionary : object.stream?.toString('latin1');
    if (isDone || source === undefined || !pattern.test(source)) return object;
    isDone = true;
    const text = source.replace(pattern, replacement);
    return where === 'dictionary'
      ? { ...object, dictionary: text }
      : { ...object, stream: Buffer.from(text, 'latin1') };
  });
  expect(isDone, String(pattern)).toBe(true);
  return writeObjects(objects, pdf);
}

test('a document fulfils every condition of PDF/UA that a program can test', () => {
  expect(matterhornFaults(pdf)).toEqual([]);
});

test('each condition has a number of its own', () => {
  expect(new Set(CONDITIONS.map(({ id }) => id)).size).toBe(CONDITIONS.length);
});

test.each([
  ['01-003', 'stream', /(\/MCID \d+\s*>>\s*BDC)/, '$1 /Artifact BMC EMC'],
  ['01-004', 'stream', /(\/Artifact[^\n]*(?:BMC|BDC))/, '$1 /P <</MCID 0>> BDC EMC'],
  ['01-005', 'stream', /^(?=[\s\S]*\/MCID)/, '0 0 5 5 re f '],
  ['01-007', 'dictionary', /\/Suspects false/, '/Suspects true'],
  ['02-001', 'dictionary', /\/S\s*\/H1\b/, '/S /Opener'],
  ['02-003', 'dictionary', /\/Title\s*\/P\b/, '/Title /Title'],
  ['02-004', 'dictionary', /\/RoleMap\s*<</, '/RoleMap << /Figure /Span'],
  ['06-002', 'stream', /pdfuaid:part/g, 'pdfuaid:rest'],
  ['06-003', 'stream', /dc:title/g, 'dc:tittle'],
  ['07-001', 'dictionary', /\/DisplayDocTitle true/, ''],
  ['07-002', 'dictionary', /\/DisplayDocTitle true/, '/DisplayDocTitle false'],
  ['09-004', 'dictionary', /\/S\s*\/TR\b/, '/S /Span'],
  ['09-005', 'dictionary', /\/S\s*\/LI\b/, '/S /Span'],
  ['09-006', 'dictionary', /\/S\s*\/TOCI\b/, '/S /Span'],
  ['10-001', 'stream', /\d+ beginbf(?:char|range)[\s\S]*?endbf(?:char|range)/, ''],
  ['11-001', 'dictionary', /\/Lang\s*\([^)]*\)/, ''],
  ['13-004', 'dictionary', /\/Alt\s*(?:\((?:[^()\\]|\\.)*\)|<[^<>]*>)/, ''],
  ['14-003', 'dictionary', /\/S\s*\/H3\b/, '/S /H6'],
  ['14-007', 'dictionary', /\/S\s*\/H3\b/, '/S /H'],
  ['15-003', 'dictionary', /\/Scope\s*\/Column/, ''],
  ['15-101', 'dictionary', /\/Scope\s*\/Row/, '/Scope /Column'],
  ['15-102', 'dictionary', /(\/IDTree\s*<<\s*\/Names\s*\[\()U/, '$1V'],
  ['15-103', 'dictionary', /(\/Headers\s*\[\(\w+\)) \(\w+\)\]/, '$1]'],
  ['17-002', 'dictionary', /\/S\s*\/Span\b/, '/S /Formula'],
  ['19-003', 'dictionary', /\/S\s*\/Span\b/, '/S /Note'],
  ['28-008', 'dictionary', /\/Tabs\s*\/S/, ''],
  ['28-009', 'dictionary', /\/Tabs\s*\/S/, '/Tabs /R'],
  ['28-011', 'dictionary', /\/S\s*\/Link\b/, '/S /Span'],
  ['28-012', 'dictionary', /\/Contents\s*\([^)]*\)/, ''],
  ['31-006', 'dictionary', /\/Encoding\s*\/Identity-H/, '/Encoding /Own-H'],
  ['31-009', 'dictionary', /\/FontFile[23]?\s+\d+ 0 R/, ''],
  ['31-027', 'dictionary', /\/ToUnicode\s+\d+ 0 R/, ''],
] as const)('finds what %s forbids', (id, where, pattern, replacement) => {
  const faults = matterhornFaults(broken(where, pattern, replacement));
  expect(faults.map((fault) => fault.slice(0, 6))).toContain(id);
});
