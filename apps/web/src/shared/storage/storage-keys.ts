import type { SectionId } from '@trazo/plan/sections/section-ids';

/** Every local storage key the application uses (specification §9). */
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
  /** How far the user has come with each plan: sections visited, the field written in last. */
  progress: 'progress',
  /** All drafts are to leave this device: a sign-out began it. */
  removeDrafts: 'removeDrafts',
  /** What a tab has written and the database has not confirmed. */
  journal: (tabId: string) => `journal.${tabId}`,
  /** As whom a link was commented by, without an account. */
  guest: (token: string) => `guest.${token}`,
  section: (id: SectionId) => `form.${id}`,
} as const;
