import { lazyWithRetry } from '../../shared/lazy/lazy-with-retry.tsx';
import { useWords } from '../../shared/words/use-words.ts';

/** Takes an existing plan over; its code is fetched when it is first asked for. */
export const WordImport = lazyWithRetry(
  async () => (await import('./word-import-dialog.tsx')).WordImportDialog,
  { Failed: ReaderFailed },
);

function ReaderFailed() {
  const { t } = useWords('wordImport');
  return <p>{t('refused.noReader')}</p>;
}
