import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { stubServer } from '../../shared/testing/stub-server.ts';
import { startWords } from '../../shared/words/words.ts';
import { type Draft, emptyDraft } from '../../workspace/plan-store/draft.ts';
import { drawOwnCovers, type OwnCovers } from './own-covers.ts';

beforeAll(() => {
  startWords('en', {});
});
afterEach(() => vi.unstubAllGlobals());

const named = (companyName: string): Draft => {
  const draft = emptyDraft();
  return { ...draft, general: { ...draft.general, companyName } };
};

/** What stands at each template after all calls. */
async function coversOf(draft: Draft, templateIds: readonly number[]): Promise<OwnCovers> {
  let covers: OwnCovers = new Map();
  await drawOwnCovers({
    draft,
    templateIds,
    signal: new AbortController().signal,
    onCovers: (drawn) => {
      covers = new Map([...covers, ...drawn]);
    },
  });
  return covers;
}

it('says of every template that an empty plan has no cover', async () => {
  const calls = stubServer('unreachable');
  expect(await coversOf(emptyDraft(), [1, 2])).toEqual(
    new Map([
      [1, undefined],
      [2, undefined],
    ]),
  );
  expect(calls).toEqual([]);
});

it('says which covers could not be drawn, beside those that were', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7];
  const covers = ids.slice(0, 6).map((id) => ({ template_id: id, base_64_webp: 'AAAA' }));
  stubServer({ status: 200, body: { covers } }, 'unreachable');
  const drawn = await coversOf(named('Horno'), ids);
  expect(drawn.get(6)).toBe('data:image/webp;base64,AAAA');
  expect(drawn.has(7)).toBe(true);
  expect(drawn.get(7)).toBeUndefined();
});
