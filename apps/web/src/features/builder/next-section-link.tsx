import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { sectionAddress } from '../../workspace/drafts/form-address.ts';

/** The way on: to the next section, or after the last one to step 3. */
export function NextSectionLink({
  section,
  className,
}: {
  section: SectionId;
  className?: string | undefined;
}) {
  const { t } = useTranslation(['builder', 'navigation', section]);
  const after = SECTION_IDS[SECTION_IDS.indexOf(section) + 1];
  return after === undefined ? (
    <ButtonLink className={className} to="/builder/register">
      {t('builder:form.finish')}
    </ButtonLink>
  ) : (
    <ButtonLink className={className} to={sectionAddress(after)}>
      {t('navigation:labelled', { label: t('builder:form.next'), text: t(`${after}:title`) })}
    </ButtonLink>
  );
}
