import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { TEMPLATES } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';
import { hashOf } from './source-hash.ts';

/** What every cover follows from. */
const SOURCES = [
  'packages/document/{src,typst}/**/*.{ts,typ}',
  'packages/document/package.json',
  'packages/samples/src/**/*.ts',
  'packages/messages/*/document.json',
  'apps/server/src/modules/documents/sample-page.ts',
  'packages/plan/src/cover-only.ts',
  'scripts/draw-covers.ts',
];

export interface Cover {
  readonly template: Template;
  readonly language: Language;
  readonly name: string;
}

const shared = hashOf(SOURCES);

/** The version in the names of each template's covers, by its key: another one where its sources are others. */
export const COVER_VERSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  TEMPLATES.map(({ key }) => [key, hashOf([`packages/templates/${key}/*`], shared).slice(0, 10)]),
);

/** The sample's cover in every template and language. */
export const COVERS: readonly Cover[] = TEMPLATES.flatMap((template) =>
  LANGUAGES.map((language) => ({
    template,
    language,
    name: `${template.key}-${language}-${COVER_VERSIONS[template.key]}.webp`,
  })),
);
