import { describe, expect, it } from 'vitest';
import { choosePage, type WrittenPages } from './page-choice.ts';

const FILES = new Set([
  ...['index', 'terms', 'templates/1'].flatMap((page) => [
    `named/de/${page}.html`,
    `unnamed/fr/${page}.html`,
  ]),
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
    ['/shared/abc/d', 'unnamed/not-found/fr.html', 404],
    ['/nothing', 'unnamed/not-found/fr.html', 404],
    ['/nothing/terms', 'unnamed/not-found/fr.html', 404],
    ['/nothing/at/all', 'unnamed/not-found/fr.html', 404],
    ['/templates/999', 'unnamed/not-found/fr.html', 404],
  ])('%s in the visitor’s language: %s', (address, file, status) => {
    const choice = choosePage(address, 'fr', pages);
    expect(choice).toMatchObject({ file, status, language: 'fr', isNegotiated: true });
    expect(choice.isForSearch).toBe(status === 200 && !address.includes('/abc'));
  });

  it.each([
    ['/de', 'named/de/index.html', 200],
    ['/de/terms', 'named/de/terms.html', 200],
    ['/de/nothing', 'named/not-found/de.html', 404],
    ['/de/signin', 'named/not-found/de.html', 404],
    ['/de/templates/999', 'named/not-found/de.html', 404],
  ])('%s in its own: %s', (address, file, status) => {
    const choice = choosePage(address, 'fr', pages);
    expect(choice).toMatchObject({ file, status, language: 'de', isNegotiated: false });
  });
});
