import { writePath } from '@trazo/contract/plan-document/value-path';
import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { FieldSpec } from '../questions/field-specs.ts';
import { linesOf, type Question } from '../questions/question.ts';
import { QUESTIONS } from '../questions/questions.ts';

/** A control with the path of its answer, and answers in which there is one at that path. */
export interface Asked {
  readonly assumptions: Assumptions;
  readonly path: string;
  readonly spec: FieldSpec;
}

/** Answers in which every line that a question asks about is there. */
function withLines(): Assumptions {
  let assumptions: Assumptions = {
    ...emptyAssumptions(),
    country: 'es',
    start: '2027-04',
    creditLine: { limit: '', rate: '' },
  };
  for (const { list } of QUESTIONS) {
    if (list?.create === undefined) continue;
    const lines = linesOf(assumptions, list.list);
    const item = list.create(`${list.list}${lines.length}`, assumptions);
    assumptions = writePath(assumptions, list.list, [...lines, item]);
  }
  return assumptions;
}

/** All controls of a question; of a list, those of its first line. */
export function fieldsOf({ fields, list }: Question): Asked[] {
  const assumptions = withLines();
  const own = (fields?.(assumptions) ?? []).map((spec) => ({ assumptions, path: spec.key, spec }));
  if (list === undefined) return own;
  const items = linesOf(assumptions, list.list);
  const index = items.findIndex((item) => list.of(item));
  const item = items[index];
  const inLine = item === undefined ? [] : list.fields(item);
  return [
    ...own,
    ...inLine.map((spec) => ({ assumptions, path: `${list.list}.${index}.${spec.key}`, spec })),
  ];
}
