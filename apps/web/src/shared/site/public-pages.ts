/** The public pages by their address without a language, in the order of the sitemap; each is prerendered in five languages. */
export const PUBLIC_PAGES = ['/', '/terms', '/privacy', '/cookies', '/imprint'] as const;

/** Whether an address has a form in each language, such as `/de/terms`. */
export const isPublicPage = (address: string): boolean =>
  PUBLIC_PAGES.some((page) => page === address.replace(/[?#].*$/, ''));
