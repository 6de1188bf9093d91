import { describe, expect, it } from 'vitest';
import { inOrder, pastedLines, positionOf, spliceLines, withMoved } from './lines.ts';

describe('pasting', () => {
  it('makes a line of each, without bullets, numbers or blanks', () => {
    expect(pastedLines('• One\r\n\n 2) Two\n- Three – with a dash\n\u2028')).toEqual([
      'One',
      'Two',
      'Three – with a dash',
    ]);
  });

  it('leaves a figure at the start of a line alone', () => {
    expect(pastedLines('14 bars signed\n3.5 tonnes a day\n-5 degrees')).toEqual([
      '14 bars signed',
      '3.5 tonnes a day',
      '-5 degrees',
    ]);
  });

  it('loses nothing of what stood around the cursor', () => {
    const selected = { text: 'before gone after', start: 7, end: 11 };
    expect(spliceLines(selected, ['a', 'b', 'c'])).toEqual(['before ', 'a', 'b', 'c', ' after']);
    expect(spliceLines({ text: ' ', start: 0, end: 0 }, ['a', 'b'])).toEqual(['a', 'b']);
    expect(spliceLines({ text: 'onetwo', start: 3, end: 3 }, [])).toEqual(['one', 'two']);
  });
});

describe('moving', () => {
  const ids = { strengths: ['a', 'b'], threats: ['c'] };

  it('knows where a line stands', () => {
    expect(positionOf(ids, 'c')).toEqual({ column: 'threats', index: 0 });
    expect(positionOf(ids, 'x')).toBeUndefined();
  });

  it('takes a line from one list to another', () => {
    expect(withMoved(ids, 'a', { column: 'threats', index: 1 }, 2)).toEqual({
      strengths: ['b'],
      threats: ['c', 'a'],
    });
    expect(withMoved(ids, 'a', { column: 'strengths', index: 1 }, 2)).toEqual({
      strengths: ['b', 'a'],
      threats: ['c'],
    });
  });

  it('takes no line into a list that is full, and moves lines within it', () => {
    expect(withMoved(ids, 'c', { column: 'strengths', index: 0 }, 2)).toBe(ids);
    expect(withMoved(ids, 'a', { column: 'strengths', index: 1 }, 2).strengths).toEqual(['b', 'a']);
  });

  it('carries the text along', () => {
    const columns = {
      strengths: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
      threats: [{ id: 'c', text: 'C' }],
    };
    expect(inOrder(columns, withMoved(ids, 'b', { column: 'threats', index: 0 }, 2))).toEqual({
      strengths: [{ id: 'a', text: 'A' }],
      threats: [
        { id: 'b', text: 'B' },
        { id: 'c', text: 'C' },
      ],
    });
  });
});
