import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { must } from '@trazo/plan/must';
import { exampleOverhead } from '@trazo/plan/testing/example-overhead';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakEnglish, words } from '../../../../shared/testing/components.tsx';
import { HANDS, pressBy } from '../../../../shared/testing/hands.ts';
import {
  cellAt,
  chooseFor,
  fillCell,
  findCell,
  nameCells,
  showFinance,
} from '../../testing/shown-finance.tsx';
import { setAnswer } from '../answers.ts';

beforeAll(speakEnglish);

/** A first month and one cost: before they are known nothing goes into the five-year table. */
const OPENED = { start: '2027-01', overheads: [exampleOverhead] };
const HONEY = { ...newItem.monthly('honey'), name: 'Honey' };
const honey = (quantities: Readonly<Record<number, string>>) => ({
  ...OPENED,
  streams: [
    {
      ...HONEY,
      quantities: HONEY.quantities.map((blank, index) => quantities[index + 1] ?? blank),
    },
  ],
});
const part = () => screen.getByRole('region', { name: spoken.months.title });
const undo = () => within(part()).getByRole('button', { name: words('finance:form.grid.undo') });
const sold = (line: string, month: number) => cellAt('months', line, month).value;
const year = (line: string, number: number) => cellAt('statement', line, number).value;

