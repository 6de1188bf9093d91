import { ActionIcon, Button } from '@mantine/core';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import {
  IconEye,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconPencil,
} from '../../shared/icons/icons.ts';
import { PriceNote } from '../../workspace/billing/price-note.tsx';
import { commentsPanel } from '../../workspace/comments/comments-panel.ts';
import { usePlanName } from '../../workspace/plan-sync/use-plan-sync.ts';
import { HistoryButtons } from '../../workspace/undo/history-buttons.tsx';
import { DraftMenu } from './shell/draft-menu.tsx';
import { DraftStatus } from './shell/draft-status.tsx';
import { FindButton } from './shell/find-button.tsx';
import { NextSectionLink } from './shell/next-section-link.tsx';
import { PaneSplitter } from './shell/pane-splitter.tsx';
import { SectionBar } from './shell/section-bar.tsx';
import { SectionNavigator } from './shell/section-navigator.tsx';
import { SectionPanel } from './shell/section-panel.tsx';
import { usePlanRatio } from './shell/use-completeness.ts';
import { useDocumentOverForm } from './shell/use-document-over-form.ts';
import { useDropDown } from './shell/use-drop-down.ts';
import { paneColumns, usePane } from './shell/use-pane.ts';
import { useRegionalCurrency } from './shell/use-regional-currency.ts';
import { useRemovedElsewhere } from './shell/use-removed-elsewhere.ts';
import styles from './shell/workbench.module.css';

/** Fetched when it is first opened. */
const FormComments = lazy(() =>
  import('./shell/form-comments.tsx').then((code) => ({ default: code.FormComments })),
);

interface FormPageProps {
  readonly section: SectionId;
  /** How the section is filled in. */
  readonly Form: ComponentType;
  /** The live preview: beside the form on a wide screen, one tap away on a small one. */
  readonly preview?: (pane: ReactNode) => ReactNode;
}

/** Sections with a table or a drawing that needs more than half the width beside the navigator. */
const WIDE: ReadonlySet<SectionId> = new Set(['organigram', 'finance']);

export function FormPage({ section, Form, preview }: FormPageProps) {
  const { t } = useTranslation(['builder', section]);
  useRegionalCurrency();
  useRemovedElsewhere();
  const side = useRef<HTMLElement>(null);
  const sections = useDropDown(side);
  const [showsPreview, switchPreview] = useDocumentOverForm();
  const [pane, setPane] = usePane();
  const paneId = useId();
  const shower = useRef<HTMLButtonElement>(null);
  const hider = useRef<HTMLButtonElement>(null);
  const showsComments = useStore(commentsPanel, ({ isOpen }) => isOpen);
  /** Who hides or shows it by keyboard finds the opposite under their fingers. */
  const turn = (isHidden: boolean) => {
    flushSync(() => setPane({ isHidden }));
    (isHidden ? shower : hider).current?.focus();
  };
  return (
    <div
      className={styles.workbench}
      data-with-preview={preview !== undefined || undefined}
      data-wide={WIDE.has(section) || undefined}
      data-shows-preview={showsPreview || undefined}
      data-pane-hidden={pane.isHidden || undefined}
      data-shows-comments={showsComments || undefined}
      style={paneColumns(pane)}
    >
      <aside
        className={styles.side}
        data-open={sections.isOpen || undefined}
        ref={side}
        onPointerDown={sections.onPointerDown}
      >
        <SectionBar section={section} isOpen={sections.isOpen} onSwitch={sections.toggle} />
        <div className={styles.sidePanel}>
          <div className={styles.sideHead}>
            <PlanProgress />
            <DraftMenu onChoose={sections.close} />
            <HistoryButtons />
          </div>
          <DraftStatus />
          <div className={styles.navigator}>
            <FindButton onFind={sections.close} />
            <SectionNavigator current={section} onChoose={sections.close} />
            <PriceNote className={styles.price} />
          </div>
        </div>
      </aside>
      <div className={styles.form}>
        <SectionPanel section={section} Form={Form} />
      </div>
      {preview !== undefined && (
        <>
          <div className={styles.preview} id={paneId}>
            <PaneSplitter
              controls={paneId}
              onShare={(share) => setPane({ share })}
              onHide={() => turn(true)}
            />
            {showsPreview && <h1 className={styles.previewTitle}>{t('builder:form.title')}</h1>}
            {preview(
              <ActionIcon
                ref={hider}
                className={styles.paneHide}
                aria-label={t('builder:form.pane.hide')}
                title={t('builder:form.pane.hide')}
                onClick={() => turn(true)}
              >
                <IconLayoutSidebarRightCollapse size={20} stroke={1.5} />
              </ActionIcon>,
            )}
          </div>
          <div className={styles.paneShow}>
            <ActionIcon
              ref={shower}
              aria-label={t('builder:form.pane.show')}
              title={t('builder:form.pane.show')}
              onClick={() => turn(false)}
            >
              <IconLayoutSidebarRightExpand size={20} stroke={1.5} />
            </ActionIcon>
          </div>
          <LowerBar section={section} showsPreview={showsPreview} onSwitch={switchPreview} />
        </>
      )}
      <Suspense fallback={null}>{showsComments && <FormComments section={section} />}</Suspense>
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

interface LowerBarProps {
  readonly section: SectionId;
  readonly showsPreview: boolean;
  readonly onSwitch: () => void;
}

/** On a small screen: to the preview and back, and on to the next section. */
function LowerBar({ section, showsPreview, onSwitch }: LowerBarProps) {
  const { t } = useTranslation('builder');
  return (
    <div className={styles.lowerBar}>
      <Button
        className={styles.previewSwitch}
        variant="default"
        leftSection={
          showsPreview ? <IconPencil size={20} stroke={1.5} /> : <IconEye size={20} stroke={1.5} />
        }
        onClick={onSwitch}
      >
        <span className={styles.previewSwitchText}>
          {t(showsPreview ? 'form.showForm' : 'form.showPreview')}
        </span>
      </Button>
      {!showsPreview && <NextSectionLink section={section} />}
    </div>
  );
}
