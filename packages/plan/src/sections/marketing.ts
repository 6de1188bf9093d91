import { z } from 'zod';
import { isGiven, itemId, shortText, uniqueById } from '../fields.ts';
import { type Amount, amount, subtract } from '../money.ts';
import { optionSet } from '../options.ts';
import { defineSection, expected, required } from './section-definition.ts';

export const campaignSchema = z.strictObject({
  id: itemId,
  /** The product's name as it stood when it was chosen; the form keeps it in step with the products section. */
  productName: shortText,
  platforms: optionSet('marketingPlatform'),
  conventional: optionSet('conventionalAds'),
  digital: optionSet('digitalAds'),
  cost: amount,
  return: amount,
});
export type Campaign = z.infer<typeof campaignSchema>;

/** A campaign as the form adds it. */
export const emptyCampaign = (id: string, productName: string): Campaign => ({
  id,
  productName,
  platforms: [],
  conventional: [],
  digital: [],
  cost: '',
  return: '',
});

/** What a campaign leaves after its cost; blank while either figure is. */
export const campaignResult = (campaign: Campaign): Amount =>
  campaign.cost === '' || campaign.return === '' ? '' : subtract(campaign.return, campaign.cost);

const schema = z.strictObject({ campaigns: uniqueById(campaignSchema, 'campaigns') });

const channelsOf = (campaign: Campaign) =>
  campaign.platforms.length + campaign.conventional.length + campaign.digital.length;

/** How each product reaches its buyers. */
export const marketing = defineSection({
  schema,
  empty: { campaigns: [] },
  expectations: ({ campaigns }) => [
    required(
      'campaigns',
      campaigns.some((campaign) => channelsOf(campaign) > 0),
    ),
    ...(['cost', 'return'] as const).map((figure) =>
      expected(
        `campaigns.${figure}`,
        campaigns.some((campaign) => isGiven(amount, campaign[figure])),
      ),
    ),
  ],
  isEmpty: ({ campaigns }) =>
    campaigns.every(
      (campaign) => channelsOf(campaign) === 0 && campaign.cost === '' && campaign.return === '',
    ),
});
