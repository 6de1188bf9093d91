import { computedId } from '@trazo/forecast/fill/line-ids';
import type { FundingSource } from '@trazo/forecast/ledger/figure';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { type Amount, Decimal, toDecimal } from '@trazo/plan/money';
import { financingClaim, ownShareClaim, titled } from '../finance/claims.ts';
import { financingSides } from '../finance/financing-sides.ts';
import type { PrintedPlan } from '../finance/forecast/printed-forecast.ts';
import { shareOf } from '../finance/forecast/viability-table.ts';
import type { PrintSpans } from '../print-parts.ts';
import type { Wording } from '../wording.ts';

/** What a forecast counts as the owners' own among the sources that follow from it. */
const OWN: readonly FundingSource[] = ['ownCash', 'inKind', 'cashBrought'];
const OWN_IDS: ReadonlySet<string> = new Set(OWN.map(computedId));

type Funded = Pick<PrintedPlan, 'finance' | 'forecast'>;

/**
 * Where the money comes from, each source from where the one before it ends, up to what it is for. What the owners bring is first (all
 * contributions where their own share is not known); what is missing is drawn as a loss. `null` where only one side is known, or one
 * source pays for all.
 */
export function printFunding({ finance, forecast }: Funded, wording: Wording): PrintSpans | null {
  const { words, format } = wording;
  const { found, difference, money, sources, uses } = financingSides(finance, wording);
  if (sources.items.length === 0 || uses.items.length === 0) return null;
  const own = ownPart(forecast, found.sources);
  const isOwn = ({ id, list }: (typeof sources.items)[number]) =>
    own === null ? list === 'incomes' : OWN_IDS.has(id);
  const steps = [
    ...sources.items.filter(isOwn).map((item) => ({ ...item, tone: 'main' as const })),
    ...sources.items.filter((item) => !isOwn(item)).map((item) => ({ ...item, tone: 'part' as const })),
    ...(found.state === 'short'
      ? [
          {
            label: words('document:credit.gap'),
            amount: difference,
            figure: money(difference),
            tone: 'loss' as const,
          },
        ]
      : []),
  ];
  if (steps.length < 2) return null;
  const whole = Decimal.max(toDecimal(found.sources), toDecimal(found.uses));
  const at = (amount: Decimal) => amount.div(whole).toDecimalPlaces(4).toNumber();
  const ends = steps.map((_, index) =>
    Decimal.sum(...steps.slice(0, index + 1).map(({ amount }) => toDecimal(amount))),
  );
  const claim =
    own === null || found.state === 'short'
      ? financingClaim(found, wording)
      : ownShareClaim(own.share, wording);
  return {
    ...titled(claim, words('finance:document.financingChart')),
    weighs: true,
    rows: [
      ...steps.map(({ label, figure, tone }, index) => ({
        label,
        figure,
        from: at(ends[index - 1] ?? new Decimal(0)),
        to: at(ends[index] ?? whole),
        tone,
        negative: tone === 'loss',
      })),
      {
        label: uses.label,
        figure: money(uses.sum),
        from: 0,
        to: at(toDecimal(uses.sum)),
        tone: 'part' as const,
        negative: false,
      },
    ],
    ticks:
      own === null
        ? []
        : [
            {
              at: at(own.amount),
              label: words('document:labelled', {
                label: words('document:credit.ownShare'),
                text: format.percent(own.share, 0),
              }),
              over: true,
            },
          ],
    note: '',
  };
}

/** The owners' share of the funding and what it comes to; `null` where it is not known, or the sources were typed otherwise. */
function ownPart(
  forecast: Funded['forecast'],
  sources: Amount,
): { readonly share: Amount; readonly amount: Decimal } | null {
  if (forecast === null) return null;
  const { sourcesAndUses, scale } = forecast.forecast;
  const { ownShare, totalSources, sources: from } = sourcesAndUses;
  if (ownShare === null || amountOf(totalSources, scale) !== sources) return null;
  const funded = toDecimal(amountOf(totalSources - from.earned, scale));
  return { share: shareOf(ownShare, 10_000, 0), amount: funded.times(ownShare).div(1_000_000) };
}
