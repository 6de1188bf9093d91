import { type Amount, sum } from '@trazo/plan/money';
import type { Section } from '@trazo/plan/plan';
import { type Campaign, campaignResult } from '@trazo/plan/sections/marketing';
import { decimalsOf } from '../format.ts';
import type { PrintMarketing, PrintTable } from '../print-model.ts';
import { createRows } from '../tables.ts';
import type { Opener, Wording } from '../wording.ts';

type Campaigns = readonly Campaign[];

export function printMarketing(
  opener: Opener<'marketing'>,
  section: Section<'marketing'>,
  wording: Wording,
): PrintMarketing {
  const campaigns = section.campaigns.filter(hasContent);
  return {
    ...opener,
    campaigns: campaigns.map((campaign) => printCampaign(campaign, wording)),
    table: table(campaigns, wording),
  };
}

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

function table(campaigns: Campaigns, wording: Wording): PrintTable | null {
  const { words } = wording;
  const known = campaigns.filter((campaign) => campaign.cost !== '' || campaign.return !== '');
  if (known.length === 0) return null;
  const figures = known.map((campaign): Amount[] => [
    campaign.cost,
    campaign.return,
    campaignResult(campaign),
  ]);
  const totals = [0, 1, 2].map((column): Amount => {
    const values = figures.map((row) => row[column] ?? '').filter((value) => value !== '');
    return values.length === 0 ? '' : sum(values);
  });
  const row = createRows(wording, decimalsOf(figures.flat()));
  return {
    caption: words('marketing:document.caption'),
    columns: [
      { label: words('marketing:document.product'), align: 'start' },
      { label: words('marketing:document.cost'), align: 'end' },
      { label: words('marketing:document.return'), align: 'end' },
      { label: words('marketing:document.result'), align: 'end' },
    ],
    rows: [
      ...known.map((campaign, index) =>
        row.money('entry', productName(campaign, wording), figures[index] ?? []),
      ),
      row.money('total', words('document:total'), totals),
    ],
  };
}
