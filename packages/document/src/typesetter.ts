import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
  PdfStandard,
} from '@myriaddreamin/typst-ts-node-compiler';
import { programFile } from '@trazo/program-files/program-files';
import { LRUCache } from 'lru-cache';
import { DocumentError } from './document-error.ts';
import { allFontFiles } from './fonts/font-files.ts';
import type { OwnFace } from './fonts/own-font/known-faces.ts';
import { cutPage, type PageChoice } from './page-svg.ts';
import type { PrintModel } from './print-model/print-model.ts';
import type { PrintSection } from './print-model/sections/registry.ts';
import { type CountedTable, isCountedTable } from './row-headers/row-headers.ts';
import { layoutRegistry } from './section-layouts.ts';
import type { Drawing } from './word/drawings.ts';

/** A compiled document; its native memory lives until `forget`. */
export interface TypesetDocument {
  readonly pages: number;
  pdf(): TypesetPdf;
  /** One page; throws a `DocumentError` for a page there is not. */
  svg(page: PageChoice): string;
}

export interface TypesetPdf {
  readonly bytes: Uint8Array;
  /** What its tables are, in their order: more than the file can say. */
  tables(): readonly CountedTable[];
}

export interface Typesetter {
  /** Sets a document, with the user's own font among those it may name. */
  compile(model: PrintModel, ownFace?: OwnFace | null): TypesetDocument;
  /** Sets one drawing of a document alone, as SVG. */
  draw(model: PrintModel, drawing: Drawing, ownFace?: OwnFace | null): string;
  /** Lets go of what the last documents left behind, save what the next ones may use again. */
  forget(): void;
}

/** Compilers beside the usual one: each costs 130 to 155 ms once, about 1 MB, and 5 to 95 MB with plans in work (docs/adr/0107-a-font-of-ones-own.md). */
const OWN_COMPILERS = 2;

/** `packages/`: Typst sources and templates are imported by their path from here, and nothing beyond it can be read. */
const WORKSPACE = programFile('packages');
const MAIN = `${WORKSPACE}/document/typst/main.typ`;
const DRAWING = `${WORKSPACE}/document/typst/drawing.typ`;
const REGISTRY = `${WORKSPACE}/document/typst/sections/registry.typ`;

/** A memoised result survives this many documents without being used. */
const KEPT_DOCUMENTS = 3;

/** Typst 0.14 gives up on a few links that break between columns or pages; their words are then printed without the link. */
const LOST_LINK = 'expected link ancestor';

// A document is too small to share out: handing its parts to a second thread costs more than the thread gives, and the
// pool has a process for every core. Read when the compiler first works.
process.env['RAYON_NUM_THREADS'] ??= '1';

/** What the compiler says of a document it has set all the same, such as a layout that does not settle. */
export type OnWarning = (diagnostics: string) => void;

/** Typesets documents. Typst takes fonts only when a compiler is made: a user's own has one with that font. */
export function createTypesetter(onWarning: OnWarning = () => undefined): Typesetter {
  const usual = createCompiler(null, onWarning);
  const withOwn = new LRUCache<string, Typesetter>({ max: OWN_COMPILERS });
  const typesetterWith = ({ family, file }: OwnFace): Typesetter => {
    const made = withOwn.get(family) ?? createCompiler(file, onWarning);
    withOwn.set(family, made);
    return made;
  };
  let last = usual;
  const chosen = (ownFace: OwnFace | null): Typesetter => {
    last = ownFace === null ? usual : typesetterWith(ownFace);
    return last;
  };
  return {
    compile: (model, ownFace = null) => chosen(ownFace).compile(model),
    draw: (model, drawing, ownFace = null) => chosen(ownFace).draw(model, drawing),
    forget: () => last.forget(),
  };
}

