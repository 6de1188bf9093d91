import { createContext, type RefObject } from 'react';

export const NO_ANNOUNCEMENT = { es: '', en: '', it: '', fr: '', de: '', from: '', until: '' };
/** A new announcement as it stands in its form. */
export type AnnouncementFields = typeof NO_ANNOUNCEMENT;

/** What is typed of a new announcement, kept by the page while another part is shown or the console is closed. */
export const KeptAnnouncement = createContext<RefObject<AnnouncementFields>>({ current: NO_ANNOUNCEMENT });
