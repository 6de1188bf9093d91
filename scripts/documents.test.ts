import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })];
/** Where paths begin that a document shortens. */
const BASES = [
  '',
  'apps/server/src',
  'apps/server/src/modules',
  'apps/server/src/platform',
  'apps/web/src/*',
  'apps/web/src/*/document-view',
  'packages/contract/src',
  'packages/document',
  'packages/document/src',
  'packages/document/src/print-model',
];
const PATH = /^(?:[\w.-]+\/)+(?:[\w.-]+\.(?:tsx?|typ|json|md|js)|)$/;

/** Commands of the root; of a workspace are those that are given one. */
const COMMANDS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
).scripts;

/** Made by a command, not kept. */
const MADE = /^(?:data|out|screenshots)\//;

const textOf = (document: string) => readFileSync(path.join(ROOT, document), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (text: string) => matches(text, /^#+ (.+)$/gm).map(anchorOf);

/** `…` and `<lang>` stand for any folder or name. */
const exists = (written: string) => {
  const pattern = written.replaceAll(/…|<[\w-]+>/g, '*').replace(/\/$/, '');
  return BASES.some((base) => globSync(path.join(base, pattern), { cwd: ROOT }).length > 0);
};

describe.each(DOCUMENTS)('%s', (document) => {
  const text = textOf(document);

  it('links to files and headings that exist', () => {
    const broken = matches(text, /\]\((?!https?:)([^)\s]+)\)/g).filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? document : path.join(path.dirname(document), file);
      if (!exists(target)) return true;
      return anchor !== undefined && !anchorsOf(textOf(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = matches(text, /npm run (?!\S+ --workspace)([a-z][\w:-]*)/g);
    expect(named.filter((name) => !(name in COMMANDS))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const written = matches(text, /`([^`\n]+)`/g);
    const paths = written.filter((each) => PATH.test(each.replaceAll(/…|<[\w-]+>/g, 'x')));
    expect(paths.filter((each) => !MADE.test(each) && !exists(each))).toEqual([]);
  });
});
