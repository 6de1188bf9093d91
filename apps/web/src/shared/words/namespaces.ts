import type { Namespaces } from '@trazo/messages/namespaces';

/** What the frame of every page says, in both shells. */
export const SHELL_NAMESPACES = ['navigation', 'site'] as const satisfies readonly (keyof Namespaces)[];

/** What single public pages say; the application does without most of them. A new one also stands in the globs beside this file. */
export const PAGE_NAMESPACES = [
  'home',
  'testimonials',
  'faq',
  'templates',
  'catalogue',
  'colours',
] as const satisfies readonly (keyof Namespaces)[];

export type PublicNamespace = (typeof SHELL_NAMESPACES | typeof PAGE_NAMESPACES)[number];
