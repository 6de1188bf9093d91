/** What a screen reacts to, and what says which datum a shape belongs to. */
const NOT_DRAWN = / (?:class|pointer-events|ecmeta_\w+)="[^"]*"/g;
const PATH = /^<path d="(M[^"]*)"([^>]*)><\/path>$/;

interface Path {
  readonly shape: string;
  /** All that is said of it beside its shape. */
  readonly style: string;
}

/**
 * Draws an SVG of ECharts (an element a line) with fewer strokes of the pen: neighbours that look alike become one path, and
 * what is invisible goes. The typesetter pays for every path in every document.
 */
export function joinPaths(svg: string): string {
  const joined: (Path | string)[] = [];
  for (const line of svg.split('\n')) {
    const path = readPath(line);
    const last = joined.at(-1);
    if (path === null) {
      if (line !== '') joined.push(line);
    } else if (typeof last === 'object' && last.style === path.style) {
      joined[joined.length - 1] = { ...path, shape: last.shape + path.shape };
    } else if (isVisible(path)) joined.push(path);
  }
  return joined
    .map((part) => (typeof part === 'string' ? part : `<path d="${part.shape}"${part.style}></path>`))
    .join('\n');
}

function readPath(line: string): Path | null {
  const [, shape, attributes] = PATH.exec(line) ?? [];
  if (shape === undefined || attributes === undefined) return null;
  const style = attributes.replaceAll(NOT_DRAWN, '');
  return {
    shape,
    style: / stroke-width="0"/.test(style) ? style.replaceAll(/ stroke[\w-]*="[^"]*"/g, '') : style,
  };
}

const isVisible = ({ style }: Path): boolean =>
  / stroke="/.test(style) || !/ fill(?:-opacity="0"|="none")/.test(style);
