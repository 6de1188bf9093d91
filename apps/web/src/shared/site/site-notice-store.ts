import { create } from 'zustand';

/** Something said on a public page to whoever is led there: that they have signed out, that their account is deleted. */
export interface SiteNotice {
  readonly type: 'success' | 'invalid';
  readonly text: string;
}

/** Outlives the change from the application, whose own messages go with it, to a public page. */
export const useSiteNotice = create<{ readonly notice: SiteNotice | undefined }>(() => ({
  notice: undefined,
}));

export const showSiteNotice = (notice: SiteNotice): void => useSiteNotice.setState({ notice });

export const removeSiteNotice = (): void => useSiteNotice.setState({ notice: undefined });
