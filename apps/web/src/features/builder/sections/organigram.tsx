import { positionsOf } from '@trazo/plan/sections/team';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { ButtonLink } from '../../../shared/layout/button-link.tsx';
import styles from '../organigram/organigram.module.css';
import { OrganigramEditor } from '../organigram/organigram-editor.tsx';
import { sectionAddress } from '../section-navigator.tsx';

export default function OrganigramForm() {
  const { t } = useTranslation('organigram');
  const hasPositions = useDraft(({ draft }) => positionsOf(draft.team).length > 0);
  const hasBoxes = useDraft(({ draft }) => draft.organigram.nodes.length > 0);
  return (
    <>
      {!hasPositions && (
        <section className={styles.invitation}>
          <h2>{t('form.needsTeam.title')}</h2>
          <p>{t('form.needsTeam.text')}</p>
          <ButtonLink to={sectionAddress('team')}>{t('form.needsTeam.link')}</ButtonLink>
        </section>
      )}
      {(hasPositions || hasBoxes) && <OrganigramEditor />}
    </>
  );
}
