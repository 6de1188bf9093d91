import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const PARTS = {
  entry: '/assets/entry.js',
  scripts: ['/assets/entry.js'],
  styles: ['/assets/base.css', '/assets/home.css'],
  stylesAhead: [],
  notice: '{"title":"<$&>"}',
};

it('has the styles in the page, and their links switched off', async () => {
  const written = '<html><head><title>T</title></head><body>B</body></html>';
  const page = await pageHtml(written, PARTS, async (address) => `/* ${address} $& </style> */`);
  expect(page).toContain('<link rel="stylesheet" href="/assets/base.css" disabled>');
  expect(page).toContain('<style>/* /assets/base.css $& <\\/style> */\n/* /assets/home.css');
  expect(page.match(/<\/style>/g)).toHaveLength(1);
});

it('ends with the module that starts it, and says nothing that could end a script', async () => {
  const page = await pageHtml('<head></head><body>B</body>', PARTS, async () => '');
  expect(page).toMatch(/<body>B<script type="module">[\s\S]+<\/script><\/body>$/);
  expect(page).toContain('id="start-words">{"title":"\\u003c$&>"}</script>');
});
