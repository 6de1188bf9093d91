import Negotiator from 'negotiator';

/** The one of `offered` the client likes best (RFC 9110: the more precise range counts); the first if it likes none. */
export function acceptedMediaType<Offered extends string>(
  headers: Record<string, string | string[] | undefined>,
  offered: readonly [Offered, ...Offered[]],
): Offered {
  const best = new Negotiator({ headers }).mediaType([...offered]);
  return offered.find((type) => type === best) ?? offered[0];
}
