import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconChevronDown, IconFileText, IconFolderOpen, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { type Draft, emptyDraft, isEmptyDraft } from '../../shared/drafts/draft.ts';
import { sampleDraft } from '../../shared/drafts/sample-draft.ts';
import { draftStore } from '../../shared/drafts/this-tab.ts';
import { MenuOnDemand } from '../../shared/layout/menu-on-demand.tsx';
import { offerUndo } from '../../shared/layout/offer-undo.tsx';
import { beginPlan } from '../../shared/plan-sync/begin-plan.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useDraftFile } from './use-draft-file.ts';

/** Starts over, loads the sample or a saved draft; all ask before they replace something, and can be taken back. */
export function DraftMenu() {
  const { t } = useTranslation('drafts');
  const language = useLanguage();
  const replace = (draft: Draft, done: string) =>
    void beginPlan(draft, (undo) => undo && offerUndo(done, t('undo'), undo));
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
    if (isEmptyDraft(draftStore.getState().draft)) put();
    else ask('file', put);
  };
  const chooseFile = useDraftFile(putFile);
  const startOver = () => replace(emptyDraft(draftStore.getState().draft.theme), t('startOver.done'));
  const putSample = async () => {
    try {
      replace(await sampleDraft(language), t('sample.done'));
    } catch {
      notifications.show({ message: t('sample.failed') });
    }
  };
  return (
    <MenuOnDemand
      button={
        <Button variant="subtle" rightSection={<IconChevronDown size={16} />}>
          {t('menu')}
        </Button>
      }
    >
      <Menu.Item
        leftSection={<IconFileText size={18} stroke={1.5} />}
        onClick={() =>
          isEmptyDraft(draftStore.getState().draft) ? void putSample() : ask('sample', putSample)
        }
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
