import { describe, expect, it } from 'vitest';
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

describe('starts', () => {
  const [, script = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(late) ?? [];
  /** Runs the page's script in a browser of which only this much is there; answers what it fetches, at any time later. */
  function run(
    visibilityState: string,
    PerformanceObserver?: unknown,
    opening?: { childElementCount: number },
  ) {
    const [fetched, frames, timers]: [string[], (() => void)[], [() => void, number][]] = [[], [], []];
    const document = {
      visibilityState,
      getElementById: (id: string) => (id === 'opening' ? opening : undefined),
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    };
    const browser = {
      document,
      globalThis: { PerformanceObserver },
      PerformanceObserver,
      addEventListener: () => undefined,
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      setTimeout: (timer: () => void, ms = 0) => timers.push([timer, ms]),
    };
    const inside = script.replaceAll(/\bimport\(/g, 'fetchScript(');
    new Function(...Object.keys(browser), 'fetchScript', inside)(...Object.values(browser), async () => ({}));
    return { fetched, frames, timers };
  }
  /** One that tells of paints, when asked to. */
  function observing() {
    const told: ((name: string) => void)[] = [];
    class Observer {
      static supportedEntryTypes = ['paint'];
      constructor(callback: (seen: unknown, observer: Observer) => void) {
        told.push((name) =>
          callback({ getEntriesByName: (asked: string) => (asked === name ? [1] : []) }, this),
        );
      }
      observe() {}
      disconnect() {}
    }
    return {
      Observer,
      tell: (name: string) => {
        for (const each of told) each(name);
      },
    };
  }

  it('once something has been shown, and only once', () => {
    const { Observer, tell } = observing();
    const { fetched, timers } = run('visible', Observer);
    tell('first-paint');
    expect(fetched).toEqual([]);
    tell('first-contentful-paint');
    expect(fetched).toContain('/assets/framework.js');
    const { length } = fetched;
    for (const [timer] of timers) timer();
    expect(fetched).toHaveLength(length);
  });

  it('in the end, where nothing is ever told to be shown', () => {
    const { fetched, timers } = run('visible', observing().Observer);
    expect(fetched).toEqual([]);
    for (const [timer] of timers) timer();
    expect(fetched).toContain('/assets/framework.js');
  });

  it('at once in a tab nobody looks at', () => {
    expect(run('hidden').fetched).toContain('/assets/framework.js');
  });

  it.each([
    ['paints are not told', undefined, undefined],
    ['the page is blank until the application has come', observing().Observer, { childElementCount: 0 }],
  ])('after a frame where %s', (_where, Observer, opening) => {
    const { fetched, frames, timers } = run('visible', Observer, opening);
    expect(fetched).toEqual([]);
    expect(timers).toEqual([]);
    for (const frame of frames) frame();
    for (const [timer, ms] of timers) if (ms === 0) timer();
    expect(fetched).toContain('/assets/framework.js');
  });

  it('not before it has been shown where the page opens with words', () => {
    const { fetched, frames } = run('visible', observing().Observer, { childElementCount: 2 });
    expect(frames).toEqual([]);
    expect(fetched).toEqual([]);
  });
});
