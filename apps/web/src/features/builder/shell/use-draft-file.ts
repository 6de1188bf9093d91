import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { ask } from '../../../shared/dialogs/questions.ts';
import { chooseFile } from '../../../shared/files/choose-file.ts';
import type { Draft, DraftPart } from '../../../workspace/plan-store/draft.ts';
import { type DraftFile, readDraftFile } from '../draft-file.ts';

/** What a part of the draft is called, in the language of the moment. */
const partTitle = (part: DraftPart): string => i18next.t(part === 'theme' ? 'drafts:theme' : `${part}:title`);

type Refused = Extract<DraftFile, { readonly ok: false }>;

/** Lets the user choose a saved draft; a file that is none changes nothing, and the notice says so. */
export function useDraftFile(onDraft: (draft: Draft) => void): () => Promise<void> {
  const { t } = useTranslation(['drafts', 'errors', 'navigation', 'planSync']);
  const refusalOf = (read: Refused): string => {
    if ('part' in read) {
      return t('drafts:file.listTooLong', { section: partTitle(read.part), limit: read.limit });
    }
    return t(read.code === 'content_newer_version' ? 'planSync:pageOutdated' : `errors:${read.code}`);
  };
  return async () => {
    const file = await chooseFile('application/json,.json');
    if (file === undefined) return;
    const read = await readDraftFile(file);
    if (read.ok) onDraft(read.draft);
    else {
      const title = t('drafts:file.failed', { name: file.name });
      ask({ title, text: refusalOf(read), answers: [{ words: t('navigation:close'), weight: 'filled' }] });
    }
  };
}
