import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../../shared/testing/components.tsx';
import { OpenedByButton } from '../../shared/testing/opened-by-button.tsx';
import { refusal, stubServer } from '../../shared/testing/stub-server.ts';
import { RenameDialog } from './rename-dialog.tsx';

beforeAll(speakEnglish);

const ID = '0b8f4c1e-6a0f-4f0e-9d43-0d6f1a7f3c11';

function open() {
  const onClose = vi.fn();
  renderInApplication(<RenameDialog id={ID} name="Bakery" onClose={onClose} />);
  return { onClose, name: screen.getByLabelText(words('plans:rename.label')) };
}

const save = () => userEvent.click(screen.getByRole('button', { name: words('plans:rename.save') }));

describe('renaming a plan', () => {
  it('gives the focus back to what opened it', async () => {
    renderInApplication(
      <OpenedByButton>{(close) => <RenameDialog id={ID} name="Bakery" onClose={close} />}</OpenedByButton>,
    );
    const opener = screen.getByRole('button');
    await userEvent.click(opener);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(words('plans:rename.label')));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(opener);
  });

  it.each(['', '   ', '\u200b\u200b'])('asks for a name instead of %j, and sends nothing', async (blank) => {
    const calls = stubServer('unreachable');
    const { onClose, name } = open();
    await userEvent.clear(name);
    if (blank !== '') await userEvent.type(name, blank);
    await save();
    expect(screen.getByText(words('plans:rename.required'))).toBeTruthy();
    expect(calls).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says why the server refused, and keeps what was typed', async () => {
    const calls = stubServer(refusal(409, 'plan_changed_elsewhere', 'Changed elsewhere.'));
    const { onClose, name } = open();
    await userEvent.clear(name);
    await userEvent.type(name, 'Bakery in the old mill');
    await save();
    await screen.findByText('Changed elsewhere.');
    expect(calls).toMatchObject([
      { body: { business_plan_data: { business_plan_name: 'Bakery in the old mill' } } },
    ]);
    expect(name).toHaveProperty('value', 'Bakery in the old mill');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says so when the server cannot be reached, and can be tried again', async () => {
    stubServer('unreachable');
    const { onClose } = open();
    await save();
    const alert = await screen.findByRole('alert');
    await expect.poll(() => alert.textContent).not.toBe('');
    expect(screen.getByRole('button', { name: words('plans:rename.save') })).toHaveProperty(
      'disabled',
      false,
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});
