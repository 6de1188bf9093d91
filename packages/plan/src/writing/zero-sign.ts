/**
 * What a column of a cash plan, a balance or a schedule shows for nothing, in print and on screen: among twelve months most cells are
 * nothing, and noughts would drown what is there. A sum is written out, also when it is nought.
 */
export const ZERO_SIGN = '–';
