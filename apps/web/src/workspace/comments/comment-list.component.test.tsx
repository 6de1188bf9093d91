import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMMENT_LIMIT, type CommentThread } from '@trazo/contract/plans/comments';
import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { QuestionDialog } from '../../shared/dialogs/question-dialog.tsx';
import { renderInApplication, speakEnglish, words } from '../../shared/testing/components.tsx';
import type { CommentActions } from './comment-actions.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';

beforeAll(speakEnglish);

const PEOPLE = { names: ['Ana', 'Eva'], own: 'Ana' };

const threadOf = (id: string, text: string, own: Partial<CommentThread> = {}): CommentThread => ({
  ...{ id, section: 'mission', field: 'mission', quote: 'best bread', by_link: true, resolved_at: null },
  comments: [
    {
      ...{ id, text, author: 'Bank', guest_id: 'g', is_guest: true, is_own: false },
      written_at: '2026-11-29T10:00:00.000Z',
    },
  ],
  ...own,
});

const actions = () => ({
  write: vi.fn(async () => undefined),
  remove: vi.fn(async () => undefined),
  resolve: vi.fn(async () => undefined),
  block: vi.fn(async () => undefined),
});

const show = (threads: readonly CommentThread[], own: CommentActions = actions()) =>
  renderInApplication(
    <>
      <CommentList
        threads={threads}
        newSince="2026-11-29T09:00:00.000Z"
        blocked={[]}
        actions={own}
        people={PEOPLE}
        active={undefined}
        placeOf={({ section }) => section}
        onJump={() => undefined}
      />
      <QuestionDialog />
    </>,
  );

it('shows words as words, mentions, what is new, and the resolved apart', async () => {
  const text = 'See <b>https://evil.example</b> @Ana';
  show([threadOf('1', text), threadOf('2', 'Done', { resolved_at: '2026-11-29T11:00:00.000Z' })]);
  const [card] = screen.getAllByRole('article');
  if (card === undefined) throw new Error('no card');
  expect(card.textContent).toContain(text);
  expect(within(card).queryByRole('link')).toBeNull();
  expect(card.querySelector('mark')?.dataset['own']).toBe('true');
  expect(within(card).getByText(words('comments:new'))).toBeDefined();
  expect(screen.queryByText('Done')).toBeNull();
  await userEvent.click(screen.getByText(`${words('comments:resolved')} (1)`));
  expect(await screen.findByText('Done')).toBeDefined();
});

it('answers, resolves, and after a question deletes; a guest is blocked', async () => {
  const own = actions();
  show([threadOf('1', 'Why?')], own);
  await userEvent.click(screen.getByRole('button', { name: words('comments:resolve') }));
  expect(own.resolve).toHaveBeenCalledWith('1', true);
  await userEvent.click(screen.getByRole('button', { name: words('comments:reply') }));
  await userEvent.type(screen.getByRole('textbox', { name: words('comments:replyText') }), 'So @e');
  await userEvent.click(screen.getByRole('button', { name: i18next.t('comments:mention', { name: 'Eva' }) }));
  await userEvent.click(screen.getByRole('button', { name: words('comments:reply') }));
  expect(own.write).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'So @Eva', at: { thread_id: '1' } }),
  );
  const more = () => screen.getByRole('button', { name: i18next.t('comments:more', { name: 'Bank' }) });
  await userEvent.click(more());
  await userEvent.click(await screen.findByRole('menuitem', { name: words('comments:block') }));
  expect(own.block).toHaveBeenCalledWith('g', true);
  await userEvent.click(more());
  await userEvent.click(await screen.findByRole('menuitem', { name: words('comments:delete') }));
  expect(own.remove).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: words('comments:deleting.confirm') }));
  expect(own.remove).toHaveBeenCalledWith('1');
});

it('keeps what was typed when it is refused, sends it as the same comment, and refuses what is too long', async () => {
  const send = vi
    .fn<(comment: { id: string; text: string }) => Promise<void>>()
    .mockRejectedValueOnce(new Error('Not now.'))
    .mockResolvedValue(undefined);
  renderInApplication(<CommentForm label="Text" action="Send" people={PEOPLE} onSend={send} />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await userEvent.type(box, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Not now.')).toBeDefined();
  expect(box.value).toBe('Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => box.value).toBe('');
  const [first, second] = send.mock.calls.map(([comment]) => comment.id);
  expect(second).toBe(first);
  await userEvent.click(box);
  await userEvent.paste('x'.repeat(COMMENT_LIMIT + 7));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(i18next.t('comments:limit', { count: 7 }))).toBeDefined();
  expect(send).toHaveBeenCalledTimes(2);
});
