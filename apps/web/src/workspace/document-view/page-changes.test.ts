import { describe, expect, it } from 'vitest';
import { changedPage, type PagedDocument, type PagePosition, sectionAt, shiftOf } from './page-changes.ts';

function documentOf(writings: string, sections: Record<string, number | PagePosition>): PagedDocument {
  return {
    pages: [...writings].map((writing) => ({
      width: 595,
      height: 842,
      visualHash: writing,
      textHash: writing,
    })),
    sections: Object.fromEntries(
      Object.entries(sections).map(([id, position]) => [
        id,
        typeof position === 'number' ? { page: position, top: 0.1 } : position,
      ]),
    ),
  };
}

const before = documentOf('ctmmtts', { mission: 2, team: 4, swot: 6 });

describe('the page that has changed', () => {
  it('is none when nothing reads differently', () => {
    expect(changedPage(before, before, 'team')).toBeUndefined();
    expect(changedPage(undefined, before, 'team')).toBeUndefined();
  });

  it('is looked for in the section being edited alone', () => {
    const after = documentOf('cXmmtYs', { mission: 2, team: 4, swot: 6 });
    expect(changedPage(before, after, 'team')).toBe(5);
    expect(changedPage(before, after, 'mission')).toBeUndefined();
  });

  it('is found though the section has moved', () => {
    const after = documentOf('ctmmmtYs', { mission: 2, team: 5, swot: 7 });
    expect(changedPage(before, after, 'team')).toBe(6);
  });

  it('is the page a section has grown to', () => {
    const after = documentOf('ctmmttNs', { mission: 2, team: 4, swot: 7 });
    expect(changedPage(before, after, 'team')).toBe(6);
  });

  it('is the first page of a section that was empty before', () => {
    const after = documentOf('ctmmttsf', { mission: 2, team: 4, swot: 6, finance: 7 });
    expect(changedPage(before, after, 'finance')).toBe(7);
    expect(changedPage(after, before, 'finance')).toBeUndefined();
  });

  it('is the cover for general data that stand there', () => {
    const old = documentOf('cgm', { general: 1, mission: 2 });
    expect(changedPage(old, documentOf('Cgm', { general: 1, mission: 2 }), 'general')).toBe(0);
    expect(changedPage(old, documentOf('cGm', { general: 1, mission: 2 }), 'general')).toBe(1);
    expect(changedPage(old, documentOf('Cgm', { general: 1, mission: 2 }), 'mission')).toBeUndefined();
  });

  it('may be one that two sections share', () => {
    const shared = { mission: 2, team: 4, swot: { page: 5, top: 0.6 } };
    expect(changedPage(documentOf('ctmmab', shared), documentOf('ctmmaZ', shared), 'team')).toBe(5);
  });
});

describe('how far a page has moved', () => {
  it('is how far its section has', () => {
    const after = documentOf('ctmmmmtts', { mission: 2, team: 6, swot: 8 });
    expect([0, 2, 3, 4, 5, 6].map((page) => shiftOf(before, after, page))).toEqual([0, 0, 0, 2, 2, 2]);
  });

  it('is that of the section before when its own has gone', () => {
    const after = documentOf('ctms', { mission: 2, swot: 3 });
    expect(shiftOf(before, after, 5)).toBe(0);
    expect(shiftOf(before, after, 6)).toBe(-3);
  });
});

it('names the section a place on a page belongs to', () => {
  const shared: PagedDocument = {
    pages: [],
    sections: { mission: { page: 2, top: 0.1 }, team: { page: 2, top: 0.6 } },
  };
  expect([0.05, 0.3, 0.7].map((top) => sectionAt(shared, 2, top))).toEqual([undefined, 'mission', 'team']);
  expect(sectionAt(shared, 3, 0)).toBe('team');
});

it('names the section a page belongs to', () => {
  expect([0, 2, 3, 5, 6].map((page) => sectionAt(before, page))).toEqual([
    undefined,
    'mission',
    'mission',
    'team',
    'swot',
  ]);
});
