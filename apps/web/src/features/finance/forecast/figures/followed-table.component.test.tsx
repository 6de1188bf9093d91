import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { must } from '@trazo/plan/must';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { speakEnglish, words } from '../../../../shared/testing/components.tsx';
import { ANSWERED } from '../../testing/answered-plan.ts';
import {
  cellAt,
  chooseFor,
  fillCell,
  nameCells,
  showFinance,
  written,
} from '../../testing/shown-finance.tsx';

beforeAll(speakEnglish);

let shown: Awaited<ReturnType<typeof showFinance>>;
beforeEach(async () => {
  shown = await showFinance(ANSWERED);
  await waitFor(() => expect(cellAt('statement', 'Bread', 2).value).toBe('126,000'));
});

const figure = (line: string, year: number) => cellAt('statement', line, year).value;
const firstName = () => must(nameCells('statement')[0], 'the table has a line');
const button = (name: string) => screen.getByRole('button', { name });
const pins = () => screen.getByRole('region', { name: spoken.ui.pins });

describe('the five-year table beside the answers it follows', () => {
  it('goes one step back with an answer, and one step on', () => {
    shown.answer('streams.0.price', '4');
    expect(figure('Bread', 2)).toBe('168,000');
    shown.undo();
    expect(figure('Bread', 2)).toBe('126,000');
    expect(shown.store.getState().draft.finance.assumptions?.streams[0]).toMatchObject({ price: '3' });
    shown.redo();
    expect(figure('Bread', 2)).toBe('168,000');
  });

  it('keeps a name and a figure that were typed over computed ones, until the figure is released', async () => {
    fillCell(firstName(), 'Bread and buns');
    fillCell(cellAt('statement', 'Bread and buns', 2), '150000');
    shown.answer('streams.0.price', '4');
    expect(pins().textContent).toMatch(/150,000.*168,000/);
    expect(figure('Bread and buns', 3)).toBe('168,000');
    shown.answer('streams.0.name', 'Bakery');
    expect(firstName().value).toBe('Bread and buns');
    expect(figure('Bread and buns', 2)).toBe('150,000');
    await userEvent.click(within(pins()).getByRole('button', { name: new RegExp(spoken.ui.release) }));
    expect(figure('Bread and buns', 2)).toBe('168,000');
    expect(screen.queryByRole('region', { name: spoken.ui.pins })).toBeNull();
  });

  it('says nothing of an answer that cannot be counted, and nothing that was said of its beginning', () => {
    fillCell(firstName(), 'Bread and buns');
    fillCell(cellAt('statement', 'Bread and buns', 3), '150000');
    for (const text of ['1', '1.2', '1.23', '1.234', '1.2345', '1.23456'])
      shown.answer('streams.0.price', text);
    expect(figure('Bread and buns', 2)).toBe('');
    expect(figure('Bread and buns', 3)).toBe('150,000');
    shown.answer('streams.0.price', '4');
    expect([2, 3].map((year) => figure('Bread and buns', year))).toEqual(['168,000', '150,000']);
  });

  it('stays as it is when the forecast is turned off, and follows again when it is turned on', async () => {
    const filled = written();
    await userEvent.click(button(spoken.ui.turnOff));
    expect(screen.queryByRole('region', { name: spoken.strip.label })).toBeNull();
    expect(written()).toEqual(filled);
    fillCell(cellAt('statement', 'Bread', 2), '1000');
    shown.answer('streams.0.price', '4');
    expect(figure('Bread', 3)).toBe('126,000');
    await userEvent.click(button(spoken.ui.turnOn));
    expect([figure('Bread', 2), figure('Bread', 3)]).toEqual(['1,000', '168,000']);
  });
});

describe('a line of one’s own', () => {
  const notice = () =>
    within(must(document.querySelector<HTMLElement>('[data-shown]'), 'the table says something'));
  const undo = () => notice().getByRole('button', { name: words('finance:form.grid.undo') });

  it('is filled by growth, and the years before come back', async () => {
    fillCell(
      must(
        nameCells('statement').find(({ value }) => value === ''),
        'a row stands open',
      ),
      'Coffee',
    );
    fillCell(cellAt('statement', 'Coffee', 1), '1000');
    fillCell(cellAt('statement', 'Coffee', 5), '7');
    await chooseFor('statement', 'Coffee', words('finance:form.grid.grow'));
    const dialog = within(await screen.findByRole('dialog'));
    const growth = dialog.getByRole('textbox');
    await userEvent.clear(growth);
    await userEvent.type(growth, '10');
    await userEvent.click(dialog.getByRole('button', { name: words('finance:form.grid.growth.fill') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([figure('Coffee', 2), figure('Coffee', 5)]).toEqual(['1,100', '1,464']);
    await userEvent.click(undo());
    expect([figure('Coffee', 2), figure('Coffee', 5)]).toEqual(['', '7']);
  });
});
