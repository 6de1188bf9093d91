import { printedSections } from '@trazo/plan/completeness';
import type { Cover } from '@trazo/plan/cover';
import type { Language } from '@trazo/plan/languages';
import { LANGUAGES } from '@trazo/plan/languages';
import { emptyPlan } from '@trazo/plan/plan';
import { TINY_PNG } from '@trazo/plan/testing/arbitrary-values';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { modelOf, section } from '../testing/printed-section.ts';
import { createPrintModel } from './create-print-model.ts';

const day = '2026-01-15';

test('an empty plan prints no section, and says so on the cover', async () => {
  const { meta, sections } = await modelOf(emptyPlan(), 'es');
  expect(sections).toEqual([]);
  expect(meta.title).toBe('Nuestra empresa');
  expect(meta.date).toBe('enero de 2026');
  expect(meta.watermark).toBeNull();
});

test('ages and incomes lie on a scale, unless any of them is meant', async () => {
  const plan = structuredClone(sampleContent('en').plan);
  const scale = async (wanted: string) =>
    (await section('client', plan)).traits.find(({ label }) => label === wanted)?.scale;
  plan.client.age = ['25-35', '35-65'];
  expect(await scale('Age')).toEqual({
    ends: ['0–3 years', 'Over 65'],
    bands: [false, false, false, false, true, true, false],
  });
  plan.client.annualIncome = ['over50000'];
  expect((await scale('Annual income'))?.bands).toEqual([false, false, false, true]);
  plan.client.age = ['25-35', 'indifferent'];
  expect(await scale('Age')).toBeNull();
  expect(await scale('Education')).toBeNull();
});

test('a position in the organigram has the photo of the one who holds it', async () => {
  const plan = structuredClone(sampleContent('en').plan);
  const faces = async () =>
    (await section('organigram', plan)).chart.boxes.filter(({ portrait }) => portrait !== null).length;
  const [before, first] = [await faces(), plan.team.members.find(({ image }) => image !== '')];
  expect(before).toBeGreaterThan(0);
  if (first === undefined) return;
  plan.team.members = [...plan.team.members, { ...first, id: 'second-holder', name: 'Ada' }];
  expect(await faces()).toBe(before - 1);
});

test('what does not apply is not printed, and leaves no gap in the numbers', async () => {
  const plan = structuredClone(sampleContent('en').plan);
  plan.general.shareCapital = '3000';
  const facts = async () => (await section('general', plan)).facts.map(({ label }) => label);
  const traits = async () => (await section('client', plan)).traits.map(({ label }) => label);
  expect(await facts()).toContain('Share capital');
  expect(await traits()).toContain('Age');
  plan.general.notApplicable = ['departments', 'general.shareCapital', 'client.age'];
  expect(await facts()).not.toContain('Share capital');
  expect(await traits()).not.toContain('Age');
  const { sections } = await modelOf(plan);
  expect(sections.map(({ id }) => id)).not.toContain('departments');
  expect(sections.map(({ number }) => number)).toEqual([
    ...['1.1', '1.2', '1.3', '2.1', '2.2', '3.1', '3.2', '3.3', '3.4', '4.1', '4.2', '05'],
  ]);
});

test('a cover shows what was chosen, in words; what is only kept stays away', async () => {
  const plan = emptyPlan();
  const cover = { ...plan.general.cover, version: '2.1', confidentialityText: 'For you', photo: TINY_PNG };
  const shown = async (change: Partial<Cover>, language: Language = 'es') => {
    plan.general.cover = { ...cover, ...change };
    return (await modelOf(plan, language)).meta;
  };
  const plainCover = await shown({});
  expect(plainCover.cover).toEqual({
    picture: null,
    subtitle: '',
    version: 'Versión\u00a02.1',
    confidentiality: '',
  });
  expect((await shown({ confidentiality: 'standard' }, 'de')).cover.confidentiality).toMatch(
    /^Vertraulich\./,
  );
  const { cover: own, date } = await shown({
    confidentiality: 'own',
    version: 'borrador',
    date: '2026-09-30',
  });
  expect([own.confidentiality, own.version, date]).toEqual([
    'For you',
    'borrador',
    '30 de septiembre de 2026',
  ]);
  expect((await shown({ picture: 'photo' })).cover.picture?.alt).toBe('Foto de portada de Nuestra empresa');
  const pattern = (await shown({ picture: 'pattern' })).cover.picture;
  expect([pattern?.alt, pattern?.path.endsWith('.svg')]).toEqual(['', true]);
});

test.each(LANGUAGES)('the %s sample prints what is written', async (language) => {
  const { plan } = sampleContent(language);
  const { sections } = await modelOf(plan, language);
  expect(sections.map(({ id }) => id).toSorted()).toEqual(printedSections(plan).toSorted());
});

test('some sections alone keep the number of their chapter', async () => {
  const { plan, theme } = sampleContent('en');
  const { sections } = await createPrintModel(plan, theme, { day, only: ['team'] });
  expect(sections.map(({ id, number }) => `${id} ${number}`)).toEqual(['team 04']);
});

test('numbers have no gap where a section is empty', async () => {
  const plan = emptyPlan();
  plan.general.companyName = 'A';
  plan.competition.summary = 'B';
  const { sections } = await modelOf(plan);
  expect(sections.map(({ id, number }) => [id, number])).toEqual([
    ['general', '01'],
    ['competition', '02'],
  ]);
});

test('a plan that is changed after it was printed is worded again', async () => {
  const plan = emptyPlan();
  plan.mission.mission = 'Bread at seven';
  await section('mission', plan);
  plan.mission.mission = 'Bread at six';
  expect(JSON.stringify(await section('mission', plan))).toContain('Bread at six');
});

test('after an edit only the section that was changed is worded again', async () => {
  const { plan } = sampleContent('en');
  const before = await modelOf(plan);
  const edited = structuredClone(plan);
  for (const member of edited.team.members) member.description += ' She likes bread.';
  const { sections } = await modelOf(edited);
  const changed = sections.filter((each, index) => each !== before.sections[index]);
  expect(changed.map(({ id }) => id)).toEqual(['team']);
});
