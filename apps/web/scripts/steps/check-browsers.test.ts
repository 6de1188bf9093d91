import { expect, it } from 'vitest';
import { oldestSupport } from '../browser-support.ts';
import { missingInScript, missingInStyles } from './check-browsers.ts';

const support = oldestSupport();

it('finds what the oldest browsers lack in built code', () => {
  const script =
    'export const a = b.toHex(), c = URL.parse(d), e = new Intl.DurationFormat(), f = g.toSorted();';
  expect([...missingInScript(script, support)].toSorted()).toEqual([
    '.toHex',
    '.toSorted',
    'Intl.DurationFormat',
    'URL.parse',
  ]);
});

it('finds nothing in what all of them have', () => {
  const script =
    'export const a = structuredClone([1].at(-1)), b = JSON.parse(c), d = [1].findLast(Boolean);';
  expect([...missingInScript(script, support)]).toEqual([]);
});

it('finds styles the oldest browsers lack', () => {
  expect([
    ...missingInStyles('@layer a { p:has(b) { color: red; field-sizing: content } }', support),
  ]).toEqual(['field-sizing', ':has']);
});
