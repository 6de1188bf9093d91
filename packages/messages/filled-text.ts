import { withArticle } from './italian-article.ts';

/** What a text may ask for; undefined is what there is not. */
export type TextValues = Readonly<Record<string, string | undefined>>;

/**
 * A text with its values in the place of `{{name}}`, or of `{{name, il}}` behind its article; undefined if one of them is
 * missing. What a value says is never read as a text again.
 */
export function filled(text: string, values: TextValues): string | undefined {
  let complete = true;
  const result = text.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_match, key: string, article?: string) => {
    const value = values[key];
    if (value === undefined) complete = false;
    return article === undefined ? (value ?? '') : withArticle(article, value ?? '');
  });
  return complete ? result : undefined;
}
