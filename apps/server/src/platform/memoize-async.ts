/** Memoizes what a function promises, by its argument; what was rejected is asked for again the next time. */
export function memoizeAsync<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const begun = known.get(key);
    if (begun !== undefined) return begun;
    const made = make(key);
    known.set(key, made);
    made.catch(() => known.delete(key));
    return made;
  };
}
