/** A piece of a paragraph: words, words that stand out or lead somewhere, or letters shown as they stand. */
export type InlinePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string };

const MARKED = /\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)|`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*/g;

/** Takes `[words](address)`, `**words**` and `` `letters` `` out of a paragraph. */
export function inlineParts(paragraph: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let read = 0;
  const addWords = (until: number) => {
    if (until > read) parts.push({ kind: 'words', text: paragraph.slice(read, until) });
  };
  for (const found of paragraph.matchAll(MARKED)) {
    addWords(found.index);
    read = found.index + found[0].length;
    const { label = '', to = '', code, strong } = found.groups ?? {};
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'link', text: label, to });
  }
  addWords(paragraph.length);
  return parts;
}
