import { describe, expect, it } from 'vitest';
import { EARLY_CLICKS } from '../src/shared/site/early-clicks.ts';
import { startScript } from './start-script.ts';

const script = startScript({
  scripts: ['/assets/framework.js', '/assets/entry.js', '/assets/home.js'],
  entry: '/assets/entry.js',
  stylesAhead: ['/assets/form.css'],
});

it('runs them in their order, the entry last', () => {
  expect(script).toContain('scripts=["/assets/framework.js","/assets/home.js","/assets/entry.js"]');
  expect(script).toContain('styles=["/assets/form.css"]');
  expect(script).toContain('await get("/assets/entry.js")');
});

it('keeps what is clicked from before the first of them is fetched', () => {
  expect(script.startsWith(EARLY_CLICKS)).toBe(true);
});

describe('starts', () => {
  /** Runs the page's script in a browser of which only this much is there; answers what it fetches, at any time later. */
  function run(
    visibilityState: string,
    PerformanceObserver?: unknown,
    opening?: { childElementCount: number },
    isOutdated = false,
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
      window: { isOutdated },
      showStartError: () => undefined,
      clearTimeout: () => undefined,
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
    const callbacks: ((name: string) => void)[] = [];
    class Observer {
      static supportedEntryTypes = ['paint'];
      constructor(callback: (seen: unknown, observer: Observer) => void) {
        callbacks.push((name) =>
          callback({ getEntriesByName: (asked: string) => (asked === name ? [1] : []) }, this),
        );
      }
      observe() {}
      disconnect() {}
    }
    return {
      Observer,
      tell: (name: string) => {
        for (const each of callbacks) each(name);
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

  it('in the end, where no paint is ever reported', () => {
    const { fetched, timers } = run('visible', observing().Observer);
    expect(fetched).toEqual([]);
    for (const [timer] of timers) timer();
    expect(fetched).toContain('/assets/framework.js');
  });

  it('at once in a hidden tab', () => {
    expect(run('hidden').fetched).toContain('/assets/framework.js');
  });

  it.each([
    ['paints are not reported', undefined, undefined],
    ['the page is blank until the application has come', observing().Observer, { childElementCount: 0 }],
  ])('after a frame where %s', (_where, Observer, opening) => {
    const { fetched, frames, timers } = run('visible', Observer, opening);
    expect(fetched).toEqual([]);
    expect(timers).toEqual([]);
    for (const frame of frames) frame();
    for (const [timer, ms] of timers) if (ms === 0) timer();
    expect(fetched).toContain('/assets/framework.js');
  });

  it('never in a browser that is too old', () => {
    expect(run('hidden', undefined, undefined, true).fetched).toEqual([]);
    expect(run('visible', undefined, undefined, true).fetched).toEqual([]);
  });

  it('not before it has been shown where the page opens with words', () => {
    const { fetched, frames } = run('visible', observing().Observer, { childElementCount: 2 });
    expect(frames).toEqual([]);
    expect(fetched).toEqual([]);
  });
});
