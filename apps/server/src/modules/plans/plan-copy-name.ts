const NUMBER = / \((\d{1,6})\)$/;
const LONGEST = 180;

/** `Bakery` → `Bakery (2)`, or the next number that is free. A plan without a name has a copy without one. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const base = name.replace(NUMBER, '').slice(0, LONGEST).toWellFormed();
  if (base === '') return '';
  const names = new Set(taken);
  let number = 2;
  while (names.has(`${base} (${number})`)) number += 1;
  return `${base} (${number})`;
}
