/** For browsers that lack one of what scripts/browsers.ts lists; run before all other code. */
import 'core-js/modules/es.array.from-async.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.iterator.constructor.js';
import 'core-js/modules/es.iterator.drop.js';
import 'core-js/modules/es.iterator.every.js';
import 'core-js/modules/es.iterator.filter.js';
import 'core-js/modules/es.iterator.find.js';
import 'core-js/modules/es.iterator.flat-map.js';
import 'core-js/modules/es.iterator.for-each.js';
import 'core-js/modules/es.iterator.from.js';
import 'core-js/modules/es.iterator.map.js';
import 'core-js/modules/es.iterator.reduce.js';
import 'core-js/modules/es.iterator.some.js';
import 'core-js/modules/es.iterator.take.js';
import 'core-js/modules/es.iterator.to-array.js';
import 'core-js/modules/es.map.get-or-insert.js';
import 'core-js/modules/es.map.get-or-insert-computed.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.object.group-by.js';
import 'core-js/modules/es.promise.try.js';
import 'core-js/modules/es.promise.with-resolvers.js';
import 'core-js/modules/es.set.difference.v2.js';
import 'core-js/modules/es.set.intersection.v2.js';
import 'core-js/modules/es.set.is-disjoint-from.v2.js';
import 'core-js/modules/es.set.is-subset-of.v2.js';
import 'core-js/modules/es.set.is-superset-of.v2.js';
import 'core-js/modules/es.set.symmetric-difference.v2.js';
import 'core-js/modules/es.set.union.v2.js';
import 'core-js/modules/es.string.is-well-formed.js';
import 'core-js/modules/es.string.to-well-formed.js';
import 'core-js/modules/es.typed-array.to-reversed.js';
import 'core-js/modules/es.typed-array.to-sorted.js';
import 'core-js/modules/es.typed-array.with.js';
import 'core-js/modules/es.uint8-array.from-base64.js';
import 'core-js/modules/es.uint8-array.from-hex.js';
import 'core-js/modules/es.uint8-array.to-base64.js';
import 'core-js/modules/es.uint8-array.to-hex.js';
import 'core-js/modules/es.weak-map.get-or-insert.js';
import 'core-js/modules/es.weak-map.get-or-insert-computed.js';
import 'core-js/modules/web.url.can-parse.js';
import 'core-js/modules/web.url.parse.js';
import { anySignal } from './any-signal.ts';
import { CharacterSegmenter } from './character-segmenter.ts';

declare global {
  interface Window {
    /** Whether this browser is one of those that need the above; workers have none of it. */
    isPolyfilled?: boolean;
  }
}

window.isPolyfilled = true;
const define = (owner: object, name: string, value: unknown): void => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
};
define(AbortSignal, 'any', anySignal);
define(Intl, 'Segmenter', CharacterSegmenter);
