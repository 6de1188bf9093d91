import * as encoding from 'lib0/encoding';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { checkDocument } from './check-document.ts';
import { CHANGE_LIMITS, checkUpdate } from './check-update.ts';
import { contentOf } from './content-of.ts';
import { randomNumbers } from './testing/edited-draft.ts';
import { documentOfDraft, replicaOf, someDrafts } from './testing/replicas.ts';
import { newDocument } from './write.ts';

/** Bytes of an update: numbers as they are written in it, and texts. */
function bytesOf(parts: readonly (number | string)[]): Uint8Array {
  const encoder = encoding.createEncoder();
  for (const part of parts) {
    if (typeof part === 'string') encoding.writeVarString(encoder, part);
    else encoding.writeVarUint(encoder, part);
  }
  return encoding.toUint8Array(encoder);
}

/** One client's structs from a clock on, and no deletion. */
const structs = (clock: number, parts: readonly (number | string)[]): Uint8Array =>
  bytesOf([1, 1, 7, clock, ...parts, 0]);

const GC = 0;
/** A value in a map that is a root. */
const VALUE = 8 + 32;
const LIST = 117;
const NULL = 126;

const deepValue = (depth: number): Uint8Array => {
  const opened = Array.from({ length: depth }, () => [LIST, 1]).flat();
  return structs(0, [VALUE, 1, 'general', 'companyName', 1, ...opened, NULL]);
};

const ofType = (make: (doc: Y.Doc) => void): Uint8Array => {
  const doc = new Y.Doc();
  make(doc);
  return Y.encodeStateAsUpdate(doc);
};

describe('an update', () => {
  it.each([
    ['no bytes', new Uint8Array()],
    ['what is no update', new TextEncoder().encode('{"a":1}')],
    ['six bytes that claim four billion parts', new Uint8Array([1, 255, 255, 255, 255, 15])],
    ['a client without its parts', bytesOf([1, 1])],
    ['a value nested 100,000 deep', deepValue(100_000)],
    ['a run of 2^45 deleted values', structs(0, [GC, 2 ** 45])],
    ['a clock beyond 2^31', structs(2 ** 31, [GC, 1])],
    ['a deletion of 2^40', bytesOf([0, 1, 7, 1, 0, 2 ** 40])],
    ['too many bytes', new Uint8Array(CHANGE_LIMITS.bytes + 1)],
    [
      'too many parts',
      ofType((doc) =>
        doc.transact(() => {
          for (let key = 0; key <= CHANGE_LIMITS.parts; key += 1) doc.getMap('general').set(`${key}`, key);
        }),
      ),
    ],
    ['a document in the document', ofType((doc) => doc.getMap('general').set('companyName', new Y.Doc()))],
    ['bytes', ofType((doc) => doc.getMap('general').set('companyName', new Uint8Array(3)))],
    ['a list', ofType((doc) => doc.getMap('general').set('companyName', new Y.Array()))],
    ['an element of XML', ofType((doc) => doc.getMap('general').set('companyName', new Y.XmlElement('p')))],
    ['a text of XML', ofType((doc) => doc.getMap('general').set('companyName', new Y.XmlText('p')))],
  ])('is refused before it is applied: %s', (_, update) => {
    expect(checkUpdate(update)).toMatchObject({ ok: false });
  });

  it('may be a change of a plan', () => {
    const doc = newDocument();
    expect(checkUpdate(Y.encodeStateAsUpdate(doc))).toEqual({ ok: true });
    doc.getMap('general').set('companyName', 'Bakery');
    doc.getText('mission.vision').insert(0, 'Bread.');
    expect(checkUpdate(Y.encodeStateAsUpdate(doc))).toEqual({ ok: true });
  });

  it('that builds on what is missing is seen once it is applied', () => {
    const doc = newDocument();
    doc.getMap('general').set('companyName', 'Bakery');
    const before = Y.encodeStateVector(doc);
    doc.getMap('general').set('companyName', 'Bakehouse');
    const update = Y.encodeStateAsUpdate(doc, before);
    expect(checkUpdate(update)).toEqual({ ok: true });
    const other = newDocument();
    Y.applyUpdate(other, update);
    expect(checkDocument(other)).toEqual([{ path: '', message: 'builds on changes that are missing' }]);
    const deletion = newDocument();
    Y.applyUpdate(deletion, bytesOf([0, 1, 7, 1, 0, 4]));
    expect(checkDocument(deletion)).toHaveLength(1);
  });

  it('that was damaged on its way breaks nothing, whatever byte is another', () => {
    const random = randomNumbers(7);
    for (const draft of someDrafts(4)) {
      const doc = documentOfDraft(draft);
      const update = Y.encodeStateAsUpdate(doc);
      for (let round = 0; round < 75; round += 1) {
        const damaged = update.slice();
        const at = Math.floor(random() * damaged.length);
        damaged[at] = Math.floor(random() * 256);
        if (!checkUpdate(damaged).ok) continue;
        const other = newDocument();
        if (!canApply(other, damaged)) continue;
        checkDocument(other);
        contentOf(other);
      }
      expect(checkDocument(replicaOf(doc))).toEqual([]);
    }
  });
});

/** Whether Yjs takes it; a document whose update threw is thrown away. */
function canApply(doc: Y.Doc, update: Uint8Array): boolean {
  try {
    Y.applyUpdate(doc, update);
    return true;
  } catch {
    return false;
  }
}
