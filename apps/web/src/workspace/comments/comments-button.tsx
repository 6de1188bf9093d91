import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { IconMessage } from '../../shared/icons/icons.ts';
import { planEvents } from '../plan-store/singletons.ts';
import { closeComments, commentsPanel, openComments } from './comments-panel.ts';
import { refreshComments } from './use-comments.ts';
import { useOpenComments } from './use-open-comments.ts';

/** At the head of a section: how much is open, and whether there is something new. Nothing in a plan that only its owner sees. */
export function CommentsButton() {
  const { t } = useTranslation('comments');
  const client = useQueryClient();
  const { id, people, data } = useOpenComments();
  const isOpen = useStore(commentsPanel, (panel) => panel.isOpen);
  useEffect(
    () =>
      planEvents.onEvent(({ plan, event }) => {
        if (event === 'comments') void refreshComments(client, plan);
      }),
    [client],
  );
  // The address a mail leads to.
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('comments')) openComments();
  }, []);
  const isShared = (people?.people.length ?? 0) > 1;
  if (id === undefined || data === undefined || !(isShared || data.threads.length > 0)) return null;
  const open = data.threads.filter(({ resolved_at }) => resolved_at === null).length;
  const isNew = data.unread_since !== null;
  return (
    <Button
      variant={isNew && !isOpen ? 'filled' : 'default'}
      size="compact-md"
      aria-expanded={isOpen}
      aria-label={`${t(isNew ? 'buttonNew' : 'button')}, ${t('count', { count: open })}`}
      leftSection={<IconMessage size={18} stroke={1.5} />}
      // The field that is to be commented on keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isOpen ? closeComments() : openComments())}
    >
      {`${t('button')} ${open}`}
    </Button>
  );
}
