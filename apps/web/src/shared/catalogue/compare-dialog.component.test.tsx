import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEMPLATES } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../testing/components.tsx';
import { addPublicWords } from '../words/words.ts';
import { CompareDialog } from './compare-dialog.tsx';
import type { Pair } from './use-comparison.ts';

beforeAll(async () => {
  await speakEnglish();
  await addPublicWords('en', ['catalogue']);
});
beforeEach(() => window.localStorage.clear());

const named = (key: string): Template => {
  const found = TEMPLATES.find((template) => template.key === key);
  if (found === undefined) throw new Error(`no template ${key}`);
  return found;
};
const FOLIO = named('folio');
const PLANO = named('plano');
const MESA = named('mesa');

function Compared({ onClose }: { readonly onClose: () => void }) {
  const [pair, setPair] = useState<Pair>([FOLIO, PLANO]);
  return (
    <CompareDialog
      pair={pair}
      onChange={setPair}
      onClose={onClose}
      action={({ name }) => <a href="#use">Use {name}</a>}
    />
  );
}

const open = () => {
  const onClose = vi.fn();
  renderInApplication(<Compared onClose={onClose} />);
  return { onClose, dialog: screen.getByRole('dialog', { name: words('catalogue:compareTitle') }) };
};
const sides = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('region')
    .map((side) => side.getAttribute('aria-label'));

describe('two templates side by side', () => {
  it('shows pages of both, and the way to begin with either', () => {
    const { dialog } = open();
    expect(sides(dialog)).toEqual(['Folio', 'Plano']);
    for (const name of ['Folio', 'Plano']) {
      const side = screen.getByRole('region', { name });
      expect(within(side).getAllByRole('img').length).toBeGreaterThan(3);
      expect(within(side).getByRole('link', { name: `Use ${name}` })).toBeTruthy();
    }
  });

  it('puts another template in the place of one, and leaves the other', async () => {
    const { dialog } = open();
    await userEvent.selectOptions(screen.getByLabelText(words('catalogue:left')), 'mesa');
    expect(sides(dialog)).toEqual(['Mesa', 'Plano']);
    await userEvent.selectOptions(screen.getByLabelText(words('catalogue:right')), 'folio');
    expect(sides(dialog)).toEqual(['Mesa', 'Folio']);
    expect(screen.getByText(MESA.description.en)).toBeTruthy();
    expect(screen.queryByText(PLANO.description.en)).toBeNull();
  });

  it('keeps a favourite while its side shows another one', async () => {
    open();
    const heart = () => within(screen.getAllByRole('region')[0] ?? document.body).getByRole('button');
    await userEvent.click(heart());
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    const left = screen.getByLabelText(words('catalogue:left'));
    await userEvent.selectOptions(left, 'mesa');
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await userEvent.selectOptions(left, 'folio');
    expect(heart().getAttribute('aria-pressed')).toBe('true');
  });

  it('is put away by its button, once', async () => {
    const { onClose } = open();
    await userEvent.click(screen.getByRole('button', { name: words('catalogue:close') }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
