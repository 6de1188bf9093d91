import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLAN_HEADER } from '@trazo/contract/api/documents';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { OpenedByButton } from '../../shared/testing/opened-by-button.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { draftHandedIn, renderWithPlan } from '../../workspace/plan-store/testing/draft-handed-in.tsx';
import { DraftDialog } from './draft-dialog.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

const MISSION = 'Baking the bread that the street has for breakfast.';
const FOLIO = 2;

beforeAll(speakEnglish);

const write = () => store.setSection('mission', { ...emptyPlan().mission, mission: MISSION });
const open = () => {
  const onUse = vi.fn();
  renderWithPlan(store, <DraftDialog theme={defaultTheme(FOLIO, 'en')} onClose={vi.fn()} onUse={onUse} />);
  return { onUse };
};
const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });

describe('one’s own plan in another template', () => {
  it('asks for it in that template, and leaves the draft in its own', async () => {
    write();
    const before = store.getState().draft.theme;
    const calls = stubServer(refusal(422, 'content_invalid', 'Too long.'));
    open();
    await screen.findByText('Too long.');
    const [call] = calls;
    expect(call?.path).toBe('/api/generate');
    expect(call?.headers.get(PLAN_HEADER)).toBe(store.draftId());
    const { content } = Object(call?.body);
    expect(content).toContain(MISSION);
    expect(JSON.parse(content)).toMatchObject({ TemplateConf: { template_id: FOLIO } });
    expect(store.getState().draft.theme).toEqual(before);
  });

  it('says so when the server cannot be reached, and asks again by its button', async () => {
    write();
    const calls = stubServer('unreachable', refusal(422, 'content_invalid', 'Too long.'));
    const { onUse } = open();
    await screen.findByRole('alert');
    await userEvent.click(button('viewer:error.retry'));
    await screen.findByText('Too long.');
    expect(calls).toHaveLength(2);
    // A document that cannot be shown keeps no visitor from the template.
    await userEvent.click(button('gallery:useThis'));
    expect(onUse).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing of an empty plan', async () => {
    const calls = stubServer('unreachable');
    open();
    expect(await screen.findByText(words('viewer:empty.text'))).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('gives the focus back to what opened it', async () => {
    stubServer('unreachable');
    renderWithPlan(
      store,
      <OpenedByButton>
        {(close) => <DraftDialog theme={defaultTheme(FOLIO, 'en')} onClose={close} onUse={close} />}
      </OpenedByButton>,
    );
    const opener = screen.getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: words('gallery:draftTitle') });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  });
});
