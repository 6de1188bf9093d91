/**
 * The languages there are words in, a folder each. Which of them a plan and a page can have is said by
 * `@trazo/plan/languages`, and one of those without words does not compile: this package knows no other.
 */
export const MESSAGE_LANGUAGES = ['es', 'en', 'it', 'fr', 'de'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** American English: a folder of the words that British English has otherwise, for documents alone. */
export const AMERICAN_ENGLISH = 'american';
export type DocumentWording = MessageLanguage | typeof AMERICAN_ENGLISH;
