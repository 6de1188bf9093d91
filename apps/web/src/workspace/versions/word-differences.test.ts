import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Run, wordDifferences } from './word-differences.ts';

const wordsOf = (runs: readonly Run[]) => runs.map(({ kind, text }) => [kind, text]);

it('marks the words that differ, in the lines where they do', () => {
  const before = 'Same line.\nWe bake bread in an old mill.\nAnd the end.';
  const after = 'Same line.\nWe bake good bread in a mill.\nAnd the end.\nAnd more.';
  const [first, second, ...none] = wordDifferences(before, after);
  expect(wordsOf(first?.runs ?? [])).toEqual([
    ['same', 'We bake '],
    ['new', 'good '],
    ['same', 'bread in '],
    ['gone', 'an old'],
    ['new', 'a'],
    ['same', ' mill.'],
  ]);
  expect(wordsOf(second?.runs ?? [])).toEqual([['new', 'And more.']]);
  expect(none).toEqual([]);
  expect(wordDifferences(before, before)).toEqual([]);
});

it('says what there was and what there is, of whatever words', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'mill', ' ', ', ', '.', 'ñ', '12'), { maxLength: 30 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = wordDifferences(before, after).flatMap((passage) => passage.runs);
      const without = (kind: Run['kind']) =>
        runs.flatMap((run) => (run.kind === kind ? [] : [run.text])).join('');
      if (before === after) expect(runs).toEqual([]);
      else expect([without('new'), without('gone')]).toEqual([before, after]);
    }),
  );
});
