/** Units of currency a line may come to in one month: sums of all lines stay exact (`LINE_LIMIT` of the assumptions). */
export const LIMIT = 1_000_000_000;
/** Thousandths of a customer or an hour a line may count. */
export const COUNT_LIMIT = LIMIT * 1000;
