import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { confirmFirst } from '../../../shared/dialogs/confirm-first.ts';
import {
  IconChevronDown,
  IconFileImport,
  IconFileText,
  IconFolderOpen,
  IconHistory,
  IconMessage,
  IconTrash,
  IconUsers,
} from '../../../shared/icons/icons.ts';
import { MenuOnDemand } from '../../../shared/layout/menu-on-demand.tsx';
import { showNotice } from '../../../shared/notices/notices.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { openComments } from '../../../workspace/comments/comments-panel.ts';
import { useOpenPlanPeople } from '../../../workspace/people/open-plan-people.tsx';
import { PeopleDialog } from '../../../workspace/people/people-dialog.tsx';
import { type Draft, emptyDraft, isEmptyDraft, planOf } from '../../../workspace/plan-store/draft.ts';
import { useOfferUndo } from '../../../workspace/plan-store/offer-undo.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { sampleDraft } from '../../../workspace/plan-store/sample-draft.ts';
import { planOperations } from '../../../workspace/plan-store/singletons.ts';
import { usePlanName } from '../../../workspace/plan-sync/use-plan-sync.ts';
import { VersionsDialog } from '../../../workspace/versions/versions-dialog.tsx';
import { WordImport } from '../../../workspace/word-import/word-import.tsx';
import { writePlan } from '../../../workspace/word-import/write-plan.ts';
import { useDraftFile } from './use-draft-file.ts';

/**
 * Starts over, loads the sample or a saved draft; all ask before they replace something, and can be taken back. Puts in chapters of an
 * existing plan. And who writes it.
 */
export function DraftMenu({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation(['drafts', 'people', 'planSync', 'comments', 'versions', 'wordImport']);
  const people = useOpenPlanPeople();
  const mayWrite = people?.role === 'owner' || people?.role === 'edit';
  const name = usePlanName() || t('planSync:unnamed');
  const [showsPeople, peopleDialog] = useDisclosure();
  const [showsVersions, versionsDialog] = useDisclosure();
  const [isImporting, wordImport] = useDisclosure();
  const language = useLanguage();
  const store = usePlanStore();
  const offerUndo = useOfferUndo();
  const replace = (draft: Draft, done: string) =>
    void planOperations.begin(draft).then((undo) => offerUndo(done, t('drafts:undo'), undo));
  const ask = (subject: 'startOver' | 'sample' | 'file', act: () => void) =>
    confirmFirst(
      {
        title: t(`drafts:${subject}.title`),
        text: t(`drafts:${subject}.text`),
        confirm: t(`drafts:${subject}.action`),
        cancel: t('drafts:cancel'),
      },
      act,
    );
  const putFile = (draft: Draft) => {
    const put = () => replace(draft, t('drafts:file.done'));
    if (isEmptyDraft(store.getState().draft)) put();
    else ask('file', put);
  };
  const chooseFile = useDraftFile(putFile);
  const startOver = () => replace(emptyDraft(store.getState().draft.theme), t('drafts:startOver.done'));
  const putSample = async () => {
    try {
      replace(await sampleDraft(language, store.getState().draft.theme), t('drafts:sample.done'));
    } catch {
      showNotice({ tone: 'error', text: t('drafts:sample.failed') });
    }
  };
  return (
    <>
      <MenuOnDemand
        onChoose={onChoose}
        button={
          <Button variant="subtle" data-in-text rightSection={<IconChevronDown size={16} />}>
            {t('drafts:menu')}
          </Button>
        }
      >
        {people !== undefined && (
          <>
            <Menu.Item leftSection={<IconUsers size={18} stroke={1.5} />} onClick={peopleDialog.open}>
              {t('people:people')}
            </Menu.Item>
            {mayWrite && (
              <Menu.Item leftSection={<IconHistory size={18} stroke={1.5} />} onClick={versionsDialog.open}>
                {t('versions:menu')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconMessage size={18} stroke={1.5} />} onClick={() => openComments()}>
              {t('comments:title')}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          leftSection={<IconFileText size={18} stroke={1.5} />}
          onClick={() => (isEmptyDraft(store.getState().draft) ? void putSample() : ask('sample', putSample))}
        >
          {t('drafts:sample.action')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileImport size={18} stroke={1.5} />} onClick={wordImport.open}>
          {t('wordImport:action')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderOpen size={18} stroke={1.5} />} onClick={chooseFile}>
          {t('drafts:file.action')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={18} stroke={1.5} />}
          onClick={() => ask('startOver', startOver)}
        >
          {t('drafts:startOver.action')}
        </Menu.Item>
      </MenuOnDemand>
      {isImporting && (
        <WordImport
          into={() => planOf(store.getState().draft)}
          onPut={(plan) => writePlan(store, plan)}
          canUndo
          onFinish={wordImport.close}
          onClose={wordImport.close}
        />
      )}
      {showsPeople && <PeopleDialog id={store.draftId()} name={name} onClose={peopleDialog.close} />}
      {showsVersions && <VersionsDialog id={store.draftId()} name={name} onClose={versionsDialog.close} />}
    </>
  );
}
