import fc, { type Arbitrary } from 'fast-check';
import { CONFIDENTIALITIES, COVER_PATTERNS, COVER_PICTURES, type Cover, VERSION_LIMIT } from '../cover.ts';
import { CURRENCIES } from '../currencies.ts';
import { TEXT_LIMITS } from '../fields.ts';
import type { Image } from '../images.ts';
import type { Section } from '../plan.ts';
import type { OrganigramNode } from '../sections/organigram.ts';
import type { SectionId } from '../sections/section-ids.ts';
import { arbitraryRichText } from './arbitrary-rich-text.ts';
import {
  arbitraryAmount as amount,
  arbitraryId,
  arbitraryText,
  arbitraryDate as date,
  arbitraryItems as items,
  arbitraryOption as option,
  arbitraryOptions as options,
  arbitraryYears as years,
} from './arbitrary-values.ts';

const short = () => arbitraryText(TEXT_LIMITS.short);
const long = arbitraryRichText;
const note = () => arbitraryText(1_000);
const named = () => items((id) => fc.record({ id, name: short() }));
const notes = () => items((id) => fc.record({ id, text: note() }));
const yearLines = () => items((id) => fc.record({ id, name: short(), years: years() }));
const reasonedAmounts = () => items((id) => fc.record({ id, reason: short(), amount: amount() }));
const approximate = () => fc.constantFrom('', '< 3.000 €', '3,5', 'R$ 20 > 30', 'Fr 1.000');

/** Superiors at random: nobody, somebody, somebody unknown, each other, oneself. */
const nodes = (): Arbitrary<OrganigramNode[]> => {
  const superior = fc.option(fc.oneof(arbitraryId(), fc.constant('nobody')), { nil: null });
  return items<OrganigramNode>(
    (id) =>
      fc.oneof(
        fc.record({
          kind: fc.constant('position'),
          id,
          position: short().filter((text) => text !== ''),
          departmentId: fc.option(arbitraryId(), { nil: null }),
          superiorId: superior,
        }),
        fc.record({ kind: fc.constant('department'), id, departmentId: arbitraryId(), superiorId: superior }),
      ),
    8,
  );
};

const cover = (picture: () => Arbitrary<Image>): Arbitrary<Cover> =>
  fc.record({
    picture: fc.constantFrom(...COVER_PICTURES),
    pattern: fc.constantFrom(...COVER_PATTERNS),
    photo: picture(),
    subtitle: short(),
    confidentiality: fc.constantFrom(...CONFIDENTIALITIES),
    confidentialityText: short(),
    version: arbitraryText(VERSION_LIMIT),
    date: date(),
  });

/** Any valid data of each section; a missing section does not compile. */
export const arbitrarySections = (picture: () => Arbitrary<Image>) =>
  ({
    general: fc.record({
      companyName: short(),
      newCompany: fc.boolean(),
      logo: picture(),
      cover: cover(picture),
      constitutionDate: date(),
      activityDate: date(),
      address: short(),
      legalStructure: option('legalStructure'),
      sector: option('sector'),
      businessType: short(),
      ownFunds: approximate(),
      shareCapital: approximate(),
      currency: fc.constantFrom(...CURRENCIES),
    }),
    mission: fc.record({ mission: long(), vision: long(), values: long() }),
    summary: fc.record({ summary: long() }),
    products: fc.record({
      items: items((id) =>
        fc.record({
          id,
          name: short(),
          description: long(),
          cost: amount(),
          salePrice: amount(),
          type: option('productType'),
          image: picture(),
        }),
      ),
    }),
    client: fc.record({
      gender: options('gender'),
      age: options('age'),
      civilStatus: options('civilStatus'),
      education: options('education'),
      annualIncome: options('annualIncome'),
      incomeOrigin: options('incomeOrigin'),
      businessSize: options('businessSize'),
      location: short(),
      marketLanguage: short(),
      clientLanguage: short(),
      summary: long(),
    }),
    team: fc.record({
      members: items((id) =>
        fc.record({
          id,
          name: short(),
          surname: short(),
          position: short(),
          description: long(),
          email: short(),
          phone: short(),
          image: picture(),
        }),
      ),
    }),
    swot: fc.record({
      strengths: notes(),
      weaknesses: notes(),
      opportunities: notes(),
      threats: notes(),
      summary: long(),
    }),
    marketing: fc.record({
      campaigns: items((id) =>
        fc.record({
          id,
          productName: short(),
          platforms: options('marketingPlatform'),
          conventional: options('conventionalAds'),
          digital: options('digitalAds'),
          cost: amount(),
          return: amount(),
        }),
      ),
    }),
    operations: fc.record({
      steps: items((id) =>
        fc.record({
          id,
          title: short(),
          subtitle: short(),
          duration: short(),
          timeUnit: option('timeUnit'),
          goals: notes(),
        }),
      ),
    }),
    departments: fc.record({
      items: items((id) => fc.record({ id, name: short(), positions: named() })),
    }),
    organigram: fc.record({ nodes: nodes(), image: picture() }),
    finance: fc.record({
      revenueModel: long(),
      useOfFunds: long(),
      exitStrategy: long(),
      revenues: yearLines(),
      directExpenses: yearLines(),
      otherExpenses: yearLines(),
      depreciation: years(),
      amortization: years(),
      interestExpense: years(),
      incomeTaxExpense: years(),
      balance: fc.record({
        fixedAssets: amount(),
        currentAssets: amount(),
        ownFunds: amount(),
        longTermLiabilities: amount(),
        shortTermLiabilities: amount(),
      }),
      incomes: reasonedAmounts(),
      expenses: reasonedAmounts(),
      financingNeeds: reasonedAmounts(),
    }),
    competition: fc.record({
      customers: amount(),
      spendPerCustomer: amount(),
      marketSize: amount(),
      competitors: items((id) => fc.record({ id, name: short(), description: long() })),
      summary: long(),
    }),
  }) satisfies { [Id in SectionId]: Arbitrary<Section<Id>> };
