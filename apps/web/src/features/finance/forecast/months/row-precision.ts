const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** Figures beside each other with as many decimals as the most exact of them; blank ones stay blank. */
export function inOnePrecision(values: readonly string[]): string[] {
  const decimals = Math.max(0, ...values.map(decimalsOf));
  return values.map((value) => {
    const missing = decimals - decimalsOf(value);
    if (value === '' || missing === 0) return value;
    return `${value}${value.includes('.') ? '' : '.'}${'0'.repeat(missing)}`;
  });
}

/** From here on a fraction of a unit says nothing. */
const WHOLE_FROM = 100;

/** ComputedForecast out quantities of one row, rounded alike: whole where there are many in each period that has any. */
export function roundedQuantities(values: readonly number[]): string[] {
  const digits = values.every((value) => value === 0 || Math.abs(value) >= WHOLE_FROM) ? 0 : 2;
  return inOnePrecision(values.map((value) => String(Number(value.toFixed(digits)))));
}
