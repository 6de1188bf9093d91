import { describe, expect, it } from 'vitest';
import { choosePage, type WrittenPages } from './page-choice.ts';

const FILES = new Set([
  ...['index', 'terms', 'templates/1'].flatMap((page) => [
    `named/de/${page}.html`,
    `unnamed/fr/${page}.html`,
  ]),
  ...['index', 'terms', 'templates/-', '-'].map((form) => `unknown/fr/${form}.html`),
  ...['templates/-', '-'].map((form) => `unknown-named/de/${form}.html`),
  'application/fr.html',
  'application/fr/builder/form.html',
]);
const pages: WrittenPages = {
  has: (file) => FILES.has(file),
  application: [
    { pattern: /^\/signin$/, page: 'signin' },
    { pattern: /^\/builder\/form$/, page: 'builder/form' },
    { pattern: /^\/builder\/[^/]+\/form$/, page: 'builder/form' },
    { pattern: /^\/shared\/[^/]+$/, page: 'shared' },
  ],
};

describe('choosePage', () => {
  it.each([
    ['/', 'unnamed/fr/index.html', 200],
    ['/terms', 'unnamed/fr/terms.html', 200],
    ['/templates/1', 'unnamed/fr/templates/1.html', 200],
    ['/signin', 'application/fr.html', 200],
    ['/builder/form', 'application/fr/builder/form.html', 200],
    ['/builder/abc/form', 'application/fr/builder/form.html', 200],
    ['/shared/abc', 'application/fr.html', 200],
    ['/shared/abc/d', 'unknown/fr/-.html', 404],
    ['/nothing', 'unknown/fr/index.html', 404],
    ['/nothing/terms', 'unknown/fr/terms.html', 404],
    ['/nothing/at/all', 'unknown/fr/-.html', 404],
    ['/templates/999', 'unknown/fr/templates/-.html', 404],
    ['/_fr_404', 'unknown/fr/index.html', 404],
  ])('%s in the visitor’s language: %s', (address, file, status) => {
    const choice = choosePage(address, 'fr', pages);
    expect(choice).toMatchObject({ file, status, language: 'fr', isNegotiated: true });
    expect(choice.isForSearch).toBe(status === 200 && !address.includes('/abc'));
  });

  it.each([
    ['/de', 'named/de/index.html', 200],
    ['/de/terms', 'named/de/terms.html', 200],
    ['/de/nothing', 'unknown-named/de/-.html', 404],
    ['/de/signin', 'unknown-named/de/-.html', 404],
    ['/de/templates/999', 'unknown-named/de/templates/-.html', 404],
  ])('%s in its own: %s', (address, file, status) => {
    const choice = choosePage(address, 'fr', pages);
    expect(choice).toMatchObject({ file, status, language: 'de', isNegotiated: false });
  });
});
