import { Decimal, toDecimal } from '@trazo/plan/money';
import type { Finance } from '@trazo/plan/sections/finance';
import { financingSides } from '../finance/financing-sides.ts';
import type { NamedAmount } from '../named-amounts.ts';
import type { PrintColumns } from '../print-parts.ts';
import type { Wording } from '../wording.ts';

/** Parts of a column after which their names have no place beside it. */
const MOST_PARTS = 6;

/**
 * What the money is for and where it comes from as two columns of one height: what either side lacks is a part of it. One column
 * where only one side is known; `null` where none is.
 */
export function financingColumns(finance: Finance, wording: Wording): PrintColumns | null {
  const { words } = wording;
  const { sources, uses, found, difference, money } = financingSides(finance, wording, MOST_PARTS);
  const lacking = (label: string) => ({ label, amount: difference, figure: money(difference) });
  const column = ({ label, sum, items }: typeof uses, lack: NamedAmount | null, kind: 'gap' | 'rest') => {
    if (items.length === 0) return [];
    const all = [
      ...items.map((item) => ({ ...item, kind: 'part' as const })),
      ...(lack === null ? [] : [{ ...lack, kind }]),
    ];
    const whole = Decimal.sum(...all.map(({ amount }) => toDecimal(amount)));
    const parts = all.map(({ amount, ...part }) => ({
      ...part,
      share: toDecimal(amount).div(whole).toDecimalPlaces(4).toNumber(),
    }));
    return [{ label, figure: money(sum), parts }];
  };
  const columns = [
    ...column(uses, found.state === 'surplus' ? lacking(words('document:credit.surplus')) : null, 'rest'),
    ...column(sources, found.state === 'short' ? lacking(words('document:credit.gap')) : null, 'gap'),
  ];
  if (columns.length === 0) return null;
  const said = columns.flatMap(({ label, figure, parts: all }) => [
    `${label} ${figure}`,
    ...all.filter(({ kind }) => kind !== 'part').map((part) => `${part.label} ${part.figure}`),
  ]);
  return {
    caption: words('finance:document.financingChart'),
    alt: words('finance:document.chartAlt', {
      caption: words('finance:document.financingChart'),
      series: said.join('; '),
    }),
    columns,
  };
}
