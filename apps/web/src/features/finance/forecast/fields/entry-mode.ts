import type { Rhythm } from '@trazo/plan/finance/assumptions/streams';
import { createContext, useContext } from 'react';

/** How figures are typed on this screen, whatever is kept: by the day, the week or the month; with tax or before it. */
export interface EntryMode {
  readonly rhythm: Rhythm;
  readonly withTax: boolean;
}

export const EntryModeContext = createContext<EntryMode>({ rhythm: 'month', withTax: false });
export const useEntryMode = (): EntryMode => useContext(EntryModeContext);
