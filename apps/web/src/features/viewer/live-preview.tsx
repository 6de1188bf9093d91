import { useMediaQuery } from '@mantine/hooks';
import { readPath } from '@trazo/contract/plan-document/value-path';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import readAloud from '../../shared/design/visually-hidden.module.css';
import { planAddress } from '../../shared/layout/builder-address.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { DeliverDraftButton } from '../../workspace/deliver/deliver-draft-button.tsx';
import { PreviewProgress, PreviewStatus } from '../../workspace/document-view/preview-status.tsx';
import { PreviewTable } from '../../workspace/document-view/preview-table.tsx';
import type { Zoom } from '../../workspace/document-view/stack-layout.ts';
import { usePreview } from '../../workspace/document-view/use-preview.ts';
import { ZoomSteps } from '../../workspace/document-view/zoom-steps.tsx';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import { draftPreview } from '../../workspace/plan-sync/draft-preview.ts';
import styles from './live-preview.module.css';
import { SectionGhost } from './section-ghost.tsx';
import { useFieldPicking } from './use-field-picking.ts';
import { useFollowing } from './use-following.ts';
import { useOnScreen } from './use-on-screen.ts';
import { useWarmReader } from './use-warm-reader.ts';
import { WatermarkNote } from './watermark-note.tsx';

/** Phones and tablets: there the document takes the form's place. */
const SMALL = '(max-width: 61.99em)';

interface LivePreviewProps {
  readonly section: SectionId;
  /** What changes the pane itself. */
  readonly pane?: ReactNode;
  readonly beforeDelivery: (onLeave: () => void) => ReactNode;
}

/** The document beside the form: it follows the section being edited and shows each change a moment after it is made. */
export function LivePreview({ section, pane, beforeDelivery }: LivePreviewProps) {
  const { t } = useTranslation('viewer');
  // On a small screen it is an entry of the history by itself, over that of the form.
  const isOverForm = readPath(useLocation().state, 'showsDocument') === true;
  const host = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(host);
  const isSmall = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const isWarm = useWarmReader(isSeen || isSmall);
  const { document: made } = useStore(draftPreview);
  // The first document is made before it is asked for: on a small screen, showing it then takes no network.
  const state = usePreview(draftPreview, isSeen || (isSmall && isWarm && made === undefined));
  const { stack, start, changed } = useFollowing(state, section);
  const [{ page, percent }, setView] = useState({ page: 0, percent: 100 });
  const onView = useCallback((view: { page: number; percent: number }) => {
    setView(view);
    draftPreview.lookAt(view.page);
  }, []);
  const [zoom, setZoom] = usePaneZoom();
  const [dismissed, setDismissed] = useState<SectionId>();
  const store = usePlanStore();
  // The cover is part of the general data and always there.
  const isGhost =
    section !== 'general' && section !== dismissed && state.document?.sections[section] === undefined;
  const pick = useFieldPicking(state.document, isOverForm);
  const total = state.document?.pages.length;
  return (
    <div className={styles.live} ref={host}>
      <div className={styles.liveBar}>
        <h2 className={styles.liveTitle}>{t('document')}</h2>
        <span className={styles.liveCount} aria-hidden="true">
          {total !== undefined && `${page + 1} / ${total}`}
        </span>
        <span className={readAloud.hidden}>
          <PreviewStatus state={state} />
        </span>
        {total !== undefined && <ZoomSteps percent={percent} onZoom={setZoom} />}
        <ButtonLink
          variant="subtle"
          to={planAddress(store.draftId(), 'document')}
          state={{ page }}
          replace={isOverForm}
        >
          {t('open')}
        </ButtonLink>
        <DeliverDraftButton
          isThere={total !== undefined && !state.empty}
          variant="default"
          wordClass={styles.deliverWord}
          before={beforeDelivery}
        />
        {pane}
        <PreviewProgress busy={state.busy && state.document !== undefined} />
      </div>
      <WatermarkNote state={state} />
      <PreviewTable
        preview={draftPreview}
        state={state}
        stackRef={stack}
        start={start}
        changed={changed}
        zoom={zoom}
        onZoom={setZoom}
        onView={onView}
        onPick={pick}
        ghost={
          isGhost ? <SectionGhost section={section} onDismiss={() => setDismissed(section)} /> : undefined
        }
      />
    </div>
  );
}

/** The chosen zoom holds for the visit, whatever section is open. */
let chosen: Zoom = 'width';

/** How large the document is shown beside the form: at first as wide as its pane, and again with each change of its width. */
function usePaneZoom(): readonly [Zoom, (zoom: Zoom) => void] {
  const [zoom, setZoom] = useState(chosen);
  const choose = useCallback((next: Zoom) => {
    chosen = next;
    setZoom(next);
  }, []);
  return [zoom, choose];
}
