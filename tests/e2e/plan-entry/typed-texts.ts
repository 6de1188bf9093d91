import { optionWord } from '../words.ts';
import {
  campaign,
  client,
  company,
  competition,
  departments,
  finance,
  products,
  steps,
  swot,
  team,
} from './typed-plan.ts';

/** Everything the document has to say once the plan has been entered, amounts as Spanish writes them. */
export function typedTexts(): string[] {
  return [
    ...textsIn([client, team, swot, steps, departments]),
    ...[company.name, company.kind, company.address, company.ownFunds, company.shareCapital],
    ...['3 de abril de 2027', '1 de septiembre de 2027'],
    ...[company.mission, company.vision, ...company.values.split('\n'), company.summary],
    ...products.flatMap(({ name, text }) => [name, text]),
    ...['1,25 €', '3,90 €', '4,00 €', '12,50 €'],
    ...[`${campaign.cost} €`, `${campaign.revenue} €`, '7.500 €'],
    ...[
      finance.model,
      finance.funds,
      finance.exit,
      finance.revenue.name,
      ...finance.pasted.map(([name]) => name),
    ],
    ...['60.000', '84.000,5', '32.400', '6.800', '40.000', '15.000', '30.000', '5.000', '55.000'],
    ...[finance.income, finance.expense, finance.need].map(({ reason }) => reason),
    ...['4.000', '25.000', '45.000'],
    ...[competition.competitor.name, competition.competitor.text, competition.summary],
    ...['320', '2.400', '768.000'],
    ...OPTIONS.map(optionWord),
  ];
}

const OPTIONS = [
  'legalStructure.limitedLiabilityCompany',
  'sector.commerce',
  'productType.product',
  'productType.service',
  'gender.male',
  'gender.female',
  'age.35-65',
  'civilStatus.indifferent',
  'education.highSchool',
  'annualIncome.upTo50000',
  'incomeOrigin.businessOwner',
  'businessSize.small',
  'marketingPlatform.physicalStore',
  'marketingPlatform.partners',
  'conventionalAds.flyers',
  'digitalAds.socialMedia',
  'digitalAds.seoSem',
] as const;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
