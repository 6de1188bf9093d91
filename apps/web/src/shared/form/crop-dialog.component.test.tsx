import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish, type WordKey, words } from '../testing/components.tsx';
import { OpenedByButton } from '../testing/opened-by-button.tsx';
import { CropDialog } from './crop-dialog.tsx';

beforeAll(speakEnglish);

const PICTURE = new Blob(['no picture'], { type: 'image/png' });
const button = (key: WordKey) => screen.getByRole('button', { name: words(key) });

/** The browser of these tests decodes no picture: this is what one that does would say of it. */
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(480);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (aspect?: number) => {
  const onUse = vi.fn(async () => undefined);
  const onClose = vi.fn();
  renderInApplication(<CropDialog picture={PICTURE} aspect={aspect} onUse={onUse} onClose={onClose} />);
  return { onUse, onClose };
};

describe('choosing a part of a picture', () => {
  it('is given up without using anything', async () => {
    const { onUse, onClose } = open();
    const giveUp = screen.getAllByRole('button', { name: words('fields:photo.cancel') });
    for (const each of giveUp) await userEvent.click(each);
    expect(onClose).toHaveBeenCalledTimes(giveUp.length);
    expect(onUse).not.toHaveBeenCalled();
  });

  it('offers shapes where the part may have any, and none where its shape is given', () => {
    open();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: words('fields:photo.shapes.whole') })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('has one shape where that is given', () => {
    open(1);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: words('fields:photo.useWhole') })).toBeNull();
  });

  it('may be left out where the part may have any shape', async () => {
    open();
    await vi.waitFor(() => expect(button('fields:photo.useWhole')).toHaveProperty('disabled', false));
    await userEvent.click(button('fields:photo.useWhole'));
    // The whole is read, which the browser of these tests cannot.
    await screen.findByText(words('fields:photo.errors.notCropped'));
  });

  it('says so when the picture cannot be cut, stays open, and can be tried again', async () => {
    const { onUse, onClose } = open(1);
    await vi.waitFor(() => expect(button('fields:photo.use')).toHaveProperty('disabled', false));
    await userEvent.click(button('fields:photo.use'));
    await screen.findByText(words('fields:photo.errors.notCropped'));
    expect(onUse).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(button('fields:photo.use')).toHaveProperty('disabled', false);
  });

  it('gives the focus back to what opened it', async () => {
    renderInApplication(
      <OpenedByButton>
        {(close) => <CropDialog picture={PICTURE} aspect={1} onUse={async () => undefined} onClose={close} />}
      </OpenedByButton>,
    );
    const opener = screen.getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  });
});
