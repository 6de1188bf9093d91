import { positionsOf } from '@trazo/plan/sections/team';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/layout/button-link.tsx';
import { sectionAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import styles from '../organigram/organigram.module.css';
import { OrganigramEditor } from '../organigram/organigram-editor.tsx';

export default function OrganigramForm() {
  const store = usePlanStore();
  const { t } = useTranslation('organigram');
  const hasPositions = useDraft(({ draft }) => positionsOf(draft.team).length > 0);
  const hasBoxes = useDraft(({ draft }) => draft.organigram.nodes.length > 0);
  return (
    <div id="organigram.nodes">
      {!hasPositions && (
        <section className={styles.invitation}>
          <h2>{t('form.needsTeam.title')}</h2>
          <p>{t('form.needsTeam.text')}</p>
          <ButtonLink to={sectionAddress(store, 'team')}>{t('form.needsTeam.link')}</ButtonLink>
        </section>
      )}
      {(hasPositions || hasBoxes) && <OrganigramEditor />}
    </div>
  );
}
