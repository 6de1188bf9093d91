import type { KeyValueStorage } from '../drafts/part-keeper.ts';

/** Keys of versions that nobody has decided about, and of text on its way to a plan that is not the draft any more. */
const UNDELIVERED = /^(?:(?:form\.\w+|templateConfig)\.aside|left)\./;

/** Whether text stands here that is in no plan, though the draft is: a version of another tab, or what no plan has taken. */
export const holdsUndelivered = (storage: Pick<KeyValueStorage, 'key' | 'length'>): boolean =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').some((key) =>
    UNDELIVERED.test(key),
  );
