import { isBlank } from '@trazo/plan/fields';
import type { Campaign } from '@trazo/plan/sections/marketing';
import type { Product } from '@trazo/plan/sections/products';

/** Which product each campaign advertises, by id. */
export type Bindings = ReadonlyMap<string, string>;

/** Campaigns know their product by name alone; of two products with one name, the first one has it. */
export function bindCampaigns(products: readonly Product[], campaigns: readonly Campaign[]): Bindings {
  const bindings = new Map<string, string>();
  for (const { id, productName } of campaigns) {
    const product = products.find(({ name }) => name === productName);
    if (product !== undefined && !isBlank(productName)) bindings.set(id, product.id);
  }
  return bindings;
}

/**
 * The campaigns with the names their products have now. A product that has gone, or is without a name for the moment,
 * leaves its campaigns as they are.
 */
export function renamedCampaigns(
  bindings: Bindings,
  products: readonly Product[],
  campaigns: readonly Campaign[],
): readonly Campaign[] {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const renamed = campaigns.map((campaign) => {
    const name = names.get(bindings.get(campaign.id) ?? '') ?? '';
    return isBlank(name) || name === campaign.productName ? campaign : { ...campaign, productName: name };
  });
  return renamed.some((campaign, index) => campaign !== campaigns[index]) ? renamed : campaigns;
}
