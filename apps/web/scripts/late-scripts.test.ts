import { expect, it } from 'vitest';
import { EARLY_CLICKS } from '../src/shared/site/early-clicks.ts';
import { preloadedScripts, withLateScripts } from './late-scripts.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/><link rel="preload" as="style" href="/assets/form.css"/></head><body><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"../routes/home":route1};

import("/assets/entry.js");</script></body></html>`;
const late = withLateScripts(PAGE, ['/assets/framework.js', '/assets/entry.js', '/assets/root.js']);

it('names no script before the first paint', () => {
  expect(preloadedScripts(PAGE)).toEqual(['/assets/entry.js', '/assets/root.js']);
  expect(preloadedScripts(late)).toEqual([]);
  expect(late).not.toContain('as="style"');
});

it('runs them in their order, the entry last and after all the router wants to know', () => {
  const [, script = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(late) ?? [];
  expect(script).toContain('scripts=["/assets/framework.js","/assets/root.js","/assets/entry.js"]');
  expect(script).toContain('styles=["/assets/form.css"]');
  const told =
    'window.__reactRouterRouteModules={"root":await import("/assets/root.js"),"../routes/home":await import("/assets/home.js")}';
  expect(script.indexOf(told)).toBeGreaterThan(script.indexOf('await import("/assets/manifest-1.js")'));
  expect(script.indexOf('await import("/assets/entry.js")')).toBeGreaterThan(script.indexOf(told));
});

it('keeps what is clicked from before the first of them is fetched', () => {
  expect(late).toContain(`<script type="module" async="">${EARLY_CLICKS}`);
});

it('throws where the router starts a page in a way of which nothing is known here', () => {
  expect(() => withLateScripts('<script type="module" async="">import "/a.js";</script>', [])).toThrow(
    'another way',
  );
});
