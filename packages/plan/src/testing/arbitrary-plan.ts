import { TEMPLATES } from '@trazo/templates/catalogue';
import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { approximateAmount, calendarDate, itemId, TEXT_LIMITS } from '../fields.ts';
import { assumptionsSchema } from '../finance/assumptions/assumptions.ts';
import { type Image, image } from '../images.ts';
import { LANGUAGES } from '../languages.ts';
import { amount } from '../money.ts';
import { type Plan, planSchema } from '../plan.ts';
import { richText } from '../rich-text/rich-text.ts';
import { DISPENSABLE_FIELDS, DISPENSABLE_SECTIONS, notApplicableSchema } from '../sections/not-applicable.ts';
import { organigramNodeSchema } from '../sections/organigram.ts';
import { leftOutSchema, sectionOrderSchema } from '../sections/print-options.ts';
import { SECTION_IDS } from '../sections/section-ids.ts';
import { ENGLISHES } from '../theme/english.ts';
import { FONT_NAMES } from '../theme/fonts.ts';
import { OWN_FONT_USES, type OwnFont } from '../theme/own-font.ts';
import { PAPERS } from '../theme/papers.ts';
import type { Theme } from '../theme/theme.ts';
import { arbitraryKeptAssumptions } from './arbitrary-assumptions.ts';
import { arbitraryOfSchema, type KnownValues } from './arbitrary-of-schema.ts';
import { arbitraryRichText } from './arbitrary-rich-text.ts';
import {
  arbitraryAmount,
  arbitraryDate,
  arbitraryId,
  arbitraryPicture,
  arbitraryStoredPicture,
  arbitraryText,
} from './arbitrary-values.ts';

const approximate = () => fc.constantFrom('', '< 3.000 €', '3,5', 'R$ 20 > 30', 'Fr 1.000');

/** Superiors at random: none, another node, an unknown id, each other, itself. */
const superior = () => fc.option(fc.oneof(arbitraryId(), fc.constant('unknown')));

const node = () =>
  fc.oneof(
    fc.record({
      kind: fc.constant('position'),
      id: arbitraryId(),
      position: arbitraryText(TEXT_LIMITS.short).filter((text) => text !== ''),
      departmentId: fc.option(arbitraryId()),
      superiorId: superior(),
    }),
    fc.record({
      kind: fc.constant('department'),
      id: arbitraryId(),
      departmentId: arbitraryId(),
      superiorId: superior(),
    }),
  );

/** Mostly nothing: sections that are not printed test no document. */
const notApplicable = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.shuffledSubarray([...DISPENSABLE_SECTIONS, ...DISPENSABLE_FIELDS]) },
  );

/** Mostly the usual document. */
const sectionOrder = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.shuffledSubarray([...SECTION_IDS]) },
  );

const leftOut = () =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.shuffledSubarray([...SECTION_IDS], { maxLength: 4 }) },
  );

const valuesWith = (picture: () => Arbitrary<Image>): KnownValues =>
  new Map<z.core.$ZodType, () => Arbitrary<unknown>>([
    [itemId, arbitraryId],
    [richText, () => arbitraryRichText(picture)],
    [amount, arbitraryAmount],
    [calendarDate, arbitraryDate],
    [approximateAmount, approximate],
    [image, picture],
    [organigramNodeSchema, node],
    [assumptionsSchema, arbitraryKeptAssumptions],
    [notApplicableSchema, notApplicable],
    [sectionOrderSchema, sectionOrder],
    [leftOutSchema, leftOut],
  ]);

/**
 * Any valid plan, awkward texts and huge amounts included. Its pictures can be decoded; `storedPictures` adds references
 * to pictures stored apart (`image:<sha-256>`), which a typesetter would have to look up.
 */
export const arbitraryPlan = ({ storedPictures = false } = {}): Arbitrary<Plan> =>
  arbitraryOfSchema(planSchema, valuesWith(storedPictures ? arbitraryStoredPicture : arbitraryPicture))
    .map((plan) => planSchema.parse(plan))
    .map(withDerivedAddress);

/** A blank address is the chosen one’s: on the wire there is no plan with the one and without the other. */
const withDerivedAddress = (plan: Plan): Plan =>
  plan.general.address === '' ? { ...plan, general: { ...plan.general, addressGoogle: '' } } : plan;

/** fast-check also makes objects without a prototype; the product never does. */
const plain = <Value>(values: Arbitrary<Value>): Arbitrary<Value> =>
  values.map((value) => structuredClone(value));

const arbitraryColor = (): Arbitrary<string> => fc.stringMatching(/^#[0-9a-fA-F]{6}$/);

/** By reference: whose bytes are not there, the document is set without. */
const arbitraryOwnFont = (): Arbitrary<OwnFont> =>
  fc.record({
    file: fc.stringMatching(/^font:[0-9a-f]{64}$/),
    name: fc.stringMatching(/^[A-Za-z ]{1,20}$/),
    use: fc.constantFrom(...OWN_FONT_USES),
    lacks: fc.constantFrom('', '€', 'ß„'),
    licensed: fc.constant(true),
  });

/** Any valid theme. */
export const arbitraryTheme = (): Arbitrary<Theme> =>
  plain(
    fc.record({
      templateId: fc.constantFrom(...TEMPLATES.map(({ id }) => id)),
      colors: fc.record({ primary: fc.option(arbitraryColor()), secondary: fc.option(arbitraryColor()) }),
      font: fc.option(fc.constantFrom(...FONT_NAMES)),
      language: fc.constantFrom(...LANGUAGES),
      english: fc.constantFrom(...ENGLISHES),
      paper: fc.constantFrom(...PAPERS),
      ownFont: fc.option(arbitraryOwnFont()),
    }),
  );
