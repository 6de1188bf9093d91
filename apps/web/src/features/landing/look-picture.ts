import type { Excerpt } from '@trazo/contract/api/templates';
import type { Language } from '@trazo/plan/languages';
import { apiAddress } from '../../shared/api/api-address.ts';
import { FIRST_LOOK, type Look } from './looks.ts';

/** Where a picture is, as an `<img>` wants it. */
export interface Picture {
  readonly src: string;
  readonly srcSet?: string;
}

const FIRST = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const firstAddress = (language: Language, excerpt: Excerpt, width: number): string => {
  const address = FIRST[`./pictures/${language}-${excerpt}-${width}.webp`];
  if (address === undefined) throw new RangeError(`No picture ${language}-${excerpt}-${width}`);
  return address;
};

/** A page of the sample plan in a look: from the API, but for the first one, which must not wait for a typesetter. */
export function lookPicture(look: Look, language: Language, excerpt: Excerpt): Picture {
  if (look.pair === FIRST_LOOK.pair) {
    const [small, large] = [480, 800].map((width) => firstAddress(language, excerpt, width));
    return { src: `${small}`, srcSet: `${small} 480w, ${large} 800w` };
  }
  const { primary, secondary } = look.pair;
  const query = new URLSearchParams({ color1: primary, color2: secondary, lang: language, excerpt });
  return { src: apiAddress(`/api/templates/${look.template.id}/thumbnail?${query}`) };
}
