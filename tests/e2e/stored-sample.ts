import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Content } from '@trazo/contract/content/decoded-content';
import { documentOf } from '@trazo/contract/plan-document/write';
import type { Language } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { encodeStateAsUpdate } from 'yjs';
import { onOrigin } from './on-origin.ts';

/** Lets the page find the sample plan, changed by `change`, as an earlier visit would have left it. */
export async function withStoredSample(
  page: Page,
  language: Language = 'es',
  change?: (plan: Plan) => void,
): Promise<void> {
  const content = sampleContent(language);
  change?.(content.plan);
  await withStoredPlan(page, content);
}

/** A visitor's draft of a few words, as an earlier visit has left it. */
export async function haveDraft(page: Page, change: (plan: Plan) => void): Promise<void> {
  const plan = emptyPlan();
  change(plan);
  await withStoredPlan(page, { plan, theme: defaultTheme(1, 'es') });
}

/** What a visit leaves of a plan: its document in the journal of its tab, and its pictures by their references. */
function storedPlan(content: Content) {
  const pictures = new Map<string, string>();
  const referred = JSON.stringify(content).replaceAll(
    /data:(image|font)\/[a-z+]+;base64,([A-Za-z0-9+/=]+)/g,
    (dataUrl, kind: string, bytes: string) => {
      const hash = createHash('sha256').update(Buffer.from(bytes, 'base64')).digest('hex');
      pictures.set(`${kind}:${hash}`, dataUrl);
      return `${kind}:${hash}`;
    },
  );
  const update = Buffer.from(encodeStateAsUpdate(documentOf(JSON.parse(referred)))).toString('base64');
  const id = randomUUID();
  const journal = { [id]: { add: [['earlier', update, false, 0]], remove: [] } };
  return { id, journal: JSON.stringify(journal), pictures: [...pictures] };
}

/** Lets the page find a plan as an earlier visit would have left it. */
export async function withStoredPlan(page: Page, content: Content): Promise<void> {
  await onOrigin(page);
  await page.evaluate(async ({ id, journal, pictures }) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('pictures', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('pictures');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const [reference, dataUrl] of pictures) {
      const picture = await (await fetch(dataUrl)).blob();
      const transaction = database.transaction('pictures', 'readwrite');
      transaction.objectStore('pictures').put({ picture, storedAt: Date.now() }, reference);
    }
    database.close();
    localStorage.setItem('journal.earlier', journal);
    localStorage.setItem('openPlan', id);
  }, storedPlan(content));
}

/** A change to the sample: only some of its sections, where a document need not be typeset whole. */
export const only =
  (...sections: readonly SectionId[]) =>
  (plan: Plan): void => {
    const kept = sections.map((id) => [id, plan[id]]);
    Object.assign(plan, emptyPlan(), Object.fromEntries(kept));
  };

/** Cover and mission alone, where a document has only to be there. */
export const fewWords = only('general', 'mission');

/** A change to the sample: its figures stand in the grid as if typed by hand, with no forecast behind them. */
export function withoutForecast(plan: Plan): void {
  plan.finance = { ...plan.finance, assumptions: null };
}
