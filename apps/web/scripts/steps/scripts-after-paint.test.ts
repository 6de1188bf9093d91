import { expect, it } from 'vitest';
import { attribute, BuiltPage } from '../site/built-page.ts';
import type { PagePlan } from '../site/built-site.ts';
import { pageStart } from '../site/page-start.ts';
import { fetchAfterPaint } from './scripts-after-paint.ts';

const START = '<script type="module">import "/assets/manifest.js";import("/assets/entry.js");</script>';
const planOf = (page: BuiltPage): PagePlan => ({
  start: pageStart(page),
  order: [],
  styles: [],
  begins: 'at once',
  runs: 'together',
});

it('leaves no script and no style in the head to be fetched before the first paint', () => {
  const page = new BuiltPage(
    `<head><link rel="modulepreload" href="/assets/root.js"><link rel="preload" as="style" href="/assets/form.css"><link rel="preload" as="font" href="/assets/text.woff2"></head>${START}`,
  );
  const plan = planOf(page);
  fetchAfterPaint(page, plan);
  expect(page.elements('link').map((link) => attribute(link, 'href'))).toEqual(['/assets/text.woff2']);
  expect(plan).toMatchObject({ styles: ['/assets/form.css'], begins: 'after the first paint' });
});

it('throws where the head names no script', () => {
  const page = new BuiltPage(`<head></head>${START}`);
  expect(() => fetchAfterPaint(page, planOf(page))).toThrow('in its head');
});
