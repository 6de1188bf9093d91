import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderInApplication, speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { OpenedByButton } from '../../shared/testing/opened-by-button.tsx';
import { addPublicWords } from '../../shared/words/words.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

beforeAll(async () => {
  await speakEnglish();
  await addPublicWords('en', ['navigation']);
});

const open = async () => {
  renderInApplication(<OpenedByButton>{(close) => <ShortcutsDialog onClose={close} />}</OpenedByButton>);
  const opener = screen.getByRole('button');
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: words('builder:shortcuts.title') }) };
};

/** The keys beside a name, each combination in words. */
const keysOf = (dialog: HTMLElement, name: WordKey): (string | null)[] => {
  const row = within(dialog).getAllByText(words(name))[0]?.closest('div');
  return [...(row?.querySelectorAll('dd') ?? [])].map((each) =>
    [...each.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' + '),
  );
};

describe('the list of keys', () => {
  it('names each key as the keyboard has it', async () => {
    const { dialog } = await open();
    expect(keysOf(dialog, 'builder:shortcuts.redo')).toEqual(['Ctrl + Shift + Z']);
    expect(keysOf(dialog, 'builder:shortcuts.next')).toEqual(['Alt + ↓']);
    expect(keysOf(dialog, 'builder:shortcuts.pages')).toEqual(['Page Down', 'Page Up']);
    expect(keysOf(dialog, 'builder:shortcuts.zoom')).toHaveLength(3);
    expect(within(dialog).getByText(words('finance:form.grid.keys.block'))).toBeTruthy();
  });

  it('has no row without a key, and says none twice in a group', async () => {
    const { dialog } = await open();
    for (const list of dialog.querySelectorAll('dl')) {
      const rows = [...list.children].map((row) => row.querySelectorAll('kbd').length);
      expect(Math.min(...rows)).toBeGreaterThan(0);
      const names = [...list.querySelectorAll('dt')].map(({ textContent }) => textContent);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('closes by Escape, and the focus is where it was', async () => {
    const { opener } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  });
});
