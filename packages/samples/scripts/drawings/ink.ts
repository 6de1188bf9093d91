/** The drafting table's colours. */
export const INK = '#22262b';
export const PAPER = '#f6f1e7';
export const RULE = '#e2d9c8';
export const VERMILION = '#e4502b';
export const SAND = '#d9b98a';
export const WHEAT = '#e9d3ab';
export const SLATE = '#5d6b78';
export const MIST = '#c9d3d6';
export const MOSS = '#7d8f69';

export const PICTURE = { width: 480, height: 360 } as const;

const GRID = 30;

function gridLines(): string {
  const columns = Array.from({ length: PICTURE.width / GRID - 1 }, (_, index) => (index + 1) * GRID);
  const rows = Array.from({ length: PICTURE.height / GRID - 1 }, (_, index) => (index + 1) * GRID);
  return [
    ...columns.map((x) => `<path d="M${x} 0V${PICTURE.height}"/>`),
    ...rows.map((y) => `<path d="M0 ${y}H${PICTURE.width}"/>`),
  ].join('');
}

/** A drawing on squared paper: ink lines four units wide, flat fills. */
export const onPaper = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<g stroke="${RULE}" stroke-width="1">${gridLines()}</g>
<g fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>
</svg>`;

/** A dimension line under the drawing, the way a draughtsman measures a part. */
export const dimension = (from: number, to: number, y: number): string =>
  `<g stroke="${VERMILION}" stroke-width="3"><path d="M${from} ${y}H${to}"/><path d="M${from} ${y - 9}V${y + 9}M${to} ${y - 9}V${y + 9}"/></g>`;
