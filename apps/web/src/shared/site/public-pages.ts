import { isTemplateAddress } from './template-address.ts';

/** The public pages by their address without a language; each is prerendered in five languages, like every template's own. */
export const PUBLIC_PAGES = ['/', '/templates', '/terms', '/privacy', '/cookies', '/imprint'] as const;

/** Whether an address has a form in each language, such as `/de/terms`. */
export function isPublicPage(address: string): boolean {
  const path = address.replace(/[?#].*$/, '');
  return PUBLIC_PAGES.some((page) => page === path) || isTemplateAddress(path);
}
