import { SegmentedControl } from '@mantine/core';
import type { CommentThread } from '@trazo/contract/plans/comments';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentActions, Mentionable } from './comment-actions.ts';
import styles from './comments.module.css';
import { ThreadCard } from './thread-card.tsx';

interface CommentListProps {
  readonly threads: readonly CommentThread[];
  readonly newSince: string | null;
  readonly blocked: readonly string[];
  readonly actions: CommentActions;
  readonly people: Mentionable;
  readonly active: string | undefined;
  /** Where a thread stands, in words. */
  readonly placeOf: (thread: CommentThread) => string;
  readonly onJump: (thread: CommentThread) => void;
}

const order = ({ section }: CommentThread): number => SECTION_IDS.indexOf(section);

/** The comments of a plan in the order of its sections, those that are open or those that are resolved. */
export function CommentList({ threads, newSince, blocked, actions, people, ...rest }: CommentListProps) {
  const { active, placeOf, onJump } = rest;
  const { t } = useTranslation('comments');
  const [shown, setShown] = useState<'open' | 'resolved'>('open');
  const open = threads.filter(({ resolved_at }) => resolved_at === null);
  const resolved = threads.filter(({ resolved_at }) => resolved_at !== null);
  const listed = shown === 'open' ? open : resolved;
  const sorted = listed.toSorted((one, other) => order(one) - order(other));
  if (threads.length === 0) return <p className={styles.note}>{t('empty')}</p>;
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('show')}
        value={shown}
        data={[
          { value: 'open', label: `${t('open')} (${open.length})` },
          { value: 'resolved', label: `${t('resolved')} (${resolved.length})` },
        ]}
        onChange={(value) => setShown(value === 'resolved' ? 'resolved' : 'open')}
      />
      {sorted.length === 0 && (
        <p className={styles.note}>{t(shown === 'open' ? 'emptyOpen' : 'emptyResolved')}</p>
      )}
      {sorted.map((thread) => (
        <ThreadCard
          key={thread.id}
          thread={thread}
          place={placeOf(thread)}
          actions={actions}
          people={people}
          newSince={newSince}
          blocked={blocked}
          isActive={thread.id === active}
          onJump={() => onJump(thread)}
        />
      ))}
    </>
  );
}
