import { defaultTheme } from '@trazo/plan/theme/theme';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { FakeBrowser, type FakeTab, settle } from './testing/fake-browser.ts';
import { flush } from './testing/mission.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const openTab = () => new FakeBrowser().openTab().drafts;

/** Each in a task of its own, as a user does it. */
async function inTurn(...actions: readonly (() => void)[]): Promise<void> {
  for (const act of actions) {
    act();
    await Promise.resolve();
  }
}

const nameOf = (drafts: DraftStore) => drafts.getState().draft.general.companyName;
const missionOf = (drafts: DraftStore) => drafts.getState().draft.mission.mission;
const productsOf = (drafts: DraftStore) =>
  drafts.getState().draft.products.items.map(({ id, name }) => `${id} ${name}`.trim());

/** Products by their ids; what else they hold is blank. */
async function withProducts(drafts: DraftStore, ...ids: readonly string[]) {
  const { emptyProduct } = await import('@trazo/plan/sections/products');
  drafts.setField(
    'products',
    'items',
    ids.map((id) => emptyProduct(id)),
  );
  await Promise.resolve();
}

describe('steps', () => {
  it('are taken back one by one across sections, and made again', async () => {
    const drafts = openTab();
    await inTurn(
      () => drafts.setField('general', 'companyName', 'Obrador'),
      () => drafts.setField('mission', 'mission', 'Pan de siempre'),
      () => drafts.setTheme(defaultTheme(3, 'es')),
    );
    expect(drafts.undo()).toMatchObject({ part: 'theme' });
    expect(drafts.undo()).toMatchObject({ part: 'mission', path: 'mission', kind: 'field' });
    expect([nameOf(drafts), missionOf(drafts)]).toEqual(['Obrador', '']);
    expect(drafts.undo()).toMatchObject({ part: 'general', path: 'companyName' });
    expect(drafts.undo()).toBeUndefined();
    drafts.redo();
    drafts.redo();
    drafts.redo();
    expect(drafts.redo()).toBeUndefined();
    expect([nameOf(drafts), missionOf(drafts)]).toEqual(['Obrador', 'Pan de siempre']);
    expect(drafts.getState().draft.theme.templateId).toBe(3);
  });

  it('end what was taken back when something else is done', async () => {
    const drafts = openTab();
    await inTurn(() => drafts.setField('general', 'companyName', 'Obrador'), drafts.undo);
    expect(drafts.getState().history).toEqual({ undo: undefined, redo: 'general' });
    await inTurn(() => drafts.setField('mission', 'mission', 'Pan'));
    expect(drafts.redo()).toBeUndefined();
    expect(drafts.getState().history).toEqual({ undo: 'mission', redo: undefined });
  });

  it('are keys in one field until they pause, and what is pasted is a step of its own', async () => {
    const drafts = openTab();
    const type = (text: string) => () => drafts.setField('mission', 'mission', text);
    await inTurn(type('P'), type('Pa'), type('Pan'));
    vi.advanceTimersByTime(1_001);
    await inTurn(type('Pan '), type('Pan b'));
    await inTurn(type(`Pan b${'ueno y barato '.repeat(3)}`));
    drafts.undo();
    expect(missionOf(drafts)).toBe('Pan b');
    drafts.undo();
    expect(missionOf(drafts)).toBe('Pan');
    drafts.undo();
    expect(missionOf(drafts)).toBe('');
  });

  it('are formats by themselves, not the keys before them', async () => {
    const drafts = openTab();
    const bold = { blocks: [{ type: 'paragraph' as const, spans: [{ text: 'Pan', bold: true as const }] }] };
    await inTurn(
      () => drafts.setField('mission', 'mission', 'Pan'),
      () => drafts.setField('mission', 'mission', bold),
    );
    drafts.undo();
    expect(missionOf(drafts)).toBe('Pan');
    drafts.redo();
    expect(missionOf(drafts)).toEqual(bold);
  });

  it('hold all that one action changes', async () => {
    const drafts = openTab();
    await inTurn(() => {
      drafts.setField('general', 'companyName', 'Obrador');
      drafts.setField('mission', 'mission', 'Pan');
    });
    expect(drafts.undo()?.changes.size).toBe(2);
    expect([nameOf(drafts), missionOf(drafts)]).toEqual(['', '']);
  });

  it('are taken back too by what leads back to before them', async () => {
    const drafts = openTab();
    await withProducts(drafts, 'a', 'b');
    const before = drafts.getState().draft.products.items;
    await inTurn(
      () => drafts.setField('products', 'items', before.slice(1)),
      () => drafts.setField('products', 'items', before),
    );
    expect(drafts.getState().history).toEqual({ undo: 'products', redo: 'products' });
    drafts.undo();
    expect(productsOf(drafts)).toEqual([]);
  });

  it('take back and make again the start of another draft by a visitor', async () => {
    const drafts = openTab();
    await inTurn(
      () => drafts.setField('general', 'companyName', 'Obrador'),
      () => drafts.replaceDraft(emptyDraft(), { asStep: true }),
    );
    drafts.undo();
    expect(nameOf(drafts)).toBe('Obrador');
  });

  it('do not begin with what another device wrote', async () => {
    const drafts = openTab();
    await inTurn(() => drafts.setField('general', 'companyName', 'Obrador'));
    const theirs = drafts.getState().draft;
    drafts.replaceDraft({ ...theirs, mission: { ...theirs.mission, mission: 'Suyo' } });
    expect(drafts.undo()).toMatchObject({ part: 'general' });
    expect([nameOf(drafts), missionOf(drafts)]).toEqual(['', 'Suyo']);
    expect(drafts.undo()).toBeUndefined();
  });
});

