import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import readAloud from '../../shared/design/visually-hidden.module.css';
import { PageCanvas } from '../../workspace/document-view/page-canvas.tsx';
import type { ShownDocument } from '../../workspace/document-view/shown-document.ts';
import styles from './first-sheet.module.css';

const WIDTH = 300;

/** The first page of a document, which leads to the whole. */
export function FirstSheet({ document }: { document: ShownDocument }) {
  const { t } = useTranslation('viewer');
  const [first] = document.pages;
  if (first === undefined) return null;
  return (
    <figure className={styles.kept}>
      <Link
        className={styles.keptSheet}
        to="/builder/document"
        style={{ width: WIDTH, aspectRatio: first.width / first.height }}
      >
        <span className={readAloud.hidden}>{t('kept.open')}</span>
        <PageCanvas document={document} page={0} width={WIDTH} isInView />
      </Link>
      <figcaption>{t('kept.caption', { count: document.pages.length })}</figcaption>
    </figure>
  );
}
