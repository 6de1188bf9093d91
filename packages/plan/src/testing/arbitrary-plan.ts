import { TEMPLATES } from '@trazo/templates/catalogue';
import fc, { type Arbitrary } from 'fast-check';
import { LANGUAGES } from '../languages.ts';
import type { Plan } from '../plan.ts';
import { FONT_NAMES } from '../theme/fonts.ts';
import type { Theme } from '../theme/theme.ts';
import { arbitrarySections } from './arbitrary-sections.ts';
import { arbitraryPicture, arbitraryStoredPicture } from './arbitrary-values.ts';

/** fast-check also makes objects without a prototype; the product never does. */
const plain = <Value>(values: Arbitrary<Value>): Arbitrary<Value> =>
  values.map((value) => structuredClone(value));

/**
 * Any valid plan, awkward texts and huge amounts included. Its pictures can be decoded; `storedPictures` adds references
 * to pictures stored apart (`image:<sha-256>`), which a typesetter would have to look up.
 */
export const arbitraryPlan = ({ storedPictures = false } = {}): Arbitrary<Plan> =>
  plain(fc.record(arbitrarySections(storedPictures ? arbitraryStoredPicture : arbitraryPicture)));

const arbitraryColor = (): Arbitrary<string> => fc.stringMatching(/^#[0-9a-fA-F]{6}$/);

/** Any valid theme. */
export const arbitraryTheme = (): Arbitrary<Theme> =>
  plain(
    fc.record({
      templateId: fc.constantFrom(...TEMPLATES.map(({ id }) => id)),
      colors: fc.record({ primary: arbitraryColor(), secondary: arbitraryColor() }),
      font: fc.constantFrom(...FONT_NAMES),
      language: fc.constantFrom(...LANGUAGES),
    }),
  );
