import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApplication } from '../testing/components.tsx';
import { SearchSelect } from './search-select.tsx';

const DATA = [
  { value: 'limited', label: 'Gesellschaft mit beschränkter Haftung (GmbH)' },
  { group: 'Switzerland', items: [{ value: 'sole', label: 'Einzelfirma' }] },
];

it('a long choice is marked, so that a phone shows all of it', () => {
  renderInApplication(<SearchSelect label="Long" data={DATA} value="limited" />);
  renderInApplication(<SearchSelect label="Short" data={DATA} value="sole" />);
  const isMarked = (label: string) => screen.getByRole('combobox', { name: label }).hasAttribute('data-long');
  expect(isMarked('Long')).toBe(true);
  expect(isMarked('Short')).toBe(false);
});

function Choice({ label }: { readonly label: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <SearchSelect label={label} data={COUNTRIES} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
      <button type="button">next</button>
    </>
  );
}

const COUNTRIES = [
  { value: 'es', label: 'España' },
  { value: 'ie', label: 'Irlanda' },
  { value: 'ni', label: 'Irlanda del Norte' },
];

const typeInto = async (text: string) => {
  renderInApplication(<Choice label="Country" />);
  await userEvent.type(screen.getByRole('combobox'), text);
};
const chosen = () => screen.getByRole('status').textContent;

it.each([
  ['espa', 'es'],
  ['ESPANA', 'es'],
  ['norte', 'ni'],
  ['irlanda', 'ie'],
])('what is typed to a single match is chosen by leaving the field: %s', async (text, value) => {
  await typeInto(text);
  await userEvent.tab();
  expect(chosen()).toBe(value);
});

it.each(['irl', 'x', ' '])(
  'leaving the field chooses nothing where several match, or none: %j',
  async (text) => {
    await typeInto(text);
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    expect(chosen()).toBe('none');
  },
);

it('Enter takes the first match, and keeps it where nothing is typed or the same again', async () => {
  await typeInto('irl');
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('ie');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'irlanda{Enter}');
  expect(chosen()).toBe('ie');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('ie');
});
