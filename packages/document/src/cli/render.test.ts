import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeContent } from '@trazo/contract/content/content-codec';
import { sampleContent } from '@trazo/samples/sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { renderCommand } from './render-command.ts';

const COMMAND = fileURLToPath(new URL('./render.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-'));
  await writeFile(join(folder, 'plan.json'), encodeContent(sampleContent('de')));
  await writeFile(join(folder, 'bad.json'), '{"TemplateConf":{},"ProfileData":{"surprise":1}}');
});
afterAll(() => rm(folder, { recursive: true }));

/** The command as a process of its own. */
const run = (...given: string[]) =>
  new Promise<{ code: number | string | null | undefined; stderr: string }>((resolve) => {
    execFile(process.execPath, [COMMAND, ...given], { cwd: folder }, (error, _, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stderr }),
    );
  });

/** The same without one, which takes a second to load. */
const command = (...given: readonly string[]) =>
  renderCommand(given.map((each) => (/\.(?:json|pdf)$/.test(each) ? join(folder, each) : each)));

test('renders a file in another template, language and font', async () => {
  const { code, stderr } = await run(
    'plan.json',
    'out.pdf',
    '--template',
    '2',
    '--lang',
    'fr',
    '--font',
    'Lato',
  );
  expect([code, stderr]).toEqual([0, '']);
  const pdf = await readPdf(await readFile(join(folder, 'out.pdf')));
  expect(pdf.language).toMatch(/^fr/i);
  expect(pdf.fonts).toContainEqual(expect.stringContaining('Lato'));
});

test('takes a template by its name, with and without its accent', async () => {
  const sizes = await Promise.all(
    ['11', 'Retícula', 'reticula'].map(async (template, index) => {
      expect(
        await command('plan.json', `${index}.pdf`, '--template', template, '--day', '2026-01-15'),
      ).toEqual({ exitCode: 0, said: '' });
      return readFile(join(folder, `${index}.pdf`));
    }),
  );
  expect(sizes[1]?.equals(sizes[0] ?? Buffer.of())).toBe(true);
  expect(sizes[2]?.equals(sizes[0] ?? Buffer.of())).toBe(true);
});

test('refuses in one line, with an exit code', async () => {
  const { code, stderr } = await run('none.json', 'out.pdf');
  expect(code).toBe(3);
  expect(stderr.trim().split('\n')).toEqual(['none.json: cannot be read']);
});

test.each([
  [['plan.json'], 2, 'Usage'],
  [['plan.json', 'out.pdf', '--template', '99'], 2, '--template'],
  [['plan.json', 'out.pdf', '--lang', 'xx'], 2, '--lang'],
  [['plan.json', 'out.pdf', '--font', 'Comic'], 2, '--font'],
  [['plan.json', 'out.pdf', '--day', 'today'], 2, '--day'],
  [['plan.json', 'out.pdf', '--day', '2026-13-45'], 2, '--day'],
  [['plan.json', 'out.pdf', '--day', '2026-02-30'], 2, '--day'],
  [['bad.json', 'out.pdf'], 3, 'surprise'],
] as const)('%j is refused in one line', async (given, code, named) => {
  const { exitCode, said } = await command(...given);
  expect(exitCode).toBe(code);
  expect(said).toContain(named);
  expect(said).not.toContain('\n');
});
