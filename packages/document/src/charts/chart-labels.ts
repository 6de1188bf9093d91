/** Words of a chart, set by the typesetter over the drawing; in the drawing's pixels. */
export interface ChartLabel {
  readonly text: string;
  /** Where the text starts, has its middle or ends (`anchor`), at half its height. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  /** `#rrggbb`. */
  readonly fill: string;
}

const TEXT = /<text([^>]*)>([^<]*)<\/text>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Takes the words out of an SVG of ECharts. As part of a picture each letter would be drawn by itself; set as text, a label
 * is one run in the document's own font. Words that do not simply stand somewhere (turned, for one) are left in the picture.
 */
export function takeLabels(svg: string): { readonly svg: string; readonly labels: readonly ChartLabel[] } {
  const labels: ChartLabel[] = [];
  const bare = svg.replace(TEXT, (whole, attributes: string, text: string) => {
    const label = labelOf(attributes, text);
    if (label === null) return whole;
    labels.push(label);
    return '';
  });
  return { svg: bare, labels };
}

function labelOf(attributes: string, text: string): ChartLabel | null {
  const read = (pattern: RegExp): string | undefined => pattern.exec(attributes)?.[1];
  const anchor = anchorOf(read(/text-anchor="(\w+)"/) ?? 'start');
  const size = Number(read(/font-size:([\d.]+)px/));
  const fill = read(/fill="(#[\da-f]{6})"/i);
  const [, left, top] = /transform="translate\((-?[\d.]+) (-?[\d.]+)\)"/.exec(attributes) ?? [];
  const isCentred = attributes.includes('dominant-baseline="central"');
  if (anchor === null || !(size > 0) || fill === undefined || left === undefined || !isCentred) return null;
  return {
    text: text.replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity),
    x: Number(left) + Number(read(/ x="(-?[\d.]+)"/) ?? 0),
    y: Number(top) + Number(read(/ y="(-?[\d.]+)"/) ?? 0),
    anchor,
    size,
    fill,
  };
}

const ANCHORS = ['start', 'middle', 'end'] as const;
const anchorOf = (name: string): ChartLabel['anchor'] | null =>
  ANCHORS.find((known) => known === name) ?? null;
