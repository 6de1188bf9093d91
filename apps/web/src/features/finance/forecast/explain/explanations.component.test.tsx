import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import explained from '@trazo/messages/help/en/explain.json' with { type: 'json' };
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { must } from '@trazo/plan/must';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { speakEnglish, takeOption, words } from '../../../../shared/testing/components.tsx';
import { ANSWERED } from '../../testing/answered-plan.ts';
import { cellAt, showFinance } from '../../testing/shown-finance.tsx';

beforeAll(speakEnglish);
// Fetched when it is first opened.
beforeAll(() => import('../conversation/conversation.tsx'));

let shown: Awaited<ReturnType<typeof showFinance>>;
beforeEach(async () => {
  shown = await showFinance(ANSWERED);
  await waitFor(() => expect(cellAt('statement', 'Bread', 2).value).toBe('126,000'));
});

const panel = () => screen.findByRole('dialog', { name: explained.ui.why });
async function close(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
/** Figures that can be asked about, in their rows. */
const figuresIn = (table: HTMLElement, label = ''): HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>('button[aria-label]')].filter(
    (figure) => figure.getAttribute('aria-label')?.startsWith(label) === true,
  );
const stops = (figures: readonly HTMLElement[]) => figures.filter(({ tabIndex }) => tabIndex === 0).length;

describe('a figure that is asked where it comes from', () => {
  it('opens from a cell by Shift + F1, and leaves the cell as it was', async () => {
    const cell = cellAt('statement', spoken.grid.categories.rent, 2);
    cell.focus();
    await userEvent.keyboard('{Shift>}{F1}{/Shift}');
    expect((await panel()).textContent).toMatch(/€\s?10,800|10,800\s€/);
    await close();
    expect(document.activeElement).toBe(cell);
    expect(cell.value).toBe('10,800');
  });

  it('leads down to the answer it follows from, back, and to its question', async () => {
    cellAt('statement', 'Bread', 1).focus();
    await userEvent.keyboard('{Shift>}{F1}{/Shift}');
    const further = async (name: string | RegExp) =>
      userEvent.click(within(await panel()).getByRole('button', { name }));
    await further('Bread');
    await further('April 2027');
    expect((await panel()).textContent).toContain(explained.operands.quantity);
    expect((await panel()).textContent).toContain('2,000');
    await further(explained.ui.back);
    expect(within(await panel()).getByRole('button', { name: 'May 2027' })).toBeTruthy();
    await further(new RegExp(spoken.questions.volume.title.slice(0, 12)));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: explained.ui.why })).toBeNull());
    const asked = await screen.findByRole(
      'heading',
      { name: spoken.questions.volume.title },
      { timeout: 10_000 },
    );
    await waitFor(() => expect(document.activeElement).toBe(asked));
  });

  it('is one figure in the table and in its explanation, also beside a grant', async () => {
    shown.answer('grants', [{ ...newItem.grant('g'), amount: '9000' }]);
    await waitFor(() => expect(cellAt('statement', spoken.grid.otherIncome, 1).value).not.toBe(''));
    const label = words('finance:document.grossMargin');
    const [margin] = figuresIn(
      must(cellAt('statement', 'Bread', 1).closest('table'), 'a table'),
      `${label}, `,
    );
    const { textContent } = must(margin, 'the margin can be asked about');
    await userEvent.click(must(margin, 'the margin'));
    const [, percent = ''] = /([\d.,]+)\s?%$/.exec(textContent) ?? [];
    expect(percent).not.toBe('');
    expect(within(await panel()).getByRole('heading', { level: 3 }).textContent).toContain(percent);
  });

  it('is, of totals and results, reached by keyboard as one stop of Tab at most, and named', async () => {
    const table = must(cellAt('statement', 'Bread', 1).closest('table'), 'a table');
    for (const label of [
      words('finance:form.grid.totals.revenues'),
      words('finance:form.grid.totals.directExpenses'),
      words('finance:document.grossMargin'),
      words('finance:form.grid.totals.otherExpenses'),
      words('finance:document.ebit'),
      words('finance:document.netIncome'),
    ]) {
      const figures = figuresIn(table, `${label}, `);
      expect(figures, label).toHaveLength(5);
      expect(stops(figures)).toBeLessThanOrEqual(1);
      figures[0]?.focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(document.activeElement).toBe(figures[1]);
      expect(figures[1]?.getAttribute('aria-label')).toMatch(/, \d{4}\/\d\d, -?[\d.,]+(?:\s?%)?$/);
    }
    const [revenues] = figuresIn(table, `${words('finance:form.grid.totals.revenues')}, `);
    revenues?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(
      figuresIn(table, `${words('finance:form.grid.totals.directExpenses')}, `)[0],
    );
  });

  it('is, of ratios, funding and loans, walked through by keyboard and says what it is made of', async () => {
    const tables = () => within(screen.getByRole('region', { name: spoken.tables.title }));
    const unfold = tables().getByRole('button', { name: spoken.tables.title });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(unfold);
    expect(unfold.getAttribute('aria-expanded')).toBe('true');
    const choose = async (table: keyof typeof explained.tables) =>
      takeOption(
        await tables().findByRole('combobox', { name: explained.ui.table }),
        explained.tables[table],
      );
    for (const table of ['ratios', 'funding', 'loans'] as const) {
      await choose(table);
      const shownTable = tables().getByRole('table');
      const figures = figuresIn(shownTable);
      expect(shownTable.textContent).not.toContain('NaN');
      figures[0]?.focus();
      await userEvent.keyboard('{ArrowDown}{End}{Enter}');
      expect((await panel()).textContent).not.toMatch(/NaN|undefined|Infinity/);
      await close();
      expect(stops(figures)).toBe(1);
      expect(document.activeElement?.closest('table')).toBe(shownTable);
    }
    await choose('ratios');
    for (const [ratio, operand] of [
      ['payback', explained.operands.stillMissing],
      ['internalRate', explained.operands.presentValueAtRate],
    ] as const) {
      const [whole] = figuresIn(tables().getByRole('table'), explained.ratios[ratio]);
      await userEvent.click(must(whole, 'a ratio of the whole'));
      expect((await panel()).textContent).toContain(explained.meanings[ratio]);
      expect((await panel()).textContent).toContain(operand);
      await close();
    }
  });
});
