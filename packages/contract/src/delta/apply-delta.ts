/** The file a delta makes of its base (`delta.ts` says how it is written). Throws a `RangeError` where it is none of this base. */
export function applyDelta(base: Uint8Array, delta: Uint8Array): Uint8Array<ArrayBuffer> {
  let read = 0;
  const number = () => {
    let [value, weight] = [0, 1];
    while (true) {
      const byte = delta[read++];
      if (byte === undefined) throw new RangeError('a number without an end');
      value += (byte % 128) * weight;
      if (byte < 128) return value;
      weight *= 128;
    }
  };
  const part = (bytes: Uint8Array, from: number, length: number) => {
    if (from + length > bytes.length) throw new RangeError('more than there is');
    return bytes.subarray(from, from + length);
  };
  const made = new Uint8Array(number());
  let at = 0;
  while (read < delta.length) {
    const step = number();
    const length = Math.floor(step / 2);
    const isCopied = step % 2 === 1;
    made.set(isCopied ? part(base, number(), length) : part(delta, read, length), at);
    if (!isCopied) read += length;
    at += length;
  }
  if (at !== made.length) throw new RangeError('less than the whole');
  return made;
}
