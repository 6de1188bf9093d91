import { useTranslation } from 'react-i18next';
import type { PreviewState } from '../../workspace/document-view/document-preview.ts';
import { useHasWatermark } from '../../workspace/plan-sync/use-has-watermark.ts';
import styles from './viewer.module.css';

/** Says over a document with the watermark that the downloaded one has none. */
export function WatermarkNote({ state: { document, empty } }: { state: PreviewState }) {
  const { t } = useTranslation('viewer');
  const hasWatermark = useHasWatermark();
  if (document === undefined || empty || !hasWatermark) return null;
  return <p className={styles.watermarkNote}>{t('watermarkNote')}</p>;
}
