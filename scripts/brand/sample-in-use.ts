import { chartOption } from '@trazo/charts/chart-option';
import { cashCurve } from '@trazo/charts/finance-charts';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import type products from '@trazo/messages/en/products.json';
import { planForecast } from '@trazo/packs/plan-forecast';
import { firstDayOf } from '@trazo/plan/finance/calendar-years';
import type { Language } from '@trazo/plan/languages';
import type { Amount } from '@trazo/plan/money';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { Sample } from '@trazo/samples/sample';
import { init } from 'echarts';
import type { SampleInUse } from '../../apps/web/src/features/landing/sample-in-use.ts';
import { formatMoney } from '../../apps/web/src/shared/formatting/money-text.ts';

const SIZE = { width: 760, height: 300 } as const;

/** Colours a drawing is made with, and the tokens of the page that take their place. */
const TOKENS = {
  '#c22f14': 'var(--accent)',
  '#1d1b17': 'var(--ink)',
  '#d9d0bd': 'var(--line)',
  '#fdfaf3': 'var(--paper-raised)',
} as const;

/** What the landing page shows of the sample plan while it is written: a product as the form has it, and the lowest month. */
export async function sampleInUse({ plan }: Sample, language: Language): Promise<SampleInUse> {
  const [product] = plan.products.items;
  if (product === undefined) throw new Error(`The sample in ${language} has no product.`);
  const money = (amount: Amount) => formatMoney(amount, plan.general.currency, language);
  const { title, form } = await formWords(language);
  const { name, description, salePrice, cost } = form.fields.items;
  const { lowest, amounts, nameOf } = cashOf(plan, language);
  return {
    section: title,
    name: { label: name.label, value: product.name },
    description: {
      label: description.label,
      value: plainTextOf(product.description).split(/(?<=\.)\s/, 1)[0] ?? '',
    },
    price: { label: salePrice.label, value: money(product.salePrice) },
    cost: { label: cost.label, value: money(product.cost) },
    lowest: { amount: money(String(Math.round(amounts[lowest] ?? 0))), month: nameOf(lowest) },
  };
}

/** What the form calls its fields. */
async function formWords(language: Language): Promise<typeof products> {
  const { default: words } = await import(`@trazo/messages/${language}/products.json`, {
    with: { type: 'json' },
  });
  return words;
}

/** The cash of the sample's sixty months, as a drawing in the colours of the page. */
export function cashDrawing({ plan }: Sample, language: Language): string {
  const { closing, amounts, lowest, start } = cashOf(plan, language);
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...SIZE });
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const option = chartOption(
    cashCurve(closing),
    {
      series: () => '',
      category: (id) => String(new Date(firstDayOf(start, Number(id.slice(1)))).getUTCFullYear()),
      figure: (value) => short.format(value),
    },
    {
      primary: '#c22f14',
      secondary: '#1d1b17',
      ink: '#1d1b17',
      rule: '#d9d0bd',
      paper: '#fdfaf3',
      fontFamily: 'Inter',
      fontSize: 15,
    },
  );
  const firstJanuary = (14 - Number(start.slice(5, 7))) % 12;
  const { legend: _legend, xAxis, series: _series, ...rest } = option;
  chart.setOption({
    ...rest,
    grid: { ...rest.grid, top: 16 },
    xAxis: {
      ...xAxis,
      boundaryGap: false,
      axisLabel: {
        color: '#1d1b17',
        fontSize: 15,
        margin: 16,
        interval: (index: number) => index % 12 === firstJanuary,
      },
    },
    series: {
      type: 'line',
      data: amounts,
      showSymbol: false,
      lineStyle: { color: '#c22f14', width: 3.5, cap: 'round', join: 'round' },
      markPoint: {
        symbol: 'circle',
        symbolSize: 15,
        label: { show: false },
        itemStyle: { color: '#fdfaf3', borderColor: '#1d1b17', borderWidth: 2.5 },
        data: [{ coord: [lowest, amounts[lowest] ?? 0] }],
      },
    },
  });
  const drawn = chart.renderToSVGString();
  chart.dispose();
  return forUse(drawn);
}

/** The drawing as a part that a page uses: its colours and letters are the page's. */
function forUse(svg: string): string {
  const content = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const coloured = content
    .replace(/<rect width="\d+" height="\d+" x="0" y="0"[^>]*fill="none"[^>]*><\/rect>/, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>/, '')
    .replaceAll(/\n+/g, '')
    // The library counts its drawings in a process.
    .replaceAll(/\bzr\d+-/g, 'zr-')
    .replaceAll(' style="font-size:15px;font-family:Inter;"', '')
    .replaceAll(/ (?:class|pointer-events|xml:space)="[^"]*"/g, '')
    .replace(/#[\da-f]{6}/g, (hex) => Object.entries(TOKENS).find(([from]) => from === hex)?.[1] ?? hex);
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Cash by month</title><g id="cash">${coloured}</g></svg>\n`;
}

function cashOf(plan: Sample['plan'], language: Language) {
  const worked = planForecast(plan);
  if (worked === null || worked.forecast.state !== 'complete')
    throw new Error(`The sample in ${language} has no forecast.`);
  const { cash, scale } = worked.forecast;
  const closing = cash.closing.map((grains) => amountOf(grains, scale));
  const amounts = closing.map(Number);
  const start = `${worked.assumptions.start}-01`;
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    closing,
    amounts,
    start,
    lowest: amounts.indexOf(Math.min(...amounts)),
    nameOf: (index: number) => month.format(new Date(firstDayOf(start, index))),
  };
}
