import { expect, it } from 'vitest';
import { BuiltPage } from '../site/built-page.ts';
import { inlineStylesOf } from './inline-styles.ts';

it('puts the styles into the page, in their order, and keeps links that fetch nothing', async () => {
  const page = new BuiltPage(
    '<head><link rel="stylesheet" href="/a.css#"><link rel="stylesheet" href="/b.css"></head><body></body>',
  );
  const texts: Record<string, string> = { '/a.css': 'a{content:"</style>"}', '/b.css': 'b{}' };
  await inlineStylesOf(page, async (file) => texts[file] ?? '');
  expect(page.html).toBe(
    '<html><head><link rel="stylesheet" href="/a.css#" disabled=""><link rel="stylesheet" href="/b.css" disabled=""><style>a{content:"<\\/style>"}\nb{}</style></head><body></body></html>',
  );
});

it('throws where a page has no stylesheet in its head', async () => {
  const page = new BuiltPage('<head></head>');
  await expect(inlineStylesOf(page, async () => '')).rejects.toThrow('stylesheets of a page');
});
