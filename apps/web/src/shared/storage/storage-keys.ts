import type { SectionId } from '@trazo/plan/sections/section-ids';

/** Every local storage key the application uses (specification §9); the parts of a draft have the same in its database. */
export const STORAGE_KEYS = {
  locale: 'locale',
  token: 'token',
  templateConfig: 'templateConfig',
  /** Ids of the favourite templates. */
  favouriteTemplates: 'favouriteTemplates',
  /** Light or dark, where it was chosen. */
  colourScheme: 'colorScheme',
  /** The product that “Start with Pro” wants, until it is ordered. */
  product: 'product',
  /** The tips of the first visit were closed. */
  tipsClosed: 'tipsClosed',
  /** Ids of the announcements that were dismissed. */
  announcements: 'announcements',
  /** The plan that was opened last. */
  openPlan: 'openPlan',
  /** The plan whose parts stand under `section` and `templateConfig`. */
  mirroredPlan: 'mirroredPlan',
  /** How far the user has come with each plan: sections visited, the field written in last. */
  progress: 'progress',
  /** All drafts are to leave this device: a sign-out began it. */
  removeDrafts: 'removeDrafts',
  section: (id: SectionId) => `form.${id}`,
  /** This tab's version of a part that another tab changed too, until the user chooses. */
  aside: (partKey: string, tabId: string) => `${partKey}.aside.${tabId}`,
  /** Stored text that could not be read as it stood; kept so that it can be had back. */
  recovered: (partKey: string, stamp: string) => `${partKey}.recovered.${stamp}`,
} as const;
