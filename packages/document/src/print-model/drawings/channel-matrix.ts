import type { PrintMatrix } from '../print-parts.ts';
import type { Wording } from '../wording.ts';

/** From so many campaigns on, channels are compared in a matrix instead of being listed one by one. */
const LEAST_ROWS = 3;
const LEAST_COLUMNS = 3;
/** More columns leave no place for the names. */
const MOST_COLUMNS = 16;

interface ListedCampaign {
  readonly product: string;
  readonly channels: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** Which product is sold and advertised where; `null` where that says no more than a list. */
export function printChannelMatrix(
  campaigns: readonly ListedCampaign[],
  { words }: Wording,
): PrintMatrix | null {
  const groups = [...new Set(campaigns.flatMap(({ channels }) => channels.map(({ label }) => label)))];
  const valuesOf = (campaign: ListedCampaign, group: string) =>
    campaign.channels.find(({ label }) => label === group)?.values ?? [];
  const columns = groups.flatMap((group) => {
    const used = new Set(campaigns.flatMap((campaign) => valuesOf(campaign, group)));
    return [...used].map((label) => ({ label, group }));
  });
  if (campaigns.length < LEAST_ROWS || columns.length < LEAST_COLUMNS || columns.length > MOST_COLUMNS) {
    return null;
  }
  return {
    caption: words('marketing:document.matrix'),
    corner: words('marketing:document.product'),
    columns,
    matrix: campaigns.map((campaign) => ({
      label: campaign.product,
      marks: columns.map(({ label, group }) => valuesOf(campaign, group).includes(label)),
    })),
  };
}
