import { expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';
import { CharacterSegmenter } from './character-segmenter.ts';

it.each(['Señora', 'Sen\u0303ora', '👩🏽‍🍳 pan', '🇪🇸🇫🇷', 'a\r\nb', ''])(
  'cuts %j as the platform does',
  (text) => {
    const platform = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    expect([...new CharacterSegmenter().segment(text)].map(({ segment }) => segment)).toEqual(platform);
  },
);

it('aborts with the first of several, for its reason', () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const signal = anySignal([one.signal, two.signal]);
  expect(signal.aborted).toBe(false);
  two.abort('late');
  one.abort('again');
  expect(signal.reason).toBe('late');
  expect(anySignal([two.signal]).reason).toBe('late');
});