/** The Typst compiler with the document's fonts. Its inputs are JSON files and pictures, mapped under `/data`. */
function createCompiler(ownFile: Buffer | null, onWarning: OnWarning): Typesetter {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [
      // Before what lies on the disk: once that is searched, it takes no bytes.
      ...(ownFile === null ? [] : [{ fontBlobs: [ownFile] }]),
      // Paths, not bytes: a font is then read when a document first uses it.
      { fontPaths: [...new Set(allFontFiles().map((file) => dirname(file)))] },
    ],
  });
  // Read once: from the disk, every compilation would ask for all of them again.
  for (const file of globSync('{document/typst,templates}/**/*.typ', { cwd: WORKSPACE })) {
    compiler.mapShadow(`${WORKSPACE}/${file}`, readFileSync(`${WORKSPACE}/${file}`));
  }
  compiler.mapShadow(REGISTRY, Buffer.from(layoutRegistry()));
  const map = fileMapper(compiler);
  /** Whether the documents since the last `forget` were not all the same. */
  let hasChanged = false;

  const failure = (error: NodeError | null): DocumentError =>
    new DocumentError('typesetting_failed', {
      cause: error === null ? undefined : JSON.stringify(compiler.fetchDiagnostics(error)),
    });

  function typeset(files: ReadonlyMap<string, Uint8Array>, mainFilePath = MAIN): NodeTypstDocument {
    hasChanged = map(files) || hasChanged;
    const result = compiler.compile({ mainFilePath });
    const document = result.result;
    if (result.hasError() || document === null) throw failure(result.takeError());
    const warnings = result.takeWarnings();
    if (warnings !== null) onWarning(JSON.stringify(compiler.fetchDiagnostics(warnings)));
    return document;
  }

  function exportPdf(document: NodeTypstDocument, model: PrintModel): TypesetPdf {
    try {
      const bytes = compiler.pdf(document, {
        pdfStandard: PdfStandard.UA_1,
        creationTimestamp: Date.parse(`${model.meta.day}T00:00:00Z`) / 1000,
      });
      return { bytes, tables: () => countedTables(compiler, document) };
    } catch (cause) {
      if (!String(cause).includes(LOST_LINK) || !model.meta.links)
        throw new DocumentError('typesetting_failed', { cause });
      const unlinked = { ...model, meta: { ...model.meta, links: false } };
      return exportPdf(typeset(filesOf(unlinked)), unlinked);
    }
  }

  const typesetDocument = (document: NodeTypstDocument, model: PrintModel): TypesetDocument => ({
    pages: document.numOfPages,
    pdf: () => exportPdf(document, model),
    svg: (page) => {
      const svg = cutPage(compiler.plainSvg(document), page);
      if (svg === null) throw new DocumentError('no_such_page');
      return svg;
    },
  });

  return {
    compile: (model) => typesetDocument(typeset(filesOf(model)), model),
    draw: (model, drawing) => {
      const file = Buffer.from(JSON.stringify(drawing));
      const files = new Map([...filesOf(model), ['/data/drawing.json', file]]);
      return compiler.plainSvg(typeset(files, DRAWING));
    },
    forget: () => {
      // The same document again uses its one outermost result: those it was made of would go, and the next edit needs them.
      if (hasChanged) compiler.evictCache(KEPT_DOCUMENTS);
      hasChanged = false;
    },
  };
}

/** What `counted-table` (typst/row-names.typ) left in the document, but not in its file. */
function countedTables(compiler: NodeCompiler, document: NodeTypstDocument): CountedTable[] {
  const found: unknown = compiler.query(document, { selector: '<counted-table>', field: 'value' });
  if (!Array.isArray(found) || !found.every(isCountedTable)) throw new TypeError('Tables without a count.');
  return found;
}

/**
 * Gives the compiler exactly these files: unchanged ones stay, so that what follows from them is not done again. Returns
 * whether any has changed.
 */
function fileMapper(compiler: NodeCompiler): (files: ReadonlyMap<string, Uint8Array>) => boolean {
  const mapped = new Map<string, Uint8Array>();
  return (files) => {
    const gone = [...mapped.keys()].filter((path) => !files.has(path));
    for (const path of gone) {
      compiler.unmapShadow(`${WORKSPACE}${path}`);
      mapped.delete(path);
    }
    const changed = [...files].filter(([path, bytes]) => {
      const before = mapped.get(path);
      return before !== bytes && (before === undefined || Buffer.compare(before, bytes) !== 0);
    });
    for (const [path, bytes] of changed) {
      compiler.mapShadow(`${WORKSPACE}${path}`, Buffer.from(bytes));
      mapped.set(path, bytes);
    }
    return gone.length + changed.length > 0;
  };
}

/** JSON of sections that were kept from an earlier document is made once. */
const sectionFiles = new WeakMap<PrintSection, Buffer>();

function fileOf(section: PrintSection): Buffer {
  const known = sectionFiles.get(section);
  if (known !== undefined) return known;
  const file = Buffer.from(JSON.stringify(section));
  sectionFiles.set(section, file);
  return file;
}

/** One file for what all pages share, one for their size, one for the face of titles, one for each page that sums up and one a section, so that an edit changes one of them. */
function filesOf({
  meta,
  paper,
  faces,
  sections,
  credit,
  closing,
  businessModel,
  requirements,
  assets,
}: PrintModel): ReadonlyMap<string, Uint8Array> {
  return new Map<string, Uint8Array>([
    ['/data/meta.json', Buffer.from(JSON.stringify(meta))],
    ['/data/paper.json', Buffer.from(JSON.stringify(paper))],
    ['/data/faces.json', Buffer.from(JSON.stringify(faces))],
    ...(credit === null ? [] : [['/data/credit.json', Buffer.from(JSON.stringify(credit))] as const]),
    ...(closing === null ? [] : [['/data/closing.json', Buffer.from(JSON.stringify(closing))] as const]),
    ...(businessModel === null
      ? []
      : [['/data/business-model.json', Buffer.from(JSON.stringify(businessModel))] as const]),
    ...(requirements === null
      ? []
      : [['/data/requirements.json', Buffer.from(JSON.stringify(requirements))] as const]),
    ...sections.map((section): [string, Uint8Array] => [`/data/${section.id}.json`, fileOf(section)]),
    ...assets,
  ]);
}
