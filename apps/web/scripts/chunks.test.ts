import { expect, it } from 'vitest';
import { Chunks } from './chunks.ts';

const chunks = new Chunks({
  'entry.ts': {
    file: 'assets/entry.js',
    imports: ['_shared.js'],
    dynamicImports: ['page.tsx'],
    css: ['assets/base.css'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js' },
  'page.tsx': {
    file: 'assets/page.js',
    imports: ['_shared.js'],
    css: ['assets/page.css', 'assets/base.css'],
  },
});

it('names each script after those it imports, once', () => {
  expect(chunks.scripts(['entry.ts', 'page.tsx'])).toEqual([
    '/assets/framework.js',
    '/assets/shared.js',
    '/assets/entry.js',
    '/assets/page.js',
  ]);
});

it('names the styles of scripts, once', () => {
  expect(chunks.styles(['entry.ts', 'page.tsx'])).toEqual(['/assets/base.css', '/assets/page.css']);
});

it('throws when scripts import one another: one of them would run before what it is made of', () => {
  const circle = new Chunks({
    a: { file: 'a.js', imports: ['b'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['a'] },
  });
  expect(() => circle.scripts(['a'])).toThrow('Scripts in a circle: a → b → c → a');
});

it('throws for what was not built', () => {
  expect(() => chunks.scripts(['lost.ts'])).toThrow('lost.ts');
});
