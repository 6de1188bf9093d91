/** The oldest browsers the product works in (docs/adr/0033): nothing else says which. */
export const OLDEST = {
  chrome: '111',
  edge: '111',
  firefox: '114',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** What the compiler writes syntax and styles for. */
export const BUILD_TARGET = [
  `chrome${OLDEST.chrome}`,
  `edge${OLDEST.edge}`,
  `firefox${OLDEST.firefox}`,
  `safari${OLDEST.safari}`,
  `ios${OLDEST.safari_ios}`,
];

/**
 * What the code uses and the oldest of them lack: src/polyfills/polyfills.ts defines each, and only browsers without one of
 * these fetch it. Methods of iterators have the names of those of arrays, so that no check finds their use.
 */
export const POLYFILLED = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Intl.Segmenter',
  'Iterator.prototype.find',
  'Map.groupBy',
  'Map.prototype.getOrInsertComputed',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'Set.prototype.union',
  'Set.prototype.intersection',
  'Set.prototype.difference',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'URL.parse',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'Uint8Array.prototype.toHex',
] as const;

/** Whether all of these are there, as a script for the page. */
export const HAS_POLYFILLED = `${JSON.stringify(POLYFILLED)}.every(path=>path.split(".").reduce((at,name)=>at?.[name],globalThis))`;
