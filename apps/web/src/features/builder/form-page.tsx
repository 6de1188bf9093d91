import { Button } from '@mantine/core';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanName } from '../../shared/plan-sync/use-plan-sync.ts';
import { DraftMenu } from './draft-menu.tsx';
import { DraftStatus } from './draft-status.tsx';
import { SectionNavigator } from './section-navigator.tsx';
import { SectionPanel } from './section-panel.tsx';
import { usePlanRatio } from './use-completeness.ts';
import { useDocumentOverForm } from './use-document-over-form.ts';
import styles from './workbench.module.css';

interface FormPageProps {
  readonly section: SectionId;
  /** The live preview: beside the form on a wide screen, one tap away on a small one. */
  readonly preview?: ReactNode;
}

/** Sections with a table or a drawing that needs more than half the room beside the navigator. */
const WIDE: ReadonlySet<SectionId> = new Set(['organigram', 'finance']);

export function FormPage({ section, preview }: FormPageProps) {
  const { t } = useTranslation(['builder', section]);
  const [choosing, setChoosing] = useState(false);
  const [showsPreview, switchPreview] = useDocumentOverForm();
  const position = SECTION_IDS.indexOf(section) + 1;
  return (
    <div
      className={styles.workbench}
      data-with-preview={preview !== undefined || undefined}
      data-wide={WIDE.has(section) || undefined}
      data-shows-preview={showsPreview || undefined}
    >
      <aside className={styles.side} data-open={choosing || undefined}>
        <div className={styles.sideHead}>
          <PlanProgress />
          <DraftMenu />
        </div>
        <DraftStatus />
        <Button
          className={styles.sectionSwitch}
          variant="default"
          fullWidth
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {position}/{SECTION_IDS.length} · {t('builder:form.chooseSection')}
        </Button>
        <div className={styles.navigator}>
          <SectionNavigator current={section} onChoose={() => setChoosing(false)} />
        </div>
      </aside>
      <div className={styles.form}>
        <SectionPanel section={section} />
      </div>
      {preview !== undefined && (
        <>
          <div className={styles.preview}>
            {showsPreview && <h1 className={styles.previewTitle}>{t('builder:form.title')}</h1>}
            {preview}
          </div>
          <div className={styles.previewSwitch}>
            <Button variant="default" fullWidth onClick={switchPreview}>
              {t(showsPreview ? 'builder:form.showForm' : 'builder:form.showPreview')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function PlanProgress() {
  const { t } = useTranslation('builder');
  const percent = Math.round(usePlanRatio() * 100);
  const name = usePlanName();
  return (
    <div className={styles.planHead}>
      <strong className={styles.planTitle}>{t('form.title')}</strong>
      {name !== '' && <p className={styles.planName}>{name}</p>}
      <p className={styles.planProgress}>{t('form.progress', { percent })}</p>
    </div>
  );
}
