import i18next from 'i18next';
import { fieldAddress } from '../document-view/field-address.ts';
import { fieldLabel } from '../plan-form/field-words.ts';
import type { HistoryStep } from '../plan-store/plan-store.ts';

type Place = Pick<HistoryStep, 'part' | 'path' | 'kind'>;

/** What was changed, in words: “Team · Position”. */
export function changeInWords({ part, path }: Place): string {
  if (part === 'theme') return i18next.t('drafts:theme');
  const title = i18next.t(`${part}:title`);
  const label = fieldLabel(part, path);
  return label === undefined ? title : i18next.t('drafts:history.place', { section: title, field: label });
}

/** Where the change is seen; a design shows wherever one is. */
export const addressOfChange = ({ part, path, kind }: Place): string | undefined =>
  part === 'theme' ? undefined : fieldAddress({ section: part, field: kind === 'list' ? '' : path });
