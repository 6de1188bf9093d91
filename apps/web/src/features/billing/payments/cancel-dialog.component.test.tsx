import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  renderInApplication,
  speakEnglish,
  type WordKey,
  words,
} from '../../../shared/testing/components.tsx';
import { refusal, stubServer } from '../../../shared/testing/stub-server.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

beforeAll(speakEnglish);

const DIALOGS = [
  { name: 'cancelling', Dialog: CancelDialog, action: 'consent:cancelNow', keep: 'billing:cancel.keep' },
  {
    name: 'withdrawing',
    Dialog: WithdrawDialog,
    action: 'consent:withdrawNow',
    keep: 'billing:withdraw.keep',
  },
] as const;

describe.each(DIALOGS)('$name', ({ Dialog, action, keep }) => {
  const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });

  it('says why it was refused, stays open, and can be tried again', async () => {
    const calls = stubServer(
      refusal(503, 'payment_provider_unavailable', 'Payments are not available right now.'),
    );
    const onClose = vi.fn();
    renderInApplication(<Dialog subscription={null} onClose={onClose} />);
    await userEvent.click(button(action));
    await screen.findByText('Payments are not available right now.');
    expect(calls).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(button(action));
    await expect.poll(() => calls.length).toBe(2);
  });

  it('does nothing when one thinks better of it', async () => {
    const calls = stubServer('unreachable');
    const onClose = vi.fn();
    renderInApplication(<Dialog subscription={null} onClose={onClose} />);
    await userEvent.click(button(keep));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });
});
