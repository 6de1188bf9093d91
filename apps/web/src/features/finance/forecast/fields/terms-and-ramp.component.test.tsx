import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { speakEnglish, takeOption } from '../../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { setAnswer } from '../answers.ts';
import { WordsContext } from '../forecast-words.ts';
import { CURVE, type FieldSpec } from '../questions/field-specs.ts';
import { QuestionField } from './question-field.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

const { terms, fields, errors, options } = spoken;

beforeAll(speakEnglish);
beforeEach(() => {
  const { finance } = store.getState().draft;
  const assumptions = emptyAssumptions();
  const stream = { ...newItem.stream('s1'), first: '20', normal: '80', rampMonths: 9 };
  store.setSection('finance', { ...finance, assumptions: { ...assumptions, streams: [stream] } });
});

const kept = (): Stream | undefined => store.getState().draft.finance.assumptions?.streams[0];
const ask = (spec: FieldSpec) =>
  renderWithPlan(
    store,
    <WordsContext value={spoken}>
      <QuestionField spec={spec} at="streams.0" />
    </WordsContext>,
  );
const TERMS: FieldSpec = { kind: 'terms', key: 'terms', label: 'customerDays' };
const whenOf = (number: number) =>
  screen.getByRole('combobox', { name: terms.when.replace('{{number}}', String(number)) });

it('an invoice is paid at once, or in parts of which some come before it', async () => {
  ask(TERMS);
  const paid = await screen.findByRole('combobox', { name: fields.customerDays });
  await takeOption(paid, options.customerDays['45']);
  expect(kept()?.terms).toEqual([{ share: '100', days: 45 }]);
  await takeOption(paid, terms.parts);
  await takeOption(whenOf(1), '60 days before');
  expect(kept()?.terms).toEqual([
    { share: '30', days: -60 },
    { share: '70', days: 0 },
  ]);
});

it('parts that are not the whole are kept, with a message, and the next part is offered the rest', async () => {
  ask(TERMS);
  await takeOption(await screen.findByRole('combobox', { name: fields.customerDays }), terms.parts);
  const second = screen.getByRole('textbox', { name: fields.termShare.replace('{{number}}', '2') });
  await userEvent.clear(second);
  await userEvent.type(second, '50');
  expect(screen.getByRole('alert').textContent).toBe(errors.shares);
  expect(kept()?.terms[1]?.share).toBe('50');
  await userEvent.click(screen.getByRole('button', { name: terms.add }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(kept()?.terms[2]).toEqual({ share: '20', days: 60 });
  await userEvent.click(screen.getByRole('button', { name: terms.remove }));
  expect(kept()?.terms.length).toBe(2);
});

it('the end of the rise moves by keyboard, within what may be', async () => {
  ask(CURVE);
  const end = await screen.findByRole('slider', { name: fields.rampMonths });
  end.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(kept()).toHaveProperty('rampMonths', 10);
  await userEvent.keyboard('{PageUp}{ArrowLeft}');
  expect(end.getAttribute('aria-valuenow')).toBe('15');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(kept()).toHaveProperty('rampMonths', 60);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(kept()).toHaveProperty('rampMonths', 0);
});

it.each(['Infinity', '1e400', '0x10', 'abc', '9'.repeat(400)])(
  'a quantity that is no plain number is not drawn (%#)',
  async (typed) => {
    ask(CURVE);
    await screen.findByRole('slider', { name: fields.rampMonths });
    for (const answer of ['first', 'normal']) {
      act(() => setAnswer(store, 'streams.0.first', '20'));
      act(() => setAnswer(store, 'streams.0.normal', '80'));
      expect(screen.queryByRole('slider')).not.toBeNull();
      act(() => setAnswer(store, `streams.0.${answer}`, typed));
      expect(screen.queryByRole('slider'), answer).toBeNull();
    }
  },
);

it('the end of the rise is written once it is let go, and not where the drag is broken off', async () => {
  ask(CURVE);
  const end = await screen.findByRole('slider', { name: fields.rampMonths });
  const shown = () => end.getAttribute('aria-valuenow');
  end.setPointerCapture = () => {};
  const line = end.parentElement;
  if (line === null) throw new Error('no line');
  line.getBoundingClientRect = () => new DOMRect(0, 0, 240, 80);
  fireEvent.pointerDown(end, { pointerId: 1, clientX: 90 });
  fireEvent.pointerMove(end, { pointerId: 1, clientX: 120 });
  fireEvent.pointerMove(end, { pointerId: 1, clientX: 150 });
  expect([shown(), kept()?.kind === 'units' && kept()]).toEqual([
    '15',
    expect.objectContaining({ rampMonths: 9 }),
  ]);
  fireEvent.pointerUp(end, { pointerId: 1, clientX: 150 });
  expect(kept()).toHaveProperty('rampMonths', 15);
  fireEvent.pointerDown(end, { pointerId: 1, clientX: 150 });
  fireEvent.pointerMove(end, { pointerId: 1, clientX: 30 });
  fireEvent.pointerCancel(end, { pointerId: 1 });
  expect(kept()).toHaveProperty('rampMonths', 15);
  expect(shown()).toBe('15');
});

it('the focus stays in the parts where a button vanishes, or a field holds the whole', async () => {
  ask(TERMS);
  const paid = await screen.findByRole('combobox', { name: fields.customerDays });
  await takeOption(paid, terms.parts);
  const shareOf = (number: number) =>
    screen.getByRole('textbox', { name: fields.termShare.replace('{{number}}', String(number)) });
  await userEvent.click(screen.getByRole('button', { name: terms.add }));
  expect(document.activeElement).toBe(shareOf(3));
  await userEvent.click(screen.getByRole('button', { name: terms.remove }));
  await userEvent.click(screen.getByRole('button', { name: terms.remove }));
  expect(document.activeElement).toBe(shareOf(1));
  await takeOption(whenOf(1), terms.atOnce);
  await userEvent.clear(shareOf(1));
  await userEvent.type(shareOf(1), '100');
  expect(document.activeElement).toBe(shareOf(1));
  expect(kept()?.terms).toEqual([{ share: '100', days: 0 }]);
  await takeOption(paid, options.customerDays['30']);
  expect(screen.queryByRole('textbox')).toBeNull();
});