describe('lists', () => {
  it('get an item back where it was', async () => {
    const drafts = openTab();
    await withProducts(drafts, 'a', 'b', 'c');
    const { items } = drafts.getState().draft.products;
    await inTurn(() => drafts.setField('products', 'items', items.toSpliced(1, 1)));
    expect(drafts.undo()).toMatchObject({ path: 'items.1', kind: 'item' });
    expect(productsOf(drafts)).toEqual(['a', 'b', 'c']);
    expect(drafts.redo()).toMatchObject({ path: 'items', kind: 'list' });
    expect(productsOf(drafts)).toEqual(['a', 'c']);
  });

  it('get their order back', async () => {
    const drafts = openTab();
    await withProducts(drafts, 'a', 'b', 'c');
    const { items } = drafts.getState().draft.products;
    await inTurn(() => drafts.setField('products', 'items', items.toReversed()));
    drafts.undo();
    expect(productsOf(drafts)).toEqual(['a', 'b', 'c']);
  });
});

describe('two tabs', () => {
  async function twoTabs(): Promise<readonly [FakeTab, FakeTab]> {
    const browser = new FakeBrowser();
    const one = browser.openTab();
    await withProducts(one.drafts, 'a', 'b');
    await flush(one);
    const other = browser.openTab();
    await settle();
    return [one, other];
  }

  it('take back their own text in a section, not the other’s', async () => {
    const [one, other] = await twoTabs();
    one.drafts.setField('products', 'items.0.name', 'Pan');
    await flush(one);
    await settle();
    other.drafts.setField('products', 'items.1.name', 'Tarta');
    await flush(other);
    await settle();
    expect(productsOf(one.drafts)).toEqual(['a Pan', 'b Tarta']);
    one.drafts.undo();
    expect(productsOf(one.drafts)).toEqual(['a', 'b Tarta']);
    one.drafts.redo();
    expect(productsOf(one.drafts)).toEqual(['a Pan', 'b Tarta']);
  });

  it('leave alone what the other has written over since, and an item it has gone on with', async () => {
    const [one, other] = await twoTabs();
    await inTurn(() => one.drafts.setField('products', 'items.0.name', 'Pan'));
    await flush(one);
    await settle();
    other.drafts.setField('products', 'items.0.name', 'Pan de espelta');
    await flush(other);
    await settle();
    // The step that named it changes nothing any more; the one before added the items, of which one is still as it was.
    expect(one.drafts.undo()).toMatchObject({ part: 'products', kind: 'list' });
    expect(productsOf(one.drafts)).toEqual(['a Pan de espelta']);
  });
});

it('each draft has steps of its own', async () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  await inTurn(() => tab.drafts.setField('general', 'companyName', 'Obrador'));
  const first = tab.drafts.draftId();
  tab.drafts.show(tab.repository.open('another'));
  await settle();
  expect(tab.drafts.undo()).toBeUndefined();
  tab.drafts.show(tab.repository.open(first));
  await settle();
  tab.drafts.undo();
  expect(nameOf(tab.drafts)).toBe('');
});

it('nothing is undone once the drafts have left the device', async () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  await inTurn(() => tab.drafts.setField('general', 'companyName', 'Obrador'));
  await tab.repository.clear();
  expect(tab.drafts.undo()).toBeUndefined();
});

it('a batch is seen once, and taken back at once', async () => {
  const drafts = openTab();
  await inTurn(() => drafts.setField('general', 'companyName', 'Obrador'));
  await settle();
  const seen: string[] = [];
  drafts.subscribe(({ draft: { general, mission } }) =>
    seen.push(`${general.companyName}: ${String(mission.mission)}`),
  );
  await inTurn(() =>
    drafts.batch(() => {
      drafts.setField('general', 'companyName', 'Horno');
      drafts.setField('mission', 'mission', 'Pan');
    }),
  );
  expect(seen).toEqual(['Horno: Pan']);
  drafts.undo();
  expect([nameOf(drafts), missionOf(drafts)]).toEqual(['Obrador', '']);
});

it('what was written of a batch that breaks off is seen', () => {
  const drafts = openTab();
  expect(() =>
    drafts.batch(() => {
      drafts.setField('general', 'companyName', 'Horno');
      throw new Error('broken off');
    }),
  ).toThrow('broken off');
  expect(nameOf(drafts)).toBe('Horno');
});
