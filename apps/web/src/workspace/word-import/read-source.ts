import { chaptersByHeadings } from '@trazo/plan/word-import/chapters';
import { type ImportRow, matchChapters } from '@trazo/plan/word-import/match-chapters';
import { chaptersOfHtml } from './html-chapters.ts';
import { chapterOfText } from './plain-chapters.ts';
import { readInWorker } from './read-in-worker.ts';
import { type PackedPicture, type Refusal, standIn } from './word-text.ts';

/** What an existing plan is read from. */
export type Source =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'text'; readonly text: string };

/** An existing plan: its chapters, each with the field it is proposed for. */
export interface ReadPlan {
  readonly rows: readonly ImportRow[];
  /** By their placeholder in the chapters. */
  readonly pictures: ReadonlyMap<string, PackedPicture>;
}

export type ReadOutcome =
  | { readonly ok: true; readonly plan: ReadPlan }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads an existing plan; a file that cannot be read is refused by what is wrong with it. */
export async function readSource(source: Source, signal: AbortSignal): Promise<ReadOutcome> {
  if (source.kind === 'text') return outcomeOf([chapterOfText(source.text)], []);
  if (source.kind === 'html') return outcomeOf(chaptersOfHtml(source.html), []);
  const file = await readInWorker(source.file, signal);
  return file.ok ? outcomeOf(chaptersOfHtml(file.html), file.pictures) : file;
}

function outcomeOf(
  chapters: Parameters<typeof chaptersByHeadings>[0],
  pictures: readonly PackedPicture[],
): ReadOutcome {
  const rows = matchChapters(chaptersByHeadings(chapters));
  if (rows.length === 0) return { ok: false, refusal: 'noWords' };
  return {
    ok: true,
    plan: { rows, pictures: new Map(pictures.map((picture, place) => [standIn(place), picture])) },
  };
}
