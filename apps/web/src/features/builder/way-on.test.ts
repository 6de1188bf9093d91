import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { expect, it } from 'vitest';
import { wayBack, wayOn } from './way-on.ts';

const plan = (notApplicable: readonly SectionId[] = [], written: readonly SectionId[] = []) =>
  SECTION_IDS.map((section) => ({
    section,
    applies: !notApplicable.includes(section),
    isEmpty: !written.includes(section),
  }));
const IN_ORDER = { isSummaryLast: false, visited: [] };
const SUMMARY_LAST = { isSummaryLast: true, visited: [] };
const AT_END = { isSummaryLast: true, visited: ['competition'] satisfies SectionId[] };

it('leads through the sections that apply, and to the review', () => {
  expect(wayOn('mission', plan(), IN_ORDER)).toBe('summary');
  expect(wayOn('operations', plan(['departments', 'organigram']), IN_ORDER)).toBe('finance');
  expect(wayOn('finance', plan(['competition']), IN_ORDER)).toBe('review');
  expect(wayOn('competition', plan(), IN_ORDER)).toBe('review');
});

it('leads past a summary that is written at the end, and to it after the last section', () => {
  expect(wayOn('mission', plan(), SUMMARY_LAST)).toBe('products');
  expect(wayOn('summary', plan(), SUMMARY_LAST)).toBe('products');
  expect(wayOn('competition', plan(), SUMMARY_LAST)).toBe('summary');
  expect(wayOn('competition', plan([], ['summary']), SUMMARY_LAST)).toBe('review');
  expect(wayOn('summary', plan(), AT_END)).toBe('review');
});

it('leads back through the sections that apply', () => {
  expect(wayBack('finance', plan(['departments', 'organigram']))).toBe('operations');
  expect(wayBack('general', plan())).toBeUndefined();
});
