import { coverPattern, patternSvg } from '@trazo/charts/cover-pattern';
import type { Cover } from '@trazo/plan/cover';
import { NO_BREAK } from '../typography/typography-rules.ts';
import type { PrintCover } from './print-model.ts';
import type { Wording } from './wording.ts';

/** The cover's options in words; `name` is the company's. */
export function printCover(cover: Cover, name: string, wording: Wording): PrintCover {
  const { words, line } = wording;
  return {
    picture: pictureOf(cover, name, wording),
    subtitle: line(cover.subtitle),
    version: versionOf(line(cover.version), wording),
    confidentiality:
      cover.confidentiality === 'standard'
        ? words('document:confidentiality')
        : line(cover.confidentiality === 'own' ? cover.confidentialityText : ''),
  };
}

function pictureOf({ picture, pattern, photo }: Cover, name: string, { words, theme, ...wording }: Wording) {
  if (picture === 'photo') return wording.picture(photo, words('document:coverPhoto', { name }));
  if (picture === 'none') return null;
  const drawing = coverPattern(pattern, theme.colors);
  return wording.chart({ svg: patternSvg(drawing), labels: [], ...drawing }, '');
}

/** A bare number would not say what it counts. */
const versionOf = (version: string, { words }: Wording): string =>
  /^\d/.test(version) ? words('document:version', { version }).replace(' ', NO_BREAK) : version;
