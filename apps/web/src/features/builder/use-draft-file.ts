import { useTranslation } from 'react-i18next';
import { ask } from '../../shared/dialogs/questions.ts';
import { chooseFile } from '../../shared/files/choose-file.ts';
import type { Draft } from '../../workspace/drafts/draft.ts';
import { readDraftFile } from '../../workspace/drafts/draft-file.ts';
import { partTitle } from './part-title.ts';

/** Lets the user choose a saved draft; a file that is none changes nothing, and the notice says so. */
export function useDraftFile(onDraft: (draft: Draft) => void): () => Promise<void> {
  const { t } = useTranslation(['drafts', 'errors', 'navigation']);
  return async () => {
    const file = await chooseFile('application/json,.json');
    if (file === undefined) return;
    const read = await readDraftFile(file);
    if (read.ok) onDraft(read.draft);
    else {
      const title = t('drafts:file.failed', { name: file.name });
      const message =
        'part' in read
          ? t('drafts:file.listTooLong', { section: partTitle(read.part), limit: read.limit })
          : t(`errors:${read.code}`);
      ask({ title, text: message, answers: [{ words: t('navigation:close'), weight: 'filled' }] });
    }
  };
}
