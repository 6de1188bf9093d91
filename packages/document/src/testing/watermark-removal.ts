import { type PdfObject, readObjects, writeObjects } from './pdf-objects.ts';

/** The document's objects to look names up in, and what all its pages draw. */
interface Sight {
  readonly objects: readonly PdfObject[];
  readonly pages: readonly string[];
}

type Cut = (drawing: string, sight: Sight) => string;

/** A drawing in its own graphics state, as every text and shape of ours is. */
const DRAWING = /^q\n(?:(?!^q$)[\s\S])*?^Q$/gm;
const PATH = /^(?:[\d.-]+ [\d.-]+ (?:m|l)|(?:[\d.-]+ ){6}c|(?:[\d.-]+ ){4}re|h|[fFSsBb]\*?|W\*?|n)$\n?/gm;
const ARTIFACT = /\/Artifact\s*(?:<<[^>]*>>\s*BDC|BMC)[\s\S]*?^EMC$/gm;

const cutArtifacts: Cut = (drawing) => drawing.replace(ARTIFACT, '');
const cutPaths: Cut = (drawing) => drawing.replace(PATH, '');

/** Drawings under a graphics state that lets through what is below. */
const cutTransparent: Cut = (drawing, { objects }) => {
  const hasAlpha = objects.some(({ dictionary }) => /\/ca 0?\.\d/.test(dictionary));
  return hasAlpha ? drawing.replace(DRAWING, (part) => (/^\/\w+ gs$/m.test(part) ? '' : part)) : drawing;
};

/** Texts that stand aslant. */
const cutTurned: Cut = (drawing) =>
  drawing.replace(DRAWING, (part) => {
    const [, b] = /^([\d.-]+ )([\d.-]+) [\d. -]+ cm$/m.exec(part)?.slice(1) ?? [];
    return b !== undefined && Number(b) !== 0 ? '' : part;
  });

/** What is drawn on every page, in its place. */
const cutRepeated: Cut = (drawing, { pages }) =>
  drawing.replace(DRAWING, (part) => (pages.every((page) => page.includes(part)) ? '' : part));

/** Texts in light colours. */
const cutGrey: Cut = (drawing) =>
  drawing.replace(DRAWING, (part) => {
    const [red = 0, green = 0, blue = 0] =
      /^([\d.]+) ([\d.]+) ([\d.]+) scn$/m.exec(part)?.slice(1).map(Number) ?? [];
    return Math.min(red, green, blue) > 0.4 && /^BT$/m.test(part) ? '' : part;
  });

const cutAll: Cut = (drawing, sight) =>
  [cutArtifacts, cutTransparent, cutTurned, cutRepeated, cutPaths].reduce(
    (left, cut) => cut(left, sight),
    drawing,
  );

const CUTS = {
  'all artifacts': cutArtifacts,
  'all paths': cutPaths,
  'all that is transparent': cutTransparent,
  'all that is turned': cutTurned,
  'what every page repeats': cutRepeated,
  'all grey text': cutGrey,
  'all of these': cutAll,
} as const satisfies Record<string, Cut>;

export type Theft = keyof typeof CUTS | 'annotations' | 'embedded fonts';
export const REMOVALS: readonly Theft[] = [
  'all artifacts',
  'all paths',
  'all that is transparent',
  'all that is turned',
  'what every page repeats',
  'all grey text',
  'all of these',
  'annotations',
  'embedded fonts',
];

/** A document after a pattern has taken something out of all of its pages. */
export function removeWatermark(pdf: Uint8Array, theft: Theft): Uint8Array {
  const objects = readObjects(pdf);
  if (theft === 'annotations')
    return writeObjects(rewritten(objects, /\/Annots(?: \[[^\]]*\]| \d+ 0 R)/), pdf);
  if (theft === 'embedded fonts') return writeObjects(rewritten(objects, /\/FontFile2 \d+ 0 R/), pdf);
  const contents = new Set(
    objects
      .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
      .map(({ dictionary }) => Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1])),
  );
  const pages = objects.flatMap(({ number, stream }) =>
    contents.has(number) ? (stream?.toString('latin1') ?? []) : [],
  );
  return writeObjects(
    objects.map((object) => {
      if (!contents.has(object.number) || object.stream === undefined) return object;
      const left = CUTS[theft](object.stream.toString('latin1'), { objects, pages });
      return { ...object, stream: Buffer.from(left, 'latin1') };
    }),
    pdf,
  );
}

const rewritten = (objects: readonly PdfObject[], pattern: RegExp): PdfObject[] =>
  objects.map((object) => ({ ...object, dictionary: object.dictionary.replace(pattern, '') }));
