import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import readAloud from '../../../shared/design/visually-hidden.module.css';
import { IconChevronDown } from '../../../shared/icons/icons.ts';
import { AppLink } from '../../../shared/site/app-link.tsx';
import { reviewAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { SyncIcon } from '../../../workspace/plan-sync/sync-icon.tsx';
import { UndoButton } from '../../../workspace/undo/history-buttons.tsx';
import styles from './section-bar.module.css';
import { usePlanRatio } from './use-completeness.ts';

interface SectionBarProps {
  readonly section: SectionId;
  readonly isOpen: boolean;
  readonly onSwitch: () => void;
}

/** On a small screen: where one is, how far the plan is and whether it is saved, in one line that stays in view. */
export function SectionBar({ section, isOpen, onSwitch }: SectionBarProps) {
  const store = usePlanStore();
  const { t } = useTranslation(['builder', 'navigation', section]);
  const percent = Math.round(usePlanRatio() * 100);
  const position = SECTION_IDS.indexOf(section) + 1;
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.switch} aria-expanded={isOpen} onClick={onSwitch}>
        <span className={styles.position}>
          {position}/{SECTION_IDS.length}
        </span>
        <span className={styles.title}>{t(`${section}:title`)}</span>
        <span className={readAloud.hidden}>{t('builder:form.chooseSection')}</span>
        <IconChevronDown className={styles.chevron} size={18} stroke={1.75} />
      </button>
      <AppLink className={styles.percent} to={reviewAddress(store)}>
        <span aria-hidden="true">{t('builder:form.percent', { percent })}</span>
        <span className={readAloud.hidden}>
          {t('navigation:labelled', {
            label: t('builder:review.open'),
            text: t('builder:form.progress', { percent }),
          })}
        </span>
      </AppLink>
      <UndoButton />
      <SyncIcon />
    </div>
  );
}
