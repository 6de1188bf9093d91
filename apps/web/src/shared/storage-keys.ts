import type { SectionId } from '@trazo/plan/sections/section-ids';

/** Every local storage key the application uses (specification §9). */
export const STORAGE_KEYS = {
  locale: 'locale',
  token: 'token',
  templateConfig: 'templateConfig',
  /** Ids of the templates marked in the gallery. */
  favouriteTemplates: 'favouriteTemplates',
  /** Which saved plan the draft is. */
  openPlan: 'openPlan',
  /** Text of a saved plan that another tab left before the text was written, until it is in its plan. */
  left: (stamp: string) => `left.${stamp}`,
  section: (id: SectionId) => `form.${id}`,
  /** This tab's version of a part that another tab changed too, until someone chooses. */
  aside: (partKey: string, tabId: string) => `${partKey}.aside.${tabId}`,
  /** Stored text that could not be read as it stood; kept for whoever wants it back. */
  recovered: (partKey: string, stamp: string) => `${partKey}.recovered.${stamp}`,
} as const;
