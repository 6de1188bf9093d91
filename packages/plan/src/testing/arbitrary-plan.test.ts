import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { itemId, shortText } from '../fields.ts';
import { planSchema } from '../plan.ts';
import { arbitraryOfSchema } from './arbitrary-of-schema.ts';
import { arbitraryPlan } from './arbitrary-plan.ts';
import { arbitraryId } from './arbitrary-values.ts';

/** Objects whose keys are content: figures by cell. */
const RECORDS = new Set(['.finance.assumptions.filled']);

/** How often each field of a plan is neither blank nor missing. */
function filledFields(plans: readonly unknown[]): Map<string, number> {
  const filled = new Map<string, number>();
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const item of value) look(item, `${path}.*`);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value))
        look(inner, RECORDS.has(path) ? `${path}.*` : `${path}.${name}`);
    } else filled.set(path, (filled.get(path) ?? 0) + (value === '' || value === null ? 0 : 1));
  };
  for (const plan of plans) look(plan, '');
  return filled;
}

it('any plan fills each field of the plan now and then', () => {
  const filled = filledFields(fc.sample(arbitraryPlan(), { numRuns: 300, seed: 1 }));
  // An object that may be missing is filled where one of its fields is.
  const isObject = (path: string) => [...filled.keys()].some((other) => other.startsWith(`${path}.`));
  expect([...filled].filter(([path, times]) => times < 5 && !isObject(path))).toEqual([]);
  for (const section of Object.keys(planSchema.shape)) {
    expect([...filled.keys()].some((path) => path.startsWith(`.${section}.`))).toBe(true);
  }
});

it('a field added to a schema is made, one whose form is checked asks how', () => {
  const item = z.strictObject({ id: itemId, note: shortText, kind: z.enum(['a', 'b']) });
  const known = new Map([[itemId, arbitraryId]]);
  const schema = z.strictObject({ list: z.array(item) });
  fc.assert(fc.property(arbitraryOfSchema(schema, known), (value) => schema.safeParse(value).success));
  expect(() => arbitraryOfSchema(z.strictObject({ code: z.string().regex(/^\d$/) }), known)).toThrow(
    'does not say how',
  );
});
