import type { Plan } from '@trazo/plan/plan';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { folded } from '../../shared/search/folded.ts';
import { fieldAddress } from '../../workspace/document-view/field-address.ts';
import { textsOf } from '../../workspace/document-view/field-of-words.ts';
import { fieldLabel } from '../../workspace/plan-form/field-words.ts';

/** A place in the plan where the user has written something. */
export interface TextTarget {
  readonly section: SectionId;
  /** Dotted path of the field. */
  readonly field: string;
  /** All that is written there. */
  readonly text: string;
  /** What the field is called, or nothing: a line of a table is known by its own words. */
  readonly label: string | undefined;
  readonly address: string;
}

/** Letters make a word; figures, dates, pictures and the names of options are none of the user's words. */
const NO_WORDS = /^(?:image:|data:)|^[^\p{L}]*$/u;
/** Choices for the printed document. */
const IN_DESIGN = /^(?:cover\.(?!subtitle)|print\.)/;
/** Lists of the forecast have names; the rest of it are choices. */
const IN_FORECAST = /^assumptions\.(?<line>(?:owner\.)?\w+\.\d+)\.(?:name|role)$/;
/** Lines of the five-year table. */
const ROW_NAME = /^(?:revenues|directExpenses|otherExpenses)\.\d+\.name$/;

/** Every text of the user's own, in the order of the plan. */
export function textTargets(plan: Plan, isOption: (text: string) => boolean): TextTarget[] {
  return SECTION_IDS.flatMap((section) =>
    [...textsOf(plan[section])].flatMap(([path, text]): TextTarget[] => {
      if (NO_WORDS.test(text) || isOption(text) || IN_DESIGN.test(path)) return [];
      const line = IN_FORECAST.exec(path)?.groups?.['line'];
      const label = fieldLabel(section, path);
      const isNamed = label !== undefined || line !== undefined || ROW_NAME.test(path);
      if (!isNamed) return [];
      const field = line === undefined ? path : `assumptions.${line}`;
      return [{ section, field, text, label, address: fieldAddress({ section, field }) }];
    }),
  );
}

/** Letters on each side of what was found. */
const AROUND = 32;

/** The words around the first that was looked for. */
export function excerptOf(text: string, wanted: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [word = ''] = folded(wanted).split(' ');
  // As long as the text: each letter folded by itself.
  const at = [...line]
    .map((letter) => folded(letter)[0] ?? ' ')
    .join('')
    .indexOf(word);
  const from = Math.max(0, at - AROUND);
  const to = Math.max(0, at) + word.length + AROUND;
  const begin = from === 0 ? 0 : line.indexOf(' ', from) + 1;
  const end = to >= line.length ? line.length : line.lastIndexOf(' ', to);
  const cut = line.slice(begin, end > begin ? end : to);
  return `${begin > 0 ? '… ' : ''}${cut}${end < line.length ? ' …' : ''}`;
}
