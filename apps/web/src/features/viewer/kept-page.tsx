import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { keptPreview } from '../../shared/document-view/kept-preview.ts';
import { PageCanvas } from '../../shared/document-view/page-canvas.tsx';
import { openDocument, type ShownDocument } from '../../shared/document-view/shown-document.ts';
import styles from './viewer.module.css';

const WIDTH = 300;

/** The first page of the document somebody wanted to download, kept until they may; nothing where there is none. */
export function KeptPage() {
  const { t } = useTranslation('viewer');
  const document = useKeptDocument();
  const first = document?.pages[0];
  if (document === undefined || first === undefined) return null;
  const height = Math.round((WIDTH * first.height) / first.width);
  return (
    <figure className={styles.kept}>
      <Link className={styles.keptSheet} to="/builder/document" style={{ width: WIDTH, height }}>
        <span className={styles.hidden}>{t('kept.open')}</span>
        <PageCanvas document={document} page={0} width={WIDTH} />
      </Link>
      <figcaption>{t('kept.caption', { count: document.pages.length })}</figcaption>
    </figure>
  );
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
