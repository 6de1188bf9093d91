import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { MAIN_ID, SkipLink } from '../../shared/site/skip-link.tsx';
import { leadsToDesign } from '../../workspace/document-view/field-address.ts';
import type { PageStackHandle } from '../../workspace/document-view/page-stack.tsx';
import { PreviewTable } from '../../workspace/document-view/preview-table.tsx';
import type { Zoom } from '../../workspace/document-view/stack-layout.ts';
import { usePreview } from '../../workspace/document-view/use-preview.ts';
import { draftPreview } from '../../workspace/plan-sync/draft-preview.ts';
import { useHistoryKeys } from '../../workspace/undo/use-history-keys.ts';
import { EditMenu } from './edit-menu.tsx';
import { PageRail } from './page-rail.tsx';
import { useReadingKeys } from './use-reading-keys.ts';
import { useWayBack } from './use-way-back.ts';
import { useZoomKeys } from './use-zoom-keys.ts';
import styles from './viewer.module.css';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import { WatermarkNote } from './watermark-note.tsx';

interface ViewerPageProps {
  /** How the draft is kept: beside what can be changed here. */
  readonly status: ReactNode;
  readonly beforeDelivery: (onLeave: () => void) => ReactNode;
}

/** The whole document: to read, to give another look, to take away. */
export function ViewerPage({ status, beforeDelivery }: ViewerPageProps) {
  const { t } = useTranslation('viewer');
  const state = usePreview(draftPreview);
  const stack = useRef<PageStackHandle>(null);
  const back = useWayBack();
  const [zoom, setZoom] = useZoom();
  const [view, setView] = useState({ page: 0, percent: 100 });
  const location = useLocation();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    edit.current?.focus();
  };
  useEffect(() => {
    if (leadsToDesign(location.hash)) setEditing(true);
  }, [location]);
  const onView = useCallback((next: { page: number; percent: number }) => {
    setView(next);
    draftPreview.lookAt(next.page);
  }, []);
  useZoomKeys(view.percent, setZoom);
  useHistoryKeys();
  const { document } = state;
  useReadingKeys(stack, (document?.pages.length ?? 1) - 1);
  const goTo = (page: number) => stack.current?.goTo({ page, top: 0 }, 'instant');
  return (
    <div className={styles.viewer}>
      <SkipLink />
      <p className={styles.onPaper}>{t('onPaper')}</p>
      <ViewerToolbar
        state={state}
        view={view}
        zoom={zoom}
        onZoom={setZoom}
        onPage={goTo}
        back={back}
        editRef={edit}
        isEditing={isEditing}
        onEdit={() => setEditing(!isEditing)}
        beforeDelivery={beforeDelivery}
      />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <WatermarkNote state={state} />
        <div className={styles.body}>
          {document !== undefined && !state.empty && (
            <PageRail document={document} current={view.page} onChoose={goTo} />
          )}
          <PreviewTable
            preview={draftPreview}
            state={state}
            isReadOut
            stackRef={stack}
            start={back.start}
            zoom={zoom}
            onZoom={setZoom}
            onView={onView}
            whenEmpty={<ButtonLink to="/builder/form">{t('empty.action')}</ButtonLink>}
          />
          {isEditing && <EditMenu status={status} onClose={close} />}
        </div>
      </main>
    </div>
  );
}

/** The chosen zoom holds for the visit, whatever else is shown. */
let chosen: Zoom | undefined;

/**
 * How large the document is shown, and what changes it. At first a whole page is seen where the width is enough for the pages beside
 * it; on a small screen, or in a low window, its letters would be too small. Without a choice (`undefined`) it is so again.
 */
function useZoom(): readonly [Zoom, (zoom: Zoom | undefined) => void] {
  const isWide = useMediaQuery('(min-width: 62em) and (min-height: 37.5em)', false, {
    getInitialValueInEffect: false,
  });
  const [own, setOwn] = useState(chosen);
  const choose = useCallback((zoom: Zoom | undefined) => {
    chosen = zoom;
    setOwn(zoom);
  }, []);
  return [own ?? (isWide ? 'page' : 'width'), choose];
}
