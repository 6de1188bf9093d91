/** A part of a comment: words, or the name of a person of the plan behind its sign. */
export interface CommentPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** Divides a comment at the names of people, the longer ones first: one may be the beginning of another. */
export function partsOf(text: string, names: readonly string[]): CommentPart[] {
  const known = names.filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  const parts: CommentPart[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const name = text[at] === '@' ? known.find((each) => text.startsWith(each, at + 1)) : undefined;
    if (name === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, isMention: false });
    plain = '';
    parts.push({ text: `@${name}`, isMention: true });
    at += name.length + 1;
  }
  if (plain !== '') parts.push({ text: plain, isMention: false });
  return parts;
}

/** The mention that is being written at the end of a text: its sign's place, and whom it may mean. */
export function mentionAtEnd(
  text: string,
  names: readonly string[],
): { readonly from: number; readonly names: readonly string[] } | undefined {
  const [, begun] = /(?:^|\s)@([^@\n]{0,40})$/.exec(text) ?? [];
  if (begun === undefined) return undefined;
  const wanted = begun.toLocaleLowerCase();
  const meant = names.filter(
    (name) => name !== '' && name !== begun && name.toLocaleLowerCase().startsWith(wanted),
  );
  return meant.length === 0 ? undefined : { from: text.length - begun.length, names: meant };
}
