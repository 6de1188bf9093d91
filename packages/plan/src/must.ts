/** Something the code relies on does not hold: a fault of ours, `internal` to the client; the log has the reason. */
export class BrokenInvariantError extends Error {
  override readonly name = 'BrokenInvariantError';
}

/** The value that cannot be missing here. `why` says what guarantees it, for the log of the day when it does not. */
export function must<Value>(value: Value | null | undefined, why: string): Value {
  if (value === null || value === undefined) throw new BrokenInvariantError(`expected: ${why}`);
  return value;
}
