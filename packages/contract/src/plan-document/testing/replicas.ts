import { withPictures } from '@trazo/plan/plan-pictures';
import { arbitraryPlan, arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import fc, { type Arbitrary } from 'fast-check';
import * as Y from 'yjs';
import { applyDifference } from '../difference.ts';
import { type Draft, readDocument } from '../read.ts';
import { ROOTS } from '../roots.ts';
import { documentOf, newDocument } from '../write.ts';

/** How many examples a property is tried with; a release tries more. */
export const RUNS = Number(process.env['DOCUMENT_RUNS'] ?? 60);

/** As the server takes a picture's data URL. */
const byReference = (image: string): string =>
  image.startsWith('data:') ? `image:${'0'.repeat(64)}` : image;

/** Any draft as a document can hold it: its pictures by reference. */
export const arbitraryDraft = (): Arbitrary<Draft> =>
  fc
    .record({ plan: arbitraryPlan({ storedPictures: true }), theme: arbitraryTheme() })
    .map(({ plan, theme }) => ({ ...withPictures(plan, byReference), theme }));

/** Drafts to choose from: making one takes longer than most of what is tried with it. */
export const someDrafts = (count: number): Draft[] => fc.sample(arbitraryDraft(), count);

/** The document of a draft. */
export const documentOfDraft = ({ theme, ...plan }: Draft): Y.Doc => documentOf({ plan, theme });

/** Another device's copy of a document. */
export function replicaOf(doc: Y.Doc): Y.Doc {
  const replica = newDocument();
  Y.applyUpdate(replica, Y.encodeStateAsUpdate(doc));
  return replica;
}

/** Brings to each replica what the others have. */
export function exchange(...replicas: readonly Y.Doc[]): void {
  const vectors = replicas.map((replica) => Y.encodeStateVector(replica));
  const updates = vectors.map((vector) => replicas.map((replica) => Y.encodeStateAsUpdate(replica, vector)));
  for (const [index, replica] of replicas.entries()) {
    const missing = updates[index] ?? [];
    for (const update of index % 2 === 0 ? missing : missing.toReversed()) Y.applyUpdate(replica, update);
  }
}

/** Writes a whole draft by what differs from what the document says. */
export function writeDraft(doc: Y.Doc, after: Draft, origin: unknown = 'test'): void {
  const before = readDocument(doc);
  for (const root of ROOTS) applyDifference(doc, root, before[root], after[root], origin);
}
