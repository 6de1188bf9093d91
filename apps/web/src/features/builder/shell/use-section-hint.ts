import type { SectionId } from '@trazo/plan/sections/section-ids';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/** What helps to write a section (`form.hint` in its words). */
export function useSectionHint(section: SectionId): string | undefined {
  useTranslation();
  const hint: unknown = i18next.getResource(i18next.language, section, 'form.hint');
  return typeof hint === 'string' ? hint : undefined;
}
