import { expect, it } from 'vitest';
import { findEntries } from './find-entries.ts';

const entries = [
  { label: 'Situación', note: 'Datos generales' },
  { label: 'Sector', note: 'Datos generales' },
  { label: 'Tamaño del mercado', note: 'Competencia' },
  { label: 'Mercado' },
];
const found = (text: string) => findEntries(entries, text).map(({ label }) => label);

it('finds by parts of words, whatever their accents and capitals, and by the section beside them', () => {
  expect(found('TAMANO')).toEqual(['Tamaño del mercado']);
  expect(found('generales sec')).toEqual(['Sector']);
  expect(found('nada de esto')).toEqual([]);
});

it('shows first what begins with the words', () => {
  expect(found('mercado')).toEqual(['Mercado', 'Tamaño del mercado']);
});

it('shows all, in their order, while nothing is typed', () => {
  expect(found(' ')).toEqual(entries.map(({ label }) => label));
});
