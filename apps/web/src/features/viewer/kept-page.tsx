import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keptPreview } from '../../workspace/document-view/kept-preview.ts';
import { openDocument, type ShownDocument } from '../../workspace/document-view/shown-document.ts';
import { FirstSheet } from './first-sheet.tsx';

/** The first page of the document the user wanted to download, kept until they may; nothing where there is none. */
export function KeptPage() {
  const document = useKeptDocument();
  return document === undefined ? null : <FirstSheet document={document} />;
}

function useKeptDocument(): ShownDocument | undefined {
  const { data: blob } = useQuery({
    queryKey: ['kept-preview'],
    queryFn: async () => (await keptPreview()) ?? null,
    gcTime: 0,
    staleTime: 0,
  });
  const [document, setDocument] = useState<ShownDocument>();
  const opened = useRef<ShownDocument>(undefined);
  useEffect(() => {
    if (blob == null) return;
    let isCurrent = true;
    openDocument(blob).then(
      (next) => {
        if (!isCurrent) return void next.pdf.loadingTask.destroy();
        opened.current = next;
        setDocument(next);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      void opened.current?.pdf.loadingTask.destroy();
    };
  }, [blob]);
  return document;
}
