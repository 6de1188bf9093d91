import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, type FakeTab, settle } from './testing/fake-browser.ts';
import { flush, missionOf, reopened, write } from './testing/mission.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('two tabs with one draft', () => {
  const openTwo = async () => {
    const browser = new FakeBrowser();
    const tabs = [browser.openTab('plan'), browser.openTab('plan')] as const;
    await settle();
    return { browser, tabs };
  };

  it('take in each other’s changes', async () => {
    const { tabs } = await openTwo();
    write(tabs[0], 'From a');
    await flush(tabs[0]);
    expect(missionOf(tabs[1].drafts)).toBe('From a');
    expect(tabs[1].drafts.getState().conflicts).toEqual({});
  });

  it('keep what each wrote in another section in the same moment', async () => {
    const { browser, tabs } = await openTwo();
    const [a, b] = tabs;
    write(a, 'From a');
    await flush(a);
    write(a, 'From a, and more');
    b.drafts.setField('summary', 'summary', 'From b');
    a.drafts.flush();
    b.drafts.flush();
    expect(browser.storage.texts.get('form.mission')).toContain('From a, and more');
    await settle();
    expect(tabs.map(({ drafts }) => [missionOf(drafts), drafts.getState().conflicts])).toEqual([
      ['From a, and more', {}],
      ['From a, and more', {}],
    ]);
  });

  it('keep both versions until the user chooses', async () => {
    const { browser, tabs } = await openTwo();
    const [a, b] = tabs;
    write(a, 'From a');
    write(b, 'From b');
    await flush(a);
    await flush(b);
    expect(b.drafts.getState().conflicts.mission).toMatchObject({
      mine: { mission: 'From b' },
      theirs: { mission: 'From a' },
    });
    b.drafts.resolveConflict('mission', 'mine');
    await settle();
    expect(missionOf(a.drafts)).toBe('From b');
    expect(browser.keys).toEqual(['form.mission']);
  });

  it('keep both versions of what they write in the same moment', async () => {
    const { browser, tabs } = await openTwo();
    const [a, b] = tabs;
    write(a, 'From a');
    write(b, 'From b');
    a.drafts.flush();
    b.drafts.flush();
    await settle();
    expect(browser.texts.join()).toContain('From a');
    expect(browser.texts.join()).toContain('From b');
    const conflicts = tabs.map(({ drafts }) => drafts.getState().conflicts.mission);
    expect(conflicts.filter((conflict) => conflict !== undefined).length).toBeGreaterThan(0);
  });

  it('keep the version set aside until the choice is written', async () => {
    const { browser, tabs } = await openTwo();
    const [a, b] = tabs;
    write(a, 'From a');
    write(b, 'From b');
    await flush(a);
    await flush(b);
    browser.refuse('QuotaExceededError');
    b.drafts.resolveConflict('mission', 'mine');
    await settle();
    browser.refuse(undefined);
    browser.closeTab(a);
    browser.closeTab(b);
    expect((await reopened(browser)).getState().conflicts.mission).toMatchObject({
      mine: { mission: 'From b' },
      theirs: { mission: 'From a' },
    });
  });

  it('leave the version of a tab that closed in the middle of a conflict to the next one', async () => {
    const { browser, tabs } = await openTwo();
    const [a, b] = tabs;
    write(a, 'From a');
    write(b, 'From b');
    await flush(a);
    await flush(b);
    const { conflicts } = (await reopened(browser)).getState();
    expect(conflicts.mission).toMatchObject({ mine: { mission: 'From b' }, theirs: { mission: 'From a' } });
  });

  it('are asked about each version that closed tabs have left, one after the other', async () => {
    const { browser, tabs } = await openTwo();
    const [a, b] = tabs;
    const c = browser.openTab('plan');
    await settle();
    for (const [tab, words] of [
      [a, 'From a'],
      [b, 'From b'],
      [c, 'From c'],
    ] as const)
      write(tab, words);
    for (const tab of [a, b, c]) await flush(tab);
    for (const tab of [a, b, c]) browser.closeTab(tab);
    const later = await reopened(browser);
    expect(later.getState().conflicts.mission).toMatchObject({
      mine: { mission: 'From b' },
      theirs: { mission: 'From a' },
    });
    later.resolveConflict('mission', 'mine');
    expect(later.getState().conflicts.mission).toMatchObject({
      mine: { mission: 'From c' },
      theirs: { mission: 'From b' },
    });
    later.resolveConflict('mission', 'theirs');
    await settle();
    expect(missionOf(await reopened(browser))).toBe('From b');
    expect(browser.keys).toEqual(['form.mission']);
  });

  it('lose no acknowledged text, whatever the order of edits, writes, crashes and refusals', async () => {
    const FIELDS = ['mission', 'vision', 'values', 'summary'] as const;
    type Field = (typeof FIELDS)[number];
    const readField = ({ drafts }: FakeTab, field: Field) => {
      const { mission, summary } = drafts.getState().draft;
      return plainTextOf(field === 'summary' ? summary.summary : mission[field]);
    };
    const writeField = (tab: FakeTab, field: Field, word: string) => {
      const text = `${readField(tab, field)} ${word}`;
      if (field === 'summary') tab.drafts.setField('summary', 'summary', text);
      else tab.drafts.setField('mission', field, text);
    };
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      field: fc.constantFrom(...FIELDS),
      act: fc.constantFrom('type', 'type', 'flush', 'settle', 'crash', 'full', 'capacity', 'noDatabase'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const browser = new FakeBrowser();
        const tabs: [FakeTab, FakeTab] = [browser.openTab('plan'), browser.openTab('plan')];
        const acknowledged = new Set<string>();
        const unacknowledged: [Set<string>, Set<string>] = [new Set(), new Set()];
        let word = 0;
        for (const { tab, act, field } of steps) {
          const index = tab === 0 ? 0 : 1;
          const current = tabs[index];
          const mine = unacknowledged[index];
          if (act === 'type') {
            word += 1;
            writeField(current, field, `w${word};`);
            mine.add(`w${word};`);
          } else if (act === 'flush') current.drafts.flush();
          else if (act === 'settle') await settle();
          else if (act === 'crash') {
            browser.closeTab(current);
            tabs[index] = browser.openTab('plan');
            mine.clear();
          } else if (act === 'noDatabase') browser.database.errorName = 'SecurityError';
          else browser.refuse(act === 'full' ? 'QuotaExceededError' : undefined);
          if (tabs[index].drafts.getState().saving.kind === 'saved') {
            for (const text of mine) acknowledged.add(text);
            mine.clear();
          }
        }
        const states = tabs.map(({ drafts }) => JSON.stringify(drafts.getState()));
        const kept = [...browser.texts, ...states].join('\n');
        for (const text of acknowledged) expect(kept).toContain(text);
      }),
      { numRuns: 400 },
    );
  });
});
