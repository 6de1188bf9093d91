import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../shared/drafts/draft.ts';
import { readDraftFile } from '../../shared/drafts/draft-file.ts';
import { chooseFile } from '../../shared/layout/choose-file.ts';

/** Lets somebody choose a saved draft; a file that is none changes nothing, and is told from a draft in words. */
export function useDraftFile(onDraft: (draft: Draft) => void): () => Promise<void> {
  const { t } = useTranslation(['drafts', 'errors']);
  return async () => {
    const file = await chooseFile('application/json,.json');
    if (file === undefined) return;
    const read = await readDraftFile(file);
    if (read.ok) onDraft(read.draft);
    else {
      const title = t('drafts:file.failed', { name: file.name });
      notifications.show({ title, message: t(`errors:${read.code}`), autoClose: false });
    }
  };
}
