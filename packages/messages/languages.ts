/**
 * The languages there are words in, a folder each. Which of them a plan and a page can have is said by
 * `@trazo/plan/languages`, and one of those without words does not compile: this package knows no other.
 */
export const MESSAGE_LANGUAGES = ['es', 'en', 'it', 'fr', 'de'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];
