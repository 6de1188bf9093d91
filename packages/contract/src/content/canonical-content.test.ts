import { arbitraryPlan, arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAndCompare, encodeContent } from './content-codec.ts';

const text = fc
  .record({ plan: arbitraryPlan({ storedPictures: true }), theme: arbitraryTheme() })
  .map((content) => encodeContent(content));

type Wire = { [name: string]: unknown };

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object of a content. */
function objectsOf(value: unknown): Wire[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  return isWire(value) ? [value, ...Object.values(value).flatMap(objectsOf)] : [];
}

/** One change of a content that may leave it readable, but is not how we write it. */
const CHANGES: readonly ((branch: Wire, name: string) => void)[] = [
  (branch, name) => delete branch[name],
  (branch, name) => {
    branch[name] = null;
  },
  (branch, name) => {
    branch[name] = '';
  },
  (branch, name) => {
    branch[name] = '7';
  },
  (branch, name) => {
    branch[name] = 7;
  },
  (branch, name) => {
    branch[name] = {};
  },
  (branch, name) => {
    branch[name] = [];
  },
  (branch, name) => {
    const value = branch[name];
    delete branch[name];
    branch[name] = value;
  },
  (branch) => {
    branch.id = null;
  },
  (branch) => {
    branch.formatted_address = 'Calle Mayor 1';
  },
  (branch, name) => {
    branch[name] = '\ud800';
  },
];

const changed = fc
  .record({
    wire: text,
    at: fc.nat(),
    name: fc.nat(),
    change: fc.constantFrom(...CHANGES),
  })
  .map(({ wire, at, name, change }) => {
    const content: unknown = JSON.parse(wire);
    const objects = objectsOf(content);
    const branch = objects[at % objects.length] ?? {};
    const names = Object.keys(branch);
    change(branch, names[name % names.length] ?? '');
    return JSON.stringify(content);
  });

/** The same JSON, written otherwise. */
const rewritten = fc.tuple(text, fc.nat()).chain(([wire, at]) => {
  const place = wire.indexOf(',', at % wire.length);
  return fc.constantFrom(
    ` ${wire}`,
    `${wire}\n`,
    wire.slice(0, place + 1) + wire.slice(place + 1).replace('"', ' "'),
    wire.replace('"ProfileData"', '"\\u0050rofileData"'),
    wire.replace('"schema_version":1', '"schema_version":1.0'),
    wire.replace('"schema_version":1', '"schema_version":1,"schema_version":1'),
    wire.replace('"schema_version":1,', ''),
    wire.replace('"template_id":', '"template_id":1,"template_id":'),
  );
});

describe('decodeAndCompare', () => {
  it('knows our own text', () => {
    fc.assert(
      fc.property(text, (wire) => {
        const read = decodeAndCompare(wire);
        expect(read.ok && read.isCanonical()).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('tells of any other text whether encoding gives it again', () => {
    let others = 0;
    fc.assert(
      fc.property(fc.oneof(changed, rewritten), (wire) => {
        const read = decodeAndCompare(wire);
        if (!read.ok) return;
        const isSame = encodeContent(read) === wire;
        if (!isSame) others += 1;
        expect(read.isCanonical()).toBe(isSame);
      }),
      { numRuns: 500 },
    );
    expect(others).toBeGreaterThan(100);
  });
});
