import type { Language } from '@trazo/plan/languages';
import type { ErrorCode, Issue } from '../../errors.ts';
import { ISSUE_LIMIT } from '../limits.ts';

/** What is undefined is not written. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** What encoding needs to know beside the value: the document's language, for dates written out. */
export interface EncodeContext {
  readonly language: Language;
}

export type Path = readonly (string | number)[];

/**
 * Where a content is being read; `undefined` is its root. One is made for every value and written out only for the few
 * with an issue, so it is a link to the location around it and the name (dotted, if of several steps) inside that.
 */
export interface Location {
  readonly around: Location | undefined;
  readonly name: string | number;
}

/** Long names are the sender's, not ours: an answer does not repeat them whole. */
const SEGMENT_LIMIT = 64;

/** The location a path leads to. */
export const locationAt = (path: Path): Location | undefined =>
  path.reduce<Location | undefined>((around, name) => ({ around, name }), undefined);

/** `ProfileData.products.3.cost` */
function writtenLocation(location: Location | undefined): string {
  const names: string[] = [];
  for (let at = location; at !== undefined; at = at.around) {
    names.push(String(at.name).slice(0, SEGMENT_LIMIT).toWellFormed());
  }
  return names.reverse().join('.');
}

/** Collects what is wrong with a content while it is read; the first issue gives the answer its code. */
export class Issues {
  readonly list: Issue[] = [];
  code: ErrorCode | undefined;
  /** Characters of formatted texts read so far: JSON inside JSON, which is counted nowhere else. */
  formatted = 0;

  add(location: Location | undefined, message: string, code: ErrorCode = 'content_invalid'): void {
    this.code ??= code;
    if (this.list.length < ISSUE_LIMIT) this.list.push({ path: writtenLocation(location), message });
  }

  get any(): boolean {
    return this.code !== undefined;
  }
}
