import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { IMPORT_TARGETS, type ImportTarget } from '@trazo/plan/word-import/targets';
import i18next from 'i18next';
import { fieldLabel } from '../plan-form/field-words.ts';

/** A section, and what of it takes chapters. */
interface TargetGroup {
  readonly group: string;
  readonly items: { readonly value: ImportTarget; readonly label: string }[];
}

/** The fields that take chapters, by section, in the language of the moment. */
export const targetGroups = (): TargetGroup[] =>
  SECTION_IDS.map((id) => ({
    group: i18next.t(`${id}:title`),
    items: IMPORT_TARGETS.filter((target) => target.startsWith(`${id}.`)).map((value) => ({
      value,
      label: fieldLabel(id, value.slice(id.length + 1)) ?? value,
    })),
  })).filter(({ items }) => items.length > 0);

/** The section a field is in, in the language of the moment. */
export function sectionOf(target: ImportTarget): string {
  const id = SECTION_IDS.find((one) => target.startsWith(`${one}.`));
  return id === undefined ? '' : i18next.t(`${id}:title`);
}
