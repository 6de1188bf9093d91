import { describe, expect, it } from 'vitest';
import { mentionAtEnd, partsOf } from './mention.ts';

const NAMES = ['Ana', 'Ana María', 'Éva', ''];

describe('a mention', () => {
  it('is found by its name, the longer one first, and other words stay words', () => {
    expect(partsOf('@Ana María and @Ana, not a@b or @Leo', NAMES)).toEqual([
      { text: '@Ana María', isMention: true },
      { text: ' and ', isMention: false },
      { text: '@Ana', isMention: true },
      { text: ', not a@b or @Leo', isMention: false },
    ]);
    expect(partsOf('', NAMES)).toEqual([]);
  });

  it.each([
    ['Ask @', ['Ana', 'Ana María', 'Éva']],
    ['Ask @a', ['Ana', 'Ana María']],
    ['@é', ['Éva']],
    ['a@a', undefined],
    ['Ask @x', undefined],
    ['@Ana ', ['Ana María']],
    ['@Ana is', undefined],
  ])('is offered for %j', (text, names) => {
    expect(mentionAtEnd(text, NAMES)?.names).toEqual(names);
  });

  it('begins behind its sign', () => {
    expect(mentionAtEnd('Ask @a', NAMES)?.from).toBe(5);
  });
});
