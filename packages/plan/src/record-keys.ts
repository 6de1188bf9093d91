/** The keys of a record as its type names them. For records made whole in our code: a wider value may have more keys than its type. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];
