import { must } from '@trazo/plan/must';
/**
 * A page by its number, from 1; or by its position: the first `inside` the cover (the only one, where there is no other), or the
 * one with the most pictures, charts among them.
 */
export type PageChoice = number | 'inside' | 'pictured';

/**
 * Cuts one page out of the compiler's SVG, which stacks all pages in one picture: for each page a background and a
 * group, then what all of them share (`defs`, `style`), each a child of the root and indented by four blanks.
 */
export function cutPage(svg: string, choice: PageChoice): string | null {
  const children = topLevelChildren(svg);
  const pages = children.filter(({ name }) => name === 'g');
  const page = numberOf(choice, pages);
  const found = pages[page - 1];
  const backgrounds = children.filter(({ name }) => name === 'path');
  const background = backgrounds[page - 1];
  if (found === undefined || background === undefined) return null;
  const { width, height } = sizeOf(background);
  const top = backgrounds.slice(0, page - 1).reduce((sum, before) => sum + sizeOf(before).height, 0);
  const shared = children.filter(({ name }) => name !== 'g' && name !== 'path');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">`,
    background.source,
    `<g transform="translate(0 ${-top})">`,
    found.source,
    '</g>',
    ...shared.map(({ name, source }) => (name === 'defs' ? keepUsed(source, found.source) : source)),
    '</svg>',
  ].join('\n');
}

/** Pages may be turned: each has the size of its background. */
function sizeOf({ source }: Child): { readonly width: number; readonly height: number } {
  const [, height, width] = must(
    / d="M 0 0v ([\d.]+) h ([\d.]+) /.exec(source),
    'a background is as large as its page',
  );
  return { width: Number(width), height: Number(height) };
}

function numberOf(choice: PageChoice, pages: readonly Child[]): number {
  if (typeof choice === 'number') return choice;
  if (choice === 'inside') return Math.min(2, pages.length);
  const pictures = pages.map(({ source }) => source.split('<image').length);
  return pictures.indexOf(Math.max(...pictures)) + 1;
}

interface Child {
  readonly name: string;
  readonly source: string;
}

function topLevelChildren(svg: string): Child[] {
  const lines = svg.slice(0, svg.lastIndexOf('</svg>')).split('\n');
  const starts = lines.flatMap((line, index) => (/^ {4}<[a-z]/i.test(line) ? [index] : []));
  return starts.map((start, index) => ({
    name: must(/<([a-z]+)/i.exec(lines[start] ?? '')?.[1], 'an element has a name'),
    source: lines.slice(start, starts[index + 1] ?? lines.length).join('\n'),
  }));
}

/** The glyphs a page shows; those of the other pages would make it many times its weight. */
function keepUsed(defs: string, page: string): string {
  const used = new Set(Array.from(page.matchAll(/#([\w-]+)/g), ([, id]) => id));
  return defs.replace(/ {8}<symbol id="([\w-]+)"[\s\S]*?<\/symbol>\n/g, (symbol, id: string) =>
    used.has(id) ? symbol : '',
  );
}
