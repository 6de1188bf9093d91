import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MESSAGE_LANGUAGES } from '@trazo/messages/languages';
import { typographicFaults } from '@trazo/messages/testing/typography';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSection } from './new-section.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** No section will be called this. */
const ID = 'sectionOfTest';
/** What a document is made of. */
const PACKAGES = [
  ...[
    'charts',
    'contract',
    'document',
    'forecast',
    'messages',
    'packs',
    'plan',
    'program-files',
    'templates',
  ],
];

const read = (file: string): string | undefined => {
  try {
    return readFileSync(path.join(ROOT, file), 'utf8');
  } catch {
    return undefined;
  }
};

const files = newSection(ID, read);

it('touches eighteen files, ten of them its own', () => {
  expect(files.size).toBeLessThanOrEqual(18);
  expect([...files.keys()].filter((file) => read(file) === undefined)).toHaveLength(10);
});

it('adds lines to the others and takes none away', () => {
  for (const [file, text] of files) {
    const lines = text.split('\n');
    expect(
      read(file)
        ?.split('\n')
        .filter((line) => !lines.includes(line)) ?? [],
      file,
    ).toEqual([]);
  }
});

it('refuses a name that is taken, or none', () => {
  expect(() => newSection('swot', read)).toThrow('swot.ts exists');
  expect(() => newSection('home', read)).toThrow('home.json exists');
  for (const name of ['', 'Risks', 'my-risks', '../risks'])
    expect(() => newSection(name, read)).toThrow('no name');
});

it('says when a registry is written in another way', () => {
  const without = (file: string) => (file.endsWith('section-ids.ts') ? 'export {};' : read(file));
  expect(() => newSection(ID, without)).toThrow('section-ids.ts has no place');
});

it('has words in each language, set as a printer would', () => {
  const words = MESSAGE_LANGUAGES.map((language) => {
    const { title, lead, form } = JSON.parse(files.get(`packages/messages/${language}/${ID}.json`) ?? '');
    const texts = [title, lead, form.hint, form.fields.text.label, form.fields.text.guide];
    expect(texts.flatMap((text) => typographicFaults(language, text))).toEqual([]);
    return texts;
  });
  expect(new Set(words.flat()).size).toBe(words.flat().length);
});

describe('in a copy of the packages', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'trazo-section-'));
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: undefined },
    });
  const binary = (name: string) => path.join(ROOT, 'node_modules/.bin', name);

  beforeAll(() => {
    const modules = path.join(copy, 'node_modules');
    mkdirSync(path.join(modules, '@trazo'), { recursive: true });
    for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
      if (name !== '@trazo') symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
    }
    for (const name of PACKAGES) {
      cpSync(path.join(ROOT, 'packages', name), path.join(copy, 'packages', name), {
        recursive: true,
        filter: (file) => !/\.test\.ts$|\/testing$|\/cli$/.test(file),
      });
      symlinkSync(path.join(copy, 'packages', name), path.join(modules, '@trazo', name));
    }
    for (const file of ['tsconfig.base.json', 'biome.json', 'package.json', '.gitignore'])
      cpSync(path.join(ROOT, file), path.join(copy, file));
    writeFileSync(
      path.join(copy, 'tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', include: ['packages'] }),
    );
    writeFileSync(path.join(copy, 'print.ts'), PRINT);
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), text);
    }
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is formatted, linted and compiles', () => {
    expect(run(binary('biome'), 'check', '--error-on-warnings', ...files.keys())).toMatchObject({
      status: 0,
    });
    expect(run(binary('tsc'), '-p', '.').stdout).toBe('');
  });

  it('is written to the wire, read again and printed in each language', () => {
    const { stdout, stderr } = run(process.execPath, 'print.ts');
    // pdf.js, which reads the document, says on a machine without canvas that it could not draw it.
    const faults = stderr
      .split('\n')
      .filter((line) => !/canvas|polyfill|^Require stack|pdf\.mjs|^$/.test(line));
    expect(faults).toEqual([]);
    expect(stdout.split('\n').filter(Boolean)).toEqual([
      'read again: The well may dry up.',
      ...['Sección nueva', 'New section', 'Nuova sezione', 'Nouvelle partie', 'Neuer Abschnitt'].map(
        (title) => `${title}: printed`,
      ),
    ]);
  });
});

/** Runs in the copy, where the section is one of the plan's. */
const PRINT = `
import { decodeContent, encodeContent } from '@trazo/contract/content/content-codec';
import { createRenderer } from '@trazo/document/renderer';
import { documentWords } from '@trazo/document/document-words';
import { LANGUAGES } from '@trazo/plan/languages';
import { completePlan } from '@trazo/plan/sparse-plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const TEXT = 'The well may dry up.';
const plan = completePlan({ general: { companyName: 'Well & Co.' }, ${ID}: { text: TEXT } });
const again = decodeContent(encodeContent({ plan, theme: defaultTheme(1, 'es') }));
console.log('read again:', again.ok ? again.plan.${ID}.text : again.issues);
const renderer = createRenderer();
for (const language of LANGUAGES) {
  const pdf = await renderer.pdf({ plan, theme: defaultTheme(1, language), day: '2026-01-15' });
  const loaded = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: loaded.numPages }, async (_, index) => (await loaded.getPage(index + 1)).getTextContent()),
  );
  const text = pages.flatMap(({ items }) => items.map(({ str }) => str)).join(' ');
  const title = documentWords(language)('${ID}:title');
  console.log(title + ':', text.includes(title) && text.includes(TEXT) ? 'printed' : text);
}
`;
