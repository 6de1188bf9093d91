import type { Language } from '@trazo/plan/languages';
import type { Template } from '@trazo/templates/template';
import { pageAddress } from './page-picture.ts';

const COVER_WIDTH = 480;

/** A template's cover in its first colours: drawn when the front end was built (scripts/draw-covers.ts), else by the API. */
export function coverAddress({ id, key }: Template, language: Language): string {
  const version = import.meta.env.COVERS?.[key];
  return version === undefined
    ? pageAddress({ templateId: id, language, shown: 'cover' }, COVER_WIDTH)
    : `/assets/covers/${key}-${language}-${version}.webp`;
}
