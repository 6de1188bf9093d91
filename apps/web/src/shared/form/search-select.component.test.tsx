import { screen } from '@testing-library/react';
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
