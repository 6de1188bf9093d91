import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../../../shared/testing/components.tsx';
import { GrowthDialog } from './growth-dialog.tsx';

beforeAll(speakEnglish);

const open = (onFill: (percent: number) => boolean) => {
  const onClose = vi.fn();
  renderInApplication(<GrowthDialog line="Bread" onFill={onFill} onClose={onClose} />);
  return { onClose, box: screen.getByLabelText(words('finance:form.grid.growth.label')) };
};
const fill = () =>
  userEvent.click(screen.getByRole('button', { name: words('finance:form.grid.growth.fill') }));

describe('growing a line', () => {
  it('fills it by what was typed, and closes', async () => {
    const onFill = vi.fn(() => true);
    const { box, onClose } = open(onFill);
    await userEvent.clear(box);
    await userEvent.type(box, '-2.5');
    await fill();
    expect(onFill.mock.calls).toEqual([[-2.5]]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['10 %', 10],
    ['10%', 10],
    ['−5 %', -5],
    ['5.5 %', 5.5],
  ])('takes %j with its sign', async (typed, percent) => {
    const onFill = vi.fn(() => true);
    const { box } = open(onFill);
    await userEvent.clear(box);
    await userEvent.type(box, typed);
    await fill();
    expect(onFill.mock.calls).toEqual([[percent]]);
  });

  it('has a key for the minus that a phone lacks', async () => {
    const nothing = () => undefined;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('coarse'),
      addEventListener: nothing,
      removeEventListener: nothing,
    }));
    const onFill = vi.fn(() => true);
    const { box } = open(onFill);
    await userEvent.clear(box);
    await userEvent.type(box, '5');
    await userEvent.click(screen.getByRole('button', { name: words('fields:sign') }));
    vi.unstubAllGlobals();
    expect(document.activeElement).toBe(box);
    await fill();
    expect(onFill.mock.calls).toEqual([[-5]]);
  });

  it.each(['', 'much', '-1000', '100000'])('asks again after %j, and fills nothing', async (typed) => {
    const onFill = vi.fn(() => true);
    const { box, onClose } = open(onFill);
    await userEvent.clear(box);
    if (typed !== '') await userEvent.type(box, typed);
    await fill();
    expect(onFill).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(box);
    await userEvent.type(box, '4');
    expect(box.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('says so where there is nothing to grow from, and stays open', async () => {
    const { onClose } = open(() => false);
    await fill();
    expect(screen.getByText(i18next.t('finance:form.grid.growth.impossible'))).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
