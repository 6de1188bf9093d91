import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { confirmFirst } from '../../../shared/dialogs/confirm-first.ts';
import { IconChevronDown, IconFileText, IconFolderOpen, IconTrash } from '../../../shared/icons/icons.ts';
import { MenuOnDemand } from '../../../shared/layout/menu-on-demand.tsx';
import { showNotice } from '../../../shared/notices/notices.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { type Draft, emptyDraft, isEmptyDraft } from '../../../workspace/plan-store/draft.ts';
import { useOfferUndo } from '../../../workspace/plan-store/offer-undo.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { sampleDraft } from '../../../workspace/plan-store/sample-draft.ts';
import { planOperations } from '../../../workspace/plan-store/this-tab.ts';
import { useDraftFile } from './use-draft-file.ts';

/** Starts over, loads the sample or a saved draft; all ask before they replace something, and can be taken back. */
export function DraftMenu({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation('drafts');
  const language = useLanguage();
  const store = usePlanStore();
  const offerUndo = useOfferUndo();
  const replace = (draft: Draft, done: string) =>
    void planOperations.begin(draft).then((undo) => offerUndo(done, t('undo'), undo));
  const ask = (subject: 'startOver' | 'sample' | 'file', act: () => void) =>
    confirmFirst(
      {
        title: t(`${subject}.title`),
        text: t(`${subject}.text`),
        confirm: t(`${subject}.action`),
        cancel: t('cancel'),
      },
      act,
    );
  const putFile = (draft: Draft) => {
    const put = () => replace(draft, t('file.done'));
    if (isEmptyDraft(store.getState().draft)) put();
    else ask('file', put);
  };
  const chooseFile = useDraftFile(putFile);
  const startOver = () => replace(emptyDraft(store.getState().draft.theme), t('startOver.done'));
  const putSample = async () => {
    try {
      replace(await sampleDraft(language, store.getState().draft.theme), t('sample.done'));
    } catch {
      showNotice({ tone: 'error', text: t('sample.failed') });
    }
  };
  return (
    <MenuOnDemand
      onChoose={onChoose}
      button={
        <Button variant="subtle" data-in-text rightSection={<IconChevronDown size={16} />}>
          {t('menu')}
        </Button>
      }
    >
      <Menu.Item
        leftSection={<IconFileText size={18} stroke={1.5} />}
        onClick={() => (isEmptyDraft(store.getState().draft) ? void putSample() : ask('sample', putSample))}
      >
        {t('sample.action')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFolderOpen size={18} stroke={1.5} />} onClick={chooseFile}>
        {t('file.action')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTrash size={18} stroke={1.5} />}
        onClick={() => ask('startOver', startOver)}
      >
        {t('startOver.action')}
      </Menu.Item>
    </MenuOnDemand>
  );
}
