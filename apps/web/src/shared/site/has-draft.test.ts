import { emptyPlan } from '@trazo/plan/plan';
import { expect, it } from 'vitest';
import { hasDraft } from './has-draft.ts';

const storing = (texts: Record<string, string>) => ({ getItem: (key: string) => texts[key] ?? null });
const record = (data: unknown) => JSON.stringify(data);

it('is no draft where nothing is stored, or nothing is written in what is', () => {
  expect(hasDraft(storing({}))).toBe(false);
  const sections = Object.entries(emptyPlan()).map(([id, data]) => [`form.${id}`, record(data)]);
  expect(hasDraft(storing(Object.fromEntries(sections)))).toBe(false);
});

it('is one as soon as something is written, at whatever depth', () => {
  expect(hasDraft(storing({ 'form.mission': record({ mission: 'Hornear' }) }))).toBe(true);
  expect(hasDraft(storing({ 'form.team': record({ members: [{ name: ' ', surname: 'Ruiz' }] }) }))).toBe(
    true,
  );
  expect(hasDraft(storing({ 'form.general': record({ cover: { subtitle: 'Pan' } }) }))).toBe(true);
  expect(hasDraft(storing({ 'form.mission': 'damaged' }))).toBe(true);
});
