import { checkChange } from './change-check.ts';

/** Checks a large change in a thread of its own, which is ended where that takes too long or too much memory. */
export default checkChange;
