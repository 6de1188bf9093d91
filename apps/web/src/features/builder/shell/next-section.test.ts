import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { expect, it } from 'vitest';
import { nextSection, previousSection } from './next-section.ts';

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
  expect(nextSection('mission', plan(), IN_ORDER)).toBe('summary');
  expect(nextSection('operations', plan(['departments', 'organigram']), IN_ORDER)).toBe('finance');
  expect(nextSection('finance', plan(['competition']), IN_ORDER)).toBe('review');
  expect(nextSection('competition', plan(), IN_ORDER)).toBe('review');
});

it('leads past a summary that is written at the end, and to it after the last section', () => {
  expect(nextSection('mission', plan(), SUMMARY_LAST)).toBe('products');
  expect(nextSection('summary', plan(), SUMMARY_LAST)).toBe('products');
  expect(nextSection('competition', plan(), SUMMARY_LAST)).toBe('summary');
  expect(nextSection('competition', plan([], ['summary']), SUMMARY_LAST)).toBe('review');
  expect(nextSection('summary', plan(), AT_END)).toBe('review');
});

it('leads back through the sections that apply', () => {
  expect(previousSection('finance', plan(['departments', 'organigram']))).toBe('operations');
  expect(previousSection('general', plan())).toBeUndefined();
});
