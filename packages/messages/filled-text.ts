/** What a text may ask for; undefined is what there is not. */
export type TextValues = Readonly<Record<string, string | undefined>>;

/** A text with its values in the place of `{{name}}`; undefined if one of them is missing. */
export function filled(text: string, values: TextValues): string | undefined {
  let complete = true;
  const result = text.replace(/\{\{(\w+)\}\}/g, (_match, key: string) => {
    const value = values[key];
    if (value === undefined) complete = false;
    return value ?? '';
  });
  return complete ? result : undefined;
}
