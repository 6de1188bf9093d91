import { expect, it } from 'vitest';
import { BuiltPage } from './built-page.ts';
import { pageStart } from './page-start.ts';

const START = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
window.__reactRouterRouteModules = {"root":route0,"../routes/home":route1};
import("/assets/entry.js");`;
const page = (start: string) =>
  new BuiltPage(`<html><body><script type="module" async="">${start}</script></body></html>`);

it('reads how the router starts a page', () => {
  const { manifest, routes, entry } = pageStart(page(START));
  expect({ manifest, entry }).toEqual({ manifest: '/assets/manifest-1.js', entry: '/assets/entry.js' });
  expect([...routes]).toEqual([
    ['root', '/assets/root.js'],
    ['../routes/home', '/assets/home.js'],
  ]);
});

it.each([
  ['does something more', `${START}\nwindow.more = 1;`],
  ['has no manifest', START.replace('import "/assets/manifest-1.js";', '')],
  ['has no entry', START.replace('import("/assets/entry.js");', '')],
  ['does not name a route', START.replace(',"../routes/home":route1', '')],
  ['names a route without code', START.replace('import * as route1 from "/assets/home.js";', '')],
  ['imports parts of a route', START.replace('* as route1', '{ route1 }')],
  ['takes its entry from a variable', START.replace('import("/assets/entry.js")', 'import(entry)')],
])('throws where it %s', (_how, start) => {
  expect(() => pageStart(page(start))).toThrow('The build assumes');
});

it('throws where there is no such module, or another one', () => {
  expect(() => pageStart(new BuiltPage('<p></p>'))).toThrow('one module');
  const two = `<script type="module">${START}</script><script type="module"></script>`;
  expect(() => pageStart(new BuiltPage(two))).toThrow('one module');
});
