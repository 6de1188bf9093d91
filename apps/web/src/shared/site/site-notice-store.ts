import { create } from 'zustand';

/** Something said on a public page: that one has signed out, that the account is deleted or has taken the language. */
export interface SiteNotice {
  readonly type: 'success' | 'error' | 'invalid';
  readonly text: string;
}

/** Outlives the change from the application, whose own messages go with it, to a public page. */
export const useSiteNotice = create<{ readonly notice: SiteNotice | undefined }>(() => ({
  notice: undefined,
}));

export const showSiteNotice = (notice: SiteNotice): void => useSiteNotice.setState({ notice });

export const removeSiteNotice = (): void => useSiteNotice.setState({ notice: undefined });