describe('what is sold by month', () => {
  it('is pasted as a year, unfolds, adds up, and goes back in one step', async () => {
    const { redo } = await showFinance(OPENED);
    await userEvent.click(must(nameCells('months').at(-1), 'a row stands open'));
    await userEvent.paste(
      [
        ['Coffee', ...Array.from({ length: 12 }, (_, index) => String(1000 + index))].join('\t'),
        ['Bread', '2,000.5', ...new Array(11).fill('3,000')].join('\t'),
      ].join('\r\n'),
    );
    expect(sold('Coffee', 1)).toBe('1,000');
    expect(sold('Bread', 1)).toBe('2,000.50');
    expect(sold('Bread', 12)).toBe('3,000');
    const sums = must(cellAt('months', 'Coffee', 1).closest('tr'), 'a row').querySelectorAll('td');
    expect([...sums].slice(0, 2).map(({ textContent }) => textContent)).toEqual(['12,066', '3,003']);
    expect(year('Coffee', 1)).toBe('12,066');
    await userEvent.click(undo());
    expect(findCell('months', 'Coffee', 1)).toBeUndefined();
    expect(findCell('statement', 'Coffee', 1)).toBeUndefined();
    redo();
    expect(sold('Coffee', 1)).toBe('1,000');
    expect(year('Coffee', 1)).toBe('12,066');
  });

  it('is read in lines, results, cash and balances, which agree', async () => {
    await showFinance(honey({ 1: '120', 2: '240' }));
    const table = () => within(part()).getByRole('table');
    for (const view of ['lines', 'income', 'cash', 'balance'] as const) {
      await userEvent.click(within(part()).getByRole('radio', { name: spoken.months.views[view] }));
      expect(table().textContent).not.toMatch(/NaN|undefined|Infinity/);
      expect(within(table()).getByRole('button', { name: '2027' })).toBeTruthy();
    }
    const total = (label: string) => {
      const head = within(table()).getByRole('rowheader', { name: label });
      return [...must(head.closest('tr'), 'a row').querySelectorAll('td')].map((cell) => cell.textContent);
    };
    expect(total(words('finance:document.totalAssets')).length).toBeGreaterThan(5);
    expect(total(words('finance:document.totalFunding'))).toEqual(
      total(words('finance:document.totalAssets')),
    );
  });

  it('folds by quarter and year, and the arrows pass over what is folded', async () => {
    await showFinance(honey({ 1: '120' }));
    const name = (text: string) => within(part()).getByRole('button', { name: text });
    const second = name('Apr–Jun 27');
    await userEvent.click(second);
    expect(second.getAttribute('aria-expanded')).toBe('true');
    expect(findCell('months', 'Honey', 4)).toBeDefined();
    await userEvent.click(second);
    expect(findCell('months', 'Honey', 4)).toBeUndefined();
    await userEvent.click(name('Jul–Sep 27'));
    cellAt('months', 'Honey', 3).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cellAt('months', 'Honey', 7));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(cellAt('months', 'Honey', 3));
    await userEvent.click(name(spoken.months.years));
    expect(within(part()).getAllByRole('columnheader')).toHaveLength(6);
    await userEvent.click(name(spoken.months.months));
    expect(findCell('months', 'Honey', 60)).toBeDefined();
  });

  it('is filled to the right by growth until the year ends, and goes back in one step', async () => {
    await showFinance(honey({ 2: '200' }));
    await chooseFor('months', 'Honey', spoken.months.fill);
    const dialog = within(await screen.findByRole('dialog'));
    const growth = dialog.getByRole('textbox', { name: spoken.months.growth });
    const fill = dialog.getByRole('button', { name: words('finance:form.grid.growth.fill') });
    expect(dialog.getByRole<HTMLInputElement>('combobox', { name: spoken.months.fillFrom }).value).toBe(
      'February 2027',
    );
    await userEvent.clear(growth);
    await userEvent.type(growth, '5000');
    await userEvent.click(fill);
    expect(
      dialog.getByText(i18next.t('finance:form.grid.growth.range', { from: -99, to: 1000 })),
    ).toBeTruthy();
    await userEvent.clear(growth);
    await userEvent.type(growth, '10');
    await userEvent.click(fill);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sold('Honey', 3)).toBe('220');
    // 200 · 1.1¹⁰, and nothing behind the year's end.
    expect([year('Honey', 1), year('Honey', 2)]).toEqual(['3,707', '0']);
    await userEvent.click(undo());
    expect([sold('Honey', 2), sold('Honey', 3)]).toEqual(['200', '']);
  });

  it('says what is no quantity, keeps it, and spoils no figure with it', async () => {
    await showFinance(honey({ 2: '200' }));
    const cell = cellAt('months', 'Honey', 1);
    for (const [typed, kept, said] of [
      ['many', 'many', /is not an amount/],
      ['-5', '-5', /from 0 to 1,000,000,000/],
      ['9'.repeat(30), `${'999,'.repeat(9)}999`, /from 0 to 1,000,000,000/],
      ['9'.repeat(40), `9,${'999,'.repeat(12)}999`, /at most 30 digits/],
      ['1.23456', '1.23456', /3 decimal places/],
      ['=1/0', '=1/0', /is not an amount/],
    ] as const) {
      fillCell(cell, typed);
      expect(cell.getAttribute('aria-invalid')).toBe('true');
      expect(cell.value).toBe(kept);
      expect(within(part()).getByRole('alert').textContent).toMatch(said);
      // Nothing follows from it, nor from how it began.
      expect(year('Honey', 1)).toBe('');
      expect(document.body.textContent).not.toContain('NaN');
    }
    fillCell(cell, '');
    expect(cell.getAttribute('aria-invalid')).toBeNull();
    expect(year('Honey', 1)).toBe('200');
  });

  it.each(HANDS)('takes over a line that is worked out by %s, and brings the same', async (hand) => {
    const menu = { ...newItem.stream('menu'), name: 'Menu', price: '12', first: '100', normal: '400' };
    await showFinance({ ...OPENED, streams: [menu] });
    await waitFor(() => expect(year('Menu', 1)).toBe('45,000'));
    const row = must(within(part()).getByRole('button', { name: /Menu$/ }).closest('tr'), 'a row');
    const button = must(row.querySelector<HTMLElement>('[aria-haspopup="menu"]'), 'a menu');
    button.focus();
    await pressBy(hand, button);
    await pressBy(hand, await screen.findByRole('menuitem', { name: spoken.months.type }), '{ArrowDown}');
    expect([sold('Menu', 1), sold('Menu', 3)]).toEqual(['100', '200']);
    expect(year('Menu', 1)).toBe('45,000');
  });

  it('takes over what is answered, also while the forecast is still that of before', async () => {
    const menu = { ...newItem.stream('menu'), name: 'Menu', price: '12', first: '100', normal: '400' };
    const { store } = await showFinance({ ...OPENED, streams: [menu] });
    await waitFor(() => expect(year('Menu', 1)).toBe('45,000'));
    const row = must(within(part()).getByRole('button', { name: /Menu$/ }).closest('tr'), 'a row');
    await userEvent.click(must(row.querySelector('[aria-haspopup="menu"]'), 'a menu'));
    const entry = await screen.findByRole('menuitem', { name: spoken.months.type });
    act(() => {
      setAnswer(store, 'streams.0.first', '800');
      fireEvent.click(entry);
    });
    await waitFor(() => expect(sold('Menu', 1)).toBe('800'));
  });
});
