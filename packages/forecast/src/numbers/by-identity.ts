/**
 * Memo by identity: what follows from one line of the assumptions is worked out again only where the line is another object, or stands
 * in other circumstances. A key in an answer changes one line of many. What is remembered is never changed.
 */
export function byIdentity<Line extends object, Value>() {
  const known = new WeakMap<Line, { readonly circumstances: string; readonly value: Value }>();
  return (line: Line, circumstances: string, work: () => Value): Value => {
    const found = known.get(line);
    if (found?.circumstances === circumstances) return found.value;
    const value = work();
    known.set(line, { circumstances, value });
    return value;
  };
}
