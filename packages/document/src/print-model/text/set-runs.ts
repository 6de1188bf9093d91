import { must } from '@trazo/plan/must';
import { isTextSpan, type RichLine } from '@trazo/plan/rich-text/blocks';

/**
 * Typographic replacement over a whole line, cut into its runs again: a quotation mark and its partner may stand in runs of
 * different formats, as in `"<b>Casa</b>"`.
 */
export function setRuns(spans: RichLine, set: (text: string) => string): RichLine {
  const texts = spans.filter(isTextSpan).map(({ text }) => text);
  if (texts.length < 2) return spans;
  const source = texts.join('');
  const result = set(source);
  if (result === source) return spans;
  const pieces = piecesOf(texts, source, result).values();
  return spans.map((span) =>
    isTextSpan(span) ? { ...span, text: must(pieces.next().value, 'a piece for each run') } : span,
  );
}

/** A set text, cut where its source was; a blank that was put in goes to the piece behind it. */
function piecesOf(texts: readonly string[], source: string, result: string): string[] {
  let [read, written, end] = [0, 0, 0];
  return texts.map((text, index) => {
    const begin = written;
    end += text.length;
    while (read < end) {
      const [steps, grown] = stepAt(source, read, result, written);
      read += steps;
      written += grown;
    }
    return result.slice(begin, index === texts.length - 1 ? undefined : written);
  });
}

const isBlank = (character: string | undefined): boolean => character !== undefined && /\s/u.test(character);

/** How many characters of a text and of what it became are the same sign: typography sets one for one, save these. */
function stepAt(source: string, read: number, result: string, written: number): [number, number] {
  if (isBlank(result[written]) && !isBlank(source[read])) return [0, 1];
  if (result[written] === '…' && source.startsWith('...', read)) return [3, 1];
  if (result[written] === '–' && source.startsWith('--', read)) return [2, 1];
  return [1, 1];
}
