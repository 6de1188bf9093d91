import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanPeople } from '@trazo/contract/plans/co-authors';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { QuestionDialog } from '../../shared/dialogs/question-dialog.tsx';
import { sessionStore } from '../../shared/session/this-session.ts';
import { ANA } from '../../shared/testing/account.ts';
import { renderInApplication, speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { PeopleDialog } from './people-dialog.tsx';

beforeAll(speakEnglish);
afterEach(() => sessionStore.end());

const EVA = '5d1f5c0e-3c65-4a4b-9f53-6e2f4a1b7c11';
const EMAIL = 'eva@example.com';

const peopleOf = (role: PlanPeople['role'], invited: readonly string[] = []): PlanPeople => ({
  role,
  may_export: true,
  people: [
    { id: ANA._id, name: 'Ana', email: 'ana@example.com', role: 'owner', is_caller: role === 'owner' },
    {
      id: EVA,
      name: 'Eva',
      email: role === 'owner' ? EMAIL : null,
      role: 'edit',
      is_caller: role !== 'owner',
    },
  ],
  invitations: invited.map((email) => ({ id: EVA, email, role: 'read', expires_at: '2026-12-12T10:00:00Z' })),
  sections: [],
});
const answer = (body: PlanPeople, status = 200) => ({ status, body });

const open = (...answers: Parameters<typeof stubServer>) => {
  sessionStore.begin('token', ANA);
  const calls = stubServer(...answers);
  renderInApplication(
    <>
      <PeopleDialog id={ANA._id} name="Bakery" onClose={() => undefined} />
      <QuestionDialog />
    </>,
  );
  return calls;
};
const press = async (key: WordKey) =>
  userEvent.click(await screen.findByRole('button', { name: words(key) }));

describe('the people of a plan', () => {
  it('are invited once by two clicks, after a wrong address was refused here', async () => {
    const calls = open(
      answer(peopleOf('owner')),
      answer(peopleOf('owner', ['leo@example.com']), 201),
      answer(peopleOf('owner', ['leo@example.com'])),
    );
    const email = await screen.findByRole('textbox', { name: words('people:email') });
    await userEvent.type(email, 'leo');
    await press('people:invite');
    await screen.findByText(words('errors:email_invalid'));
    expect(calls).toHaveLength(1);
    await userEvent.type(email, '@example.com');
    await userEvent.dblClick(screen.getByRole('button', { name: words('people:invite') }));
    await screen.findByText(i18next.t('people:invited', { email: 'leo@example.com' }));
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { email: 'leo@example.com', role: 'edit' },
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('are not invited where the server says why', async () => {
    open(answer(peopleOf('owner')), refusal(422, 'invitation_to_oneself', 'It is yours.'));
    await userEvent.type(await screen.findByRole('textbox', { name: words('people:email') }), EMAIL);
    await press('people:invite');
    await screen.findByText('It is yours.');
  });

  it('are decided about by the owner alone; others may leave', async () => {
    open(answer(peopleOf('edit')));
    await screen.findByRole('button', { name: words('people:leave.action') });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: i18next.t('people:more', { name: 'Ana' }) })).toBeNull();
  });
});
