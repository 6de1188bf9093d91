import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import readAloud from '../../shared/design/visually-hidden.module.css';
import { draftPreview } from '../../shared/document-view/draft-preview.ts';
import { PreviewProgress, PreviewStatus } from '../../shared/document-view/preview-status.tsx';
import { PreviewTable } from '../../shared/document-view/preview-table.tsx';
import { usePreview } from '../../shared/document-view/use-preview.ts';
import { readPath } from '../../shared/drafts/value-path.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import styles from './live-preview.module.css';
import { useFollowing } from './use-following.ts';
import { useOnScreen } from './use-on-screen.ts';

/** The document beside the form: it follows the section being edited and shows each change a moment after it is made. */
export function LivePreview({ section }: { section: SectionId }) {
  const { t } = useTranslation('viewer');
  // On a small screen it is an entry of the history by itself, over that of the form.
  const isOverForm = readPath(useLocation().state, 'showsDocument') === true;
  const host = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(host);
  const state = usePreview(draftPreview, isSeen);
  const { stack, start, changed } = useFollowing(state, section);
  const [page, setPage] = useState(0);
  const onView = useCallback((view: { page: number }) => setPage(view.page), []);
  const total = state.document?.pages.length;
  return (
    <div className={styles.live} ref={host}>
      <div className={styles.liveBar}>
        <h2 className={styles.liveTitle}>{t('document')}</h2>
        {total !== undefined && (
          <span className={styles.liveCount} aria-hidden="true">
            {page + 1} / {total}
          </span>
        )}
        <span className={readAloud.hidden}>
          <PreviewStatus state={state} />
        </span>
        <ButtonLink variant="subtle" to="/builder/document" state={{ page }} replace={isOverForm}>
          {t('open')}
        </ButtonLink>
        <PreviewProgress busy={state.busy && state.document !== undefined} />
      </div>
      <PreviewTable
        preview={draftPreview}
        state={state}
        stackRef={stack}
        start={start}
        changed={changed}
        onView={onView}
      />
    </div>
  );
}
