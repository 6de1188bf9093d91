/**
 * Cuts one page out of the compiler's SVG, which stacks all pages in one picture: for each page a background and a
 * group, then what all of them share (`defs`, `style`), each a child of the root and indented by four blanks.
 * `page` counts from 1.
 */
export function cutPage(svg: string, page: number): string | null {
  const children = topLevelChildren(svg);
  const pages = children.filter(({ name }) => name === 'g');
  const backgrounds = children.filter(({ name }) => name === 'path');
  const found = pages[page - 1];
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (found === undefined || size === null) return null;
  // A page without a fill of its own may have none.
  const background = backgrounds.length === pages.length ? backgrounds[page - 1] : undefined;
  const [width, height] = [Number(size[1]), Number(size[2]) / pages.length];
  const shared = children.filter(({ name }) => name !== 'g' && name !== 'path');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">`,
    `<path fill="#ffffff" d="M0 0h${width}v${height}h-${width}z"/>`,
    `<g transform="translate(0 ${-height * (page - 1)})">`,
    ...(background === undefined ? [] : [background.source]),
    found.source,
    '</g>',
    ...shared.map(({ name, source }) => (name === 'defs' ? keepUsed(source, found.source) : source)),
    '</svg>',
  ].join('\n');
}

interface Child {
  readonly name: string;
  readonly source: string;
}

function topLevelChildren(svg: string): Child[] {
  const lines = svg.slice(0, svg.lastIndexOf('</svg>')).split('\n');
  const starts = lines.flatMap((line, index) => (/^ {4}<[a-z]/i.test(line) ? [index] : []));
  return starts.map((start, index) => ({
    name: /<([a-z]+)/i.exec(lines[start] ?? '')?.[1] ?? '',
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
