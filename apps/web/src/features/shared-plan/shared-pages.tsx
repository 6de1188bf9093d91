import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shared/files/save-file.ts';
import { type OutlineEntry, outlineOf } from '../../workspace/document-view/outline.ts';
import { PageStack, type PageStackHandle } from '../../workspace/document-view/page-stack.tsx';
import { printDocument } from '../../workspace/document-view/print-document.ts';
import type { ShownDocument } from '../../workspace/document-view/shown-document.ts';
import type { Zoom } from '../../workspace/document-view/stack-layout.ts';
import { ReaderTools } from './reader-tools.tsx';

/** Percent at which a page reads well on a wide screen, instead of filling it. */
const WIDE_ZOOM = 110;

interface SharedPagesProps {
  readonly document: ShownDocument;
  /** Under which its owner lets it be downloaded; undefined where it is only to be read. */
  readonly fileName: string | undefined;
}

/** The pages, and above them what finds, sizes and prints them. */
export function SharedPages({ document, fileName }: SharedPagesProps) {
  const { t } = useTranslation('sharing');
  const isWide = useMediaQuery('(min-width: 62em)');
  const stack = useRef<PageStackHandle>(null);
  const [chosen, setZoom] = useState<Zoom>();
  const [view, setView] = useState({ page: 0, percent: 100 });
  const outline = useOutline(document);
  const onView = useCallback((next: { page: number; percent: number }) => setView(next), []);
  const zoom = chosen ?? (isWide ? WIDE_ZOOM : 'width');
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
        onDownload={fileName === undefined ? undefined : () => saveFile(fileName, document.blob)}
      />
      <PageStack
        ref={stack}
        document={document}
        isReadOut
        label={t('shared.label')}
        zoom={zoom}
        onZoom={setZoom}
        onView={onView}
      />
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
