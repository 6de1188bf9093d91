import { digest } from 'lib0/hash/sha256';
import * as Y from 'yjs';
import type { Content } from '../content/decoded-content.ts';
import { currentVersion } from '../content/migrations.ts';
import { writeNew } from './difference.ts';
import { META, ROOTS, SCHEMA } from './roots.ts';

/** Raised whenever `documentOf` makes another document of the same content. */
const WALKER_VERSION = 1;

/** A document with nothing in it. Its client id has 53 random bits: those of 32 that Yjs makes meet in one of 8,000 plans. */
export function newDocument(): Y.Doc {
  const doc = new Y.Doc();
  doc.clientID = randomClient();
  return doc;
}

/**
 * The document of a content, made once, when there is none. Made twice all the same, from the same content, it is the same document: its
 * client id is a hash of what it is made of.
 */
export function documentOf({ plan, theme }: Content): Y.Doc {
  const doc = new Y.Doc();
  doc.clientID = clientOf(JSON.stringify([WALKER_VERSION, plan, theme]));
  const draft = { ...plan, theme };
  doc.transact(() => {
    doc.getMap(META).set(SCHEMA, currentVersion());
    for (const root of ROOTS) writeNew(doc, root, draft[root]);
  });
  doc.clientID = randomClient();
  return doc;
}

/** The schema's version a document was written in. */
export function schemaVersionOf(doc: Y.Doc): number {
  const version = doc.getMap(META).get(SCHEMA);
  return typeof version === 'number' ? version : currentVersion();
}

/** 48 bits of a hash. */
function clientOf(text: string): number {
  const hash = digest(new TextEncoder().encode(text));
  return hash.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
}

function randomClient(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}
