import type { Page } from '@playwright/test';
import { add, choose, fieldOf, putPhoto, tick, type, write } from '../form.ts';
import { expect } from '../journey.ts';
import { jpegFile } from '../pictures.ts';
import { labelOf, optionWord, words } from '../words.ts';
import { campaign, client, competition, products } from './typed-plan.ts';

export async function enterProducts(page: Page): Promise<void> {
  for (const product of products) {
    const item = await add(page, 'products:items', words('products:form.fields.items.add'));
    await expect(fieldOf(item, 'products:items.name')).toBeFocused();
    await page.keyboard.type(product.name);
    await choose(item, 'products:items.type', optionWord(`productType.${product.type}`));
    await write(item, 'products:items.description', product.text);
    await type(item, 'products:items.cost', product.cost);
    await write(item, 'products:items.salePrice', product.price);
    await putPhoto(item, 'products:items.image', await jpegFile());
  }
}

export async function enterClient(page: Page): Promise<void> {
  await write(page, 'client:summary', client.portrait);
  await type(page, 'client:location', client.location);
  await type(page, 'client:marketLanguage', client.marketLanguage);
  await type(page, 'client:clientLanguage', client.servedIn);
  await tick(page, 'client:gender', ['gender.male', 'gender.female']);
  await tick(page, 'client:age', ['age.35-65']);
  await tick(page, 'client:civilStatus', ['civilStatus.indifferent']);
  await tick(page, 'client:education', ['education.highSchool']);
  await tick(page, 'client:annualIncome', ['annualIncome.upTo50000']);
  await tick(page, 'client:incomeOrigin', ['incomeOrigin.businessOwner']);
  await tick(page, 'client:businessSize', ['businessSize.small']);
}

export async function enterMarketing(page: Page): Promise<void> {
  const item = await add(page, 'marketing:campaigns', words('marketing:form.fields.campaigns.add'));
  const product = item.getByRole('combobox', {
    name: labelOf('marketing:campaigns.productName'),
    exact: true,
  });
  await expect(product).toHaveValue(products[0].name);
  await product.click();
  await page.getByRole('option', { name: products[1].name, exact: true }).click();
  await expect(product).toHaveValue(products[1].name);
  await tick(item, 'marketing:campaigns.platforms', [
    'marketingPlatform.physicalStore',
    'marketingPlatform.partners',
  ]);
  await tick(item, 'marketing:campaigns.conventional', ['conventionalAds.flyers']);
  await tick(item, 'marketing:campaigns.digital', ['digitalAds.socialMedia', 'digitalAds.seoSem']);
  await write(item, 'marketing:campaigns.cost', campaign.cost);
  await write(item, 'marketing:campaigns.return', campaign.revenue);
}

export async function enterCompetition(page: Page): Promise<void> {
  await type(page, 'competition:customers', competition.customers);
  await type(page, 'competition:spendPerCustomer', competition.spend);
  const offer = words('competition:form.takeProduct', { amount: '' });
  await page.getByRole('button', { name: offer }).click();
  await expect(fieldOf(page, 'competition:marketSize')).toHaveValue('768.000');
  const item = await add(page, 'competition:competitors', words('competition:form.fields.competitors.add'));
  await write(item, 'competition:competitors.name', competition.competitor.name);
  await write(item, 'competition:competitors.description', competition.competitor.text);
  await write(page, 'competition:summary', competition.summary);
}
