import { isTextSpan, type RichBlock, type RichLine, type RichSpan } from '../rich-text/blocks.ts';
import { isBlankText, linesOf, lineText } from '../rich-text/plain-text.ts';

/** An item of a list as a text describes it. */
export interface WrittenItem {
  readonly name: string;
  readonly blocks: readonly RichBlock[];
}

/** What a text says before its first item, and its items. */
export interface WrittenItems {
  readonly before: readonly RichBlock[];
  readonly items: readonly WrittenItem[];
}

/** A longer lead is a sentence. */
const LONGEST_NAME = 100;
/** Between a name and what is said about it. */
const SEPARATOR = /^\s*(?:(?:[:–—]|-\s|\.(?:\s|$))\s*)?/;

const isBlankBlock = (block: RichBlock): boolean => isBlankText({ blocks: [block] });

/** A line that begins with a name in bold: the name, and the rest of the line. */
function boldLead(line: RichLine): { readonly name: string; readonly rest: RichLine } | undefined {
  const end = line.findIndex((span) => !isTextSpan(span) || (span.bold !== true && span.text.trim() !== ''));
  const lead = end < 0 ? line : line.slice(0, end);
  const name = lineText(lead).trim();
  if (name === '' || name.length > LONGEST_NAME) return undefined;
  const rest = end < 0 ? [] : line.slice(end);
  return { name: name.replace(/\s*[:.,;–—-]$/, ''), rest: withoutSeparator(rest) };
}

function withoutSeparator([first, ...others]: RichLine): RichLine {
  if (first === undefined) return [];
  const text = first.type === 'note' ? first.text : first.text.replace(SEPARATOR, '');
  return text === '' ? others : [{ ...first, text }, ...others];
}

/** A bullet that names something and says what it is: “Rye bread: baked daily”. */
function leadBeforeColon(line: RichLine): { readonly name: string; readonly rest: RichLine } {
  const text = lineText(line);
  const [first] = line;
  const cut = first !== undefined && isTextSpan(first) ? first.text.search(/\s*(?::\s|\s[–—-]\s)/) : -1;
  if (first !== undefined && cut > 0 && cut <= LONGEST_NAME) {
    const rest: RichSpan = { ...first, text: first.text.slice(cut) };
    return { name: first.text.slice(0, cut).trim(), rest: withoutSeparator([rest, ...line.slice(1)]) };
  }
  return text.length <= LONGEST_NAME && line.every(isTextSpan)
    ? { name: text.trim(), rest: [] }
    : { name: '', rest: line };
}

const paragraph = (spans: RichLine): RichBlock[] =>
  spans.length === 0 ? [] : [{ type: 'paragraph', spans }];

/** Cut before each block that begins an item. */
function cutBefore(
  blocks: readonly RichBlock[],
  begin: (block: RichBlock) => readonly WrittenItem[] | undefined,
): WrittenItems {
  const before: RichBlock[] = [];
  const items: { name: string; blocks: RichBlock[] }[] = [];
  for (const block of blocks) {
    const begun = begin(block);
    if (begun !== undefined) items.push(...begun.map((item) => ({ ...item, blocks: [...item.blocks] })));
    else (items.at(-1)?.blocks ?? before).push(block);
  }
  return { before, items };
}

function byHeadings(blocks: readonly RichBlock[]): WrittenItems {
  const levels = blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : []));
  const highest = Math.min(...levels);
  return cutBefore(blocks, (block) =>
    block.type === 'heading' && block.level === highest
      ? [{ name: lineText(block.spans).trim(), blocks: [] }]
      : undefined,
  );
}

const isList = (block: RichBlock): block is Extract<RichBlock, { readonly items: RichLine[] }> =>
  block.type === 'bulletList' || block.type === 'numberedList';

function byBoldLeads(blocks: readonly RichBlock[]): WrittenItems {
  return cutBefore(blocks, (block) => {
    const lines = block.type === 'paragraph' ? [block.spans] : isList(block) ? block.items : [];
    const leads = lines.map(boldLead).filter((lead) => lead !== undefined);
    if (leads.length === 0 || leads.length < lines.length) return undefined;
    return leads.map(({ name, rest }) => ({ name, blocks: paragraph(rest) }));
  });
}

const byBullets = (blocks: readonly RichBlock[]): WrittenItems =>
  cutBefore(blocks, (block) =>
    isList(block)
      ? block.items.map(leadBeforeColon).map(({ name, rest }) => ({ name, blocks: paragraph(rest) }))
      : undefined,
  );

/** The items a text describes: by its sub-headings, else by what is bold at the beginning of its paragraphs, else by its bullets. */
export function itemsOf(blocks: readonly RichBlock[]): WrittenItems {
  const written = blocks.filter((block) => !isBlankBlock(block));
  if (written.some(({ type }) => type === 'heading')) return byHeadings(written);
  const bold = byBoldLeads(written);
  return bold.items.length > 0 ? bold : byBullets(written);
}

/** As `itemsOf`, of a text whose bullets belong to its items. */
export function stepsOf(blocks: readonly RichBlock[]): WrittenItems {
  const written = blocks.filter((block) => !isBlankBlock(block));
  return written.some(({ type }) => type === 'heading') ? byHeadings(written) : byBoldLeads(written);
}

/** The end of a sentence within the first so many letters, else of a word. */
function cutAt(text: string, length: number): number {
  const head = text.slice(0, length);
  const sentence = Math.max(...['. ', '! ', '? ', '; '].map((end) => head.lastIndexOf(end)));
  if (sentence > 0) return sentence + 1;
  const word = head.lastIndexOf(' ');
  return word > 0 ? word : length;
}

function piecesOf(text: string, length: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > length) {
    const at = cutAt(rest, length);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** A text as lines without formats, none longer than a list takes; a row of a table is one. */
export const plainLines = (blocks: readonly RichBlock[], length: number): string[] =>
  blocks
    .flatMap((block) =>
      block.type === 'table'
        ? block.rows.map((row) =>
            row
              .map(lineText)
              .filter((cell) => cell.trim() !== '')
              .join(' – '),
          )
        : linesOf(block).map(lineText),
    )
    .flatMap((line) => piecesOf(line, length));
