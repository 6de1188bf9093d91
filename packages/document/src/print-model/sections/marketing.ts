import { type Amount, sum } from '@trazo/plan/money';
import { type Campaign, campaignResult } from '@trazo/plan/sections/marketing';
import { printChannelMatrix } from '../drawings/channel-matrix.ts';
import { decimalsOf } from '../format.ts';
import type { PrintFact, PrintMatrix, PrintTable } from '../print-parts.ts';
import { createRows } from '../tables.ts';
import type { Opener, Wording } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintMarketing extends Opener<'marketing'> {
  readonly campaigns: readonly {
    readonly product: string;
    readonly channels: readonly { readonly label: string; readonly values: readonly string[] }[];
    /** Cost, return, result: those known that no table says. */
    readonly facts: readonly PrintFact[];
  }[];
  /** Which product is sold and advertised where; printed instead of the campaigns one by one. */
  readonly matrix: PrintMatrix | null;
  /** Cost, return and result of all campaigns; `null` where fewer than two have figures: a card says its own. */
  readonly table: PrintTable | null;
  /** The table's sums: those known. */
  readonly figures: readonly PrintFact[];
}

type Campaigns = readonly Campaign[];

export const marketing: SectionPrinter<PrintMarketing> = {
  print(opener, { marketing: section }, wording) {
    const campaigns = section.campaigns.filter(hasContent);
    const known = campaigns.filter((campaign) => campaign.cost !== '' || campaign.return !== '');
    const printed = campaigns.map((campaign) => printCampaign(campaign, wording));
    // Figures that a table compares are not said on the cards as well.
    const isTable = known.length > 1;
    return {
      ...opener,
      campaigns: isTable
        ? printed.filter(({ channels }) => channels.length > 0).map((card) => ({ ...card, facts: [] }))
        : printed,
      matrix: printChannelMatrix(printed, wording),
      table: isTable ? table(known, wording) : null,
      figures: figures(known, wording),
    };
  },
};

const hasContent = ({ platforms, conventional, digital, cost, return: earned }: Campaign) =>
  platforms.length + conventional.length + digital.length > 0 || cost !== '' || earned !== '';

function printCampaign(campaign: Campaign, wording: Wording): PrintMarketing['campaigns'][number] {
  const { words, format, facts } = wording;
  const result = campaignResult(campaign);
  const decimals = decimalsOf([campaign.cost, campaign.return]);
  const channels = [
    {
      label: words('marketing:document.platforms'),
      values: campaign.platforms.map((option) => words(`options:marketingPlatform.${option}`)),
    },
    {
      label: words('marketing:document.conventional'),
      values: campaign.conventional.map((option) => words(`options:conventionalAds.${option}`)),
    },
    {
      label: words('marketing:document.digital'),
      values: campaign.digital.map((option) => words(`options:digitalAds.${option}`)),
    },
  ];
  return {
    product: productName(campaign, wording),
    channels: channels.filter(({ values }) => values.length > 0),
    facts: facts([
      [words('marketing:document.cost'), format.money(campaign.cost, decimals)],
      [words('marketing:document.return'), format.money(campaign.return, decimals)],
      [words('marketing:document.result'), format.money(result, decimals)],
    ]),
  };
}

function productName({ productName: name }: Campaign, { words, line }: Wording): string {
  const printed = line(name);
  return printed === '' ? words('marketing:document.unnamed') : printed;
}

const amounts = (campaign: Campaign): Amount[] => [campaign.cost, campaign.return, campaignResult(campaign)];

const decimalsFor = (campaigns: Campaigns) => decimalsOf(campaigns.flatMap(amounts));

/** The sums of those known. One of the results is known only where each is: else it would not be what return leaves of cost. */
function totals(campaigns: Campaigns): readonly [cost: Amount, earned: Amount, result: Amount] {
  const known = (values: readonly Amount[]) => values.filter((value) => value !== '');
  const total = (values: readonly Amount[]) => (values.length === 0 ? '' : sum(values));
  const results = known(campaigns.map(campaignResult));
  return [
    total(known(campaigns.map(({ cost }) => cost))),
    total(known(campaigns.map((campaign) => campaign.return))),
    results.length === campaigns.length ? total(results) : '',
  ];
}

function table(campaigns: Campaigns, wording: Wording): PrintTable {
  const { words } = wording;
  const row = createRows(wording, decimalsFor(campaigns));
  return {
    caption: words('marketing:document.caption'),
    columns: [
      { label: words('marketing:document.product'), align: 'start' },
      { label: words('marketing:document.cost'), align: 'end' },
      { label: words('marketing:document.return'), align: 'end' },
      { label: words('marketing:document.result'), align: 'end' },
    ],
    rows: [
      ...campaigns.map((campaign) => row.money('entry', productName(campaign, wording), amounts(campaign))),
      row.money('total', words('document:total'), totals(campaigns)),
    ],
  };
}

function figures(campaigns: Campaigns, { words, format, facts }: Wording): readonly PrintFact[] {
  const decimals = decimalsFor(campaigns);
  const [cost, earned, result] = totals(campaigns);
  return facts([
    [words('marketing:document.cost'), format.money(cost, decimals)],
    [words('marketing:document.return'), format.money(earned, decimals)],
    [words('marketing:document.result'), format.money(result, decimals)],
  ]);
}
