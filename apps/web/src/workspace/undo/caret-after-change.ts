/** Behind which letter of `after` the part ends that differs from `before`. */
export function caretAfterChange(before: string, after: string): number {
  let same = 0;
  const most = Math.min(before.length, after.length);
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  // Where letters repeat, the change is looked for as far to the front as its beginning.
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  return Math.max(after.length - same, Math.min(start, after.length));
}
