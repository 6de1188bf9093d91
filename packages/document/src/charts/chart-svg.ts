// By themselves: the list of all charts and the list of all components would load three hundred modules that no renderer needs.
import 'echarts/lib/chart/bar';
import 'echarts/lib/chart/line';
import 'echarts/lib/component/grid';
import 'echarts/lib/component/legend';
import type { EChartsOption } from 'echarts';
import { init, setPlatformAPI, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { textWidth } from '../fonts/text-width.ts';
import { type ChartLabel, takeLabels } from './chart-labels.ts';
import { joinPaths } from './join-paths.ts';

/** As ECharts names a font: its size in pixels, then its families. */
const FONT = /([\d.]+)px ([^,]+)/;

// Without a canvas ECharts guesses the widths of words, and in wide fonts its legends ran into each other.
setPlatformAPI({
  measureText(text, font) {
    const [, size, family] = FONT.exec(font ?? '') ?? [];
    return {
      width: family === undefined ? 0 : textWidth(family.replaceAll(/["']/g, ''), text) * Number(size),
    };
  },
});

use(SVGRenderer);

/** Columns, lying bars, or columns that need little height. */
export type ChartShape = 'columns' | 'rows' | 'low';

/** In pixels. */
export interface ChartSize {
  readonly width: number;
  readonly heights: Readonly<Record<ChartShape, number>>;
}

/** The height bars and lines keep of a chart's, however many rows a legend in large letters takes. */
const MARKS = 0.54;

/** A chart as the engine draws it: vectors with their size in pixels, and the words that stand on them. */
export interface DrawnChart {
  readonly svg: string;
  readonly labels: readonly ChartLabel[];
  readonly width: number;
  readonly height: number;
}

/** How a chart reacts on a screen; its names count what was drawn so far. */
const STYLE = /<style[\s\S]*?<\/style>/;

/** Draws a chart for a page as vectors and, apart from them, its words; the same option gives the same bytes. */
export function drawChart(
  option: EChartsOption,
  shape: ChartShape,
  { width, heights }: ChartSize,
): DrawnChart {
  const size = { width, height: Math.max(heights[shape], leastHeight(option, heights[shape])) };
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  chart.setOption(option);
  const drawn = chart.renderToSVGString();
  chart.dispose();
  // Names carry the number of charts drawn so far.
  const { svg, labels } = takeLabels(drawn.replace(STYLE, '').replaceAll(/\bzr\d+-/g, 'zr-'));
  return { svg: joinPaths(svg), labels, ...size };
}

function leastHeight({ grid, textStyle }: EChartsOption, height: number): number {
  const above = grid !== undefined && !Array.isArray(grid) && typeof grid.top === 'number' ? grid.top : 0;
  const below = 2 * Number(textStyle?.fontSize ?? 0);
  return above + MARKS * height + below;
}
