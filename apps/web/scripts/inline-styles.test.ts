import { expect, it } from 'vitest';
import { withInlineStyles } from './inline-styles.ts';

it('puts the styles into the page, in their order, and keeps links that fetch nothing', async () => {
  const page =
    '<head><link rel="stylesheet" href="/a.css#"/><link rel="stylesheet" href="/b.css"/></head><body></body>';
  const texts: Record<string, string> = { '/a.css': 'a{content:"</style>"}', '/b.css': 'b{}' };
  const inlined = await withInlineStyles(page, async (file) => texts[file] ?? '');
  expect(inlined).toBe(
    '<head><link rel="stylesheet" href="/a.css#" disabled=""/><link rel="stylesheet" href="/b.css" disabled=""/><style>a{content:"<\\/style>"}\nb{}</style></head><body></body>',
  );
});
