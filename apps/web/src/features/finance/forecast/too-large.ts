import { createContext, useContext } from 'react';

/** Paths of lines beyond what the forecast counts, one a row: the same text while they are the same. */
export const TooLarge = createContext('');

/** Whether one of the lines that cannot be counted is this one. */
export const useIsTooLarge = (path: string): boolean =>
  useContext(TooLarge)
    .split('\n')
    .some((each) => each === path || each.startsWith(`${path}.`));
