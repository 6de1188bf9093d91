import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { FormPage } from '../features/builder/form-page.tsx';
import { LivePreview } from '../features/viewer/live-preview.tsx';
import { noteSection } from '../shared/layout/form-address.ts';
import { useFirstTheme } from '../shared/theme-choice/use-first-theme.ts';

/** The section being edited stands in the address (`?section=team`), so that reload and back lead there. */
export default function FormRoute() {
  useFirstTheme();
  const [search] = useSearchParams();
  const wanted = search.get('section');
  const section = SECTION_IDS.find((id) => id === wanted) ?? SECTION_IDS[0];
  useEffect(() => noteSection(section), [section]);
  return <FormPage section={section} preview={<LivePreview section={section} />} />;
}
