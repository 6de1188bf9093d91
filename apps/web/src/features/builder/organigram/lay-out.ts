import ELK, { type ELK as Engine } from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { layoutRequest, type PlacedUnder, type Point, positionsIn } from './box-layout.ts';

let engine: Engine | undefined;

/** Places the boxes of an organigram, off the main thread. */
export async function layOut(boxes: readonly PlacedUnder[]): Promise<ReadonlyMap<string, Point>> {
  if (boxes.length === 0) return new Map();
  engine ??= new ELK({ workerFactory: () => new Worker(workerAddress) });
  return positionsIn(await engine.layout(layoutRequest(boxes)));
}
