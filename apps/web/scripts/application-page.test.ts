import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { applicationPage } from './application-page.ts';
import { openingOf } from './openings.ts';

const EMPTY =
  '<html><head><link rel="modulepreload" href="/assets/root.js"/></head><body><div id="opening" aria-busy="true"></div></body></html>';
const route = (id: string, css: string[] = []) => ({
  id,
  module: `/assets/${id}.js`,
  imports: ['/assets/framework.js'],
  css,
});
const line = [
  route('root'),
  { ...route('form', ['/assets/form.css']), clientLoaderModule: '/assets/form-loader.js' },
];

it('names every file an address needs, once, and those already named not again', () => {
  const page = applicationPage(EMPTY, line, '/assets/de.js', undefined);
  const files = [...page.matchAll(/href="([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual([
    '/assets/root.js',
    '/assets/framework.js',
    '/assets/form.js',
    '/assets/form-loader.js',
    '/assets/de.js',
    '/assets/form.css',
  ]);
  expect(page).toContain('<div id="opening" aria-busy="true"></div>');
});

it('opens with a title and a lead, which are text whatever is in them', () => {
  const page = applicationPage(EMPTY, line, '/assets/de.js', { title: '$& <b>', lead: 'Lead' });
  expect(page).toContain('<h1>$&amp; &lt;b></h1><p>Lead</p></main></div>');
});

it('has openings in each language', async () => {
  for (const language of LANGUAGES) {
    expect((await openingOf('/signin', language))?.title).toMatch(/\S/);
    expect(await openingOf('/account', language)).toBeUndefined();
  }
  expect(await openingOf('/builder/form', 'de')).not.toEqual(await openingOf('/builder/form', 'en'));
});
