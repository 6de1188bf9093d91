import { decodeContent, encodeContent } from '@trazo/contract/content/content-codec';
import { contentOfDraft } from '@trazo/contract/plan-document/content-of';
import { readPath, writePath } from '@trazo/contract/plan-document/value-path';
import { figuresOf } from '@trazo/forecast/testing/properties';
import { expect, it } from 'vitest';
import { type Draft, emptyDraft } from '../../../workspace/plan-store/draft.ts';
import { draftHandedIn } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { draftForecast } from './figures/draft-forecast.ts';
import { QUESTIONS } from './questions/questions.ts';
import { fieldsOf } from './testing/asked-fields.ts';

const TYPED = ['-5', 'abc', '😀', 'مرحبا', '1'.repeat(30), '1e9', '12,5,x', '0.00001', '99999999999'];
/** So many of them in each field, in turn. */
const EACH = 3;

const numbers = QUESTIONS.flatMap((question) =>
  fieldsOf(question)
    .filter(({ spec, path }) => (spec.kind === 'number' || spec.kind === 'whole') && !path.startsWith('@'))
    .map((asked) => [question.id, asked.path, asked.assumptions] as const),
).map(
  ([id, path, assumptions], index) =>
    [id, path, assumptions, TYPED.filter((_, each) => (each + index) % EACH === 0)] as const,
);

/** Paths of what is a number, and no figure. */
function noFigures(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => noFigures(each, `${path}.${key}`));
}

it.each(numbers)('%s, %s keeps what is typed, spoils no figure and no plan', (_, path, answers, typed) => {
  for (const text of typed) {
    const draft: Draft = { ...emptyDraft(), finance: { ...emptyDraft().finance, assumptions: answers } };
    const finance = { ...draft.finance, assumptions: writePath(answers, path, text) };
    const now: Draft = { ...draft, finance };
    const kept = draftHandedIn({ finance }).getState().draft.finance;
    expect(readPath(kept, `assumptions.${path}`), text).toBe(text);
    expect(decodeContent(encodeContent(contentOfDraft(now))).ok, text).toBe(true);
    const worked = draftForecast(now, finance);
    expect(worked === null ? ['no forecast'] : noFigures(figuresOf(worked.forecast)), text).toEqual([]);
  }
});
