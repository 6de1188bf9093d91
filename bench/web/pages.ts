import type { Language } from '@trazo/plan/languages';

export const PAGES = ['landing', 'gallery', 'form', 'sign-in'] as const;
export type PageName = (typeof PAGES)[number];

/** Lighthouse's categories, by their names in its reports. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Where a page stands for a visitor who reads this language. */
export const addressOf: Readonly<Record<PageName, (language: Language) => string>> = {
  landing: (language) => `/${language}`,
  gallery: () => '/builder/select-template',
  form: () => '/builder/form',
  'sign-in': () => '/signin',
};
