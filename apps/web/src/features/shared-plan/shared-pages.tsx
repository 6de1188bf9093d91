import { useMediaQuery } from '@mantine/hooks';
import { type CommentPlace, type CommentThread, QUOTE_LIMIT } from '@trazo/contract/plans/comments';
import i18next from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shared/files/save-file.ts';
import { type OutlineEntry, outlineOf } from '../../workspace/document-view/outline.ts';
import { sectionAt } from '../../workspace/document-view/page-changes.ts';
import { PageStack, type PageStackHandle } from '../../workspace/document-view/page-stack.tsx';
import { printDocument } from '../../workspace/document-view/print-document.ts';
import { pdfOf, type ShownDocument } from '../../workspace/document-view/shown-document.ts';
import type { Zoom } from '../../workspace/document-view/stack-layout.ts';
import { wordsAt } from '../../workspace/document-view/text-at-point.ts';
import type { PickedPoint } from '../../workspace/document-view/use-picking.ts';
import { ReaderTools } from './reader-tools.tsx';
import { type DocumentComments, ReadingComments } from './reading-comments.tsx';
import styles from './shared-plan.module.css';

/** Percent at which a page reads well on a wide screen, instead of filling it. */
const WIDE_ZOOM = 110;
/** The distance between a heading's destination and its letters, as a share of the page. */
const ABOVE_HEADING = 0.03;

interface SharedPagesProps {
  readonly document: ShownDocument;
  /** Under which its owner lets it be downloaded; undefined where it is only to be read. */
  readonly fileName: string | undefined;
  /** Undefined where its reader may not comment. */
  readonly comments: DocumentComments | undefined;
}

/** The pages, above them what finds, sizes and prints them, and beside them what is said about them. */
export function SharedPages({ document, fileName, comments }: SharedPagesProps) {
  const { t } = useTranslation('sharing');
  const isWide = useMediaQuery('(min-width: 62em)');
  const stack = useRef<PageStackHandle>(null);
  const [chosen, setZoom] = useState<Zoom>();
  const [view, setView] = useState({ page: 0, percent: 100 });
  const outline = useOutline(document);
  const onView = useCallback((next: { page: number; percent: number }) => setView(next), []);
  const [target, setTarget] = useState<CommentPlace>();
  const [wantsComments, setWantsComments] = useState<boolean>();
  const showsComments = comments !== undefined && (wantsComments ?? isWide === true);
  const zoom = chosen ?? (isWide && !showsComments ? WIDE_ZOOM : 'width');
  const pick = async ({ page, x, y }: PickedPoint) => {
    const section = sectionAt(document, page, y + ABOVE_HEADING) ?? 'general';
    const words = await wordsAt(pdfOf(document, page), page, { x, y }).catch(() => '');
    const isHeading = words
      .trim()
      .toLowerCase()
      .endsWith(i18next.t(`${section}:title`).toLowerCase());
    setTarget({
      section,
      field: '',
      quote: isHeading ? '' : words.trim().slice(0, QUOTE_LIMIT).toWellFormed(),
    });
    setWantsComments(true);
  };
  const jump = ({ section }: CommentThread) => {
    const position = document.sections[section];
    if (position !== undefined) stack.current?.goTo(position);
    if (isWide !== true) setWantsComments(false);
  };
  return (
    <>
      <ReaderTools
        outline={outline}
        view={view}
        total={document.pages.length}
        zoom={zoom}
        onZoom={setZoom}
        onPage={(page) => stack.current?.goTo({ page, top: 0 }, 'instant')}
        onPrint={() => printDocument(document.blob)}
        comments={
          comments && {
            open: comments.threads?.filter(({ resolved_at }) => resolved_at === null).length ?? 0,
            areShown: showsComments,
            onSwitch: () => setWantsComments(!showsComments),
          }
        }
        onDownload={fileName === undefined ? undefined : () => saveFile(fileName, document.blob)}
      />
      <div className={styles.reading} data-with-comments={showsComments || undefined}>
        <PageStack
          ref={stack}
          document={document}
          isReadOut
          label={t('shared.label')}
          zoom={zoom}
          onZoom={setZoom}
          onView={onView}
          onPick={comments === undefined ? undefined : pick}
        />
        {showsComments && (
          <ReadingComments
            comments={comments}
            target={target}
            onTarget={setTarget}
            onJump={jump}
            onClose={() => setWantsComments(false)}
          />
        )}
      </div>
    </>
  );
}

function useOutline({ pdf }: ShownDocument): readonly OutlineEntry[] {
  const [outline, setOutline] = useState<readonly OutlineEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void outlineOf(pdf)
      .catch(() => [])
      .then((found) => {
        if (isCurrent) setOutline(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [pdf]);
  return outline;
}
