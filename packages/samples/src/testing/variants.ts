import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';

/** Assumptions as the samples' prose varies them; a factor of 0.8 is twenty per cent less. */

const times = (text: string, factor: number, digits: number): string =>
  text === '' ? '' : String(Math.round(Number(text) * factor * 10 ** digits) / 10 ** digits);

const sold = (stream: Stream, factor: number): Stream => {
  if (stream.kind === 'annual' || stream.kind === 'monthly') throw new Error('no sample sells like this');
  const first = times(stream.first, factor, 3);
  const normal = times(stream.normal, factor, 3);
  return { ...stream, first, normal };
};

/** Of the streams named, or of all. */
export const lessSold = (
  assumptions: Assumptions,
  factor: number,
  only?: readonly string[],
): Assumptions => ({
  ...assumptions,
  streams: assumptions.streams.map((stream) =>
    (only?.includes(stream.id) ?? true) ? sold(stream, factor) : stream,
  ),
});

/** What each unit uses up. */
export const dearerMaterial = (assumptions: Assumptions, factor: number): Assumptions => ({
  ...assumptions,
  streams: assumptions.streams.map((stream) => {
    if (stream.cost === null) return stream;
    const share = times(stream.cost.share, factor, 4);
    const amount = times(stream.cost.amount, factor, 4);
    return { ...stream, cost: { ...stream.cost, share, amount } };
  }),
});

export const paidLater = (assumptions: Assumptions, days: number): Assumptions => ({
  ...assumptions,
  streams: assumptions.streams.map((stream) => ({
    ...stream,
    terms: stream.terms.map((part) => (part.days > 0 ? { ...part, days: part.days + days } : part)),
  })),
});
