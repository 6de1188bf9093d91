import { expect, it } from 'vitest';
import { attribute, BuiltPage } from '../site/built-page.ts';
import { nameFiles } from './route-files.ts';

const route = (id: string, css: string[] = []) => ({
  id,
  module: `/assets/${id}.js`,
  imports: ['/assets/framework.js'],
  css,
});

it('names every file an address needs, once, and those already named not again', () => {
  const page = new BuiltPage('<head><link rel="modulepreload" href="/assets/root.js"></head>');
  const line = [
    route('root'),
    { ...route('form', ['/assets/form.css']), clientLoaderModule: '/assets/form-loader.js' },
  ];
  nameFiles(page, line, '/assets/de.js');
  expect(page.elements('link').map((link) => [attribute(link, 'rel'), attribute(link, 'href')])).toEqual([
    ['modulepreload', '/assets/root.js'],
    ['modulepreload', '/assets/framework.js'],
    ['modulepreload', '/assets/form.js'],
    ['modulepreload', '/assets/form-loader.js'],
    ['modulepreload', '/assets/de.js'],
    ['preload', '/assets/form.css'],
  ]);
});
