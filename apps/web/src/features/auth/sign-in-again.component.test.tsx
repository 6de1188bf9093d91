import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessionStore } from '../../shared/session/this-session.ts';
import { ANA } from '../../shared/testing/account.ts';
import { speakEnglish, words } from '../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../workspace/plan-store/testing/draft-handed-in.tsx';
import { SessionEnded } from './session-ended.tsx';

const store = draftHandedIn();

beforeAll(speakEnglish);
afterEach(() => sessionStore.end());

const banner = () => screen.queryByText(words('auth:ended.text'));

describe('a session that ends in mid-work', () => {
  it('is not spoken of while it lasts, nor after signing out', () => {
    renderWithPlan(store, <SessionEnded />);
    act(() => sessionStore.begin('token', ANA));
    expect(banner()).toBeNull();
    act(() => sessionStore.end({ byChoice: true }));
    expect(banner()).toBeNull();
  });

  it('is said as an alert, with the way back in over the page', async () => {
    sessionStore.begin('token', ANA);
    renderWithPlan(store, <SessionEnded />);
    act(() => sessionStore.expire('token'));
    await screen.findByText(words('auth:ended.text'));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: words('auth:ended.signIn') }));
    const dialog = await screen.findByRole('dialog', { name: words('auth:ended.signIn') });
    // Whose session it was is known already.
    expect(dialog.querySelector<HTMLInputElement>('input[type="email"]')?.value).toBe(ANA.user_email);
  });
});
