import type { Language } from '@trazo/plan/languages';
import type { ErrorCode, Issue } from '../../errors.ts';
import { ISSUE_LIMIT } from '../limits.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What encoding needs to know beside the value: the document's language, for dates written out. */
export interface EncodeContext {
  readonly language: Language;
}

export type Path = readonly (string | number)[];

/** Long names are the sender's, not ours: an answer does not repeat them whole. */
const SEGMENT_LIMIT = 64;

/** `ProfileData.products.3.cost` */
export const writtenPath = (path: Path): string =>
  path.map((segment) => String(segment).slice(0, SEGMENT_LIMIT).toWellFormed()).join('.');

/** Collects what is wrong with a content while it is read; the first fault gives the answer its code. */
export class Faults {
  readonly issues: Issue[] = [];
  code: ErrorCode | undefined;

  add(path: Path, message: string, code: ErrorCode = 'content_invalid'): void {
    this.code ??= code;
    if (this.issues.length < ISSUE_LIMIT) this.issues.push({ path: writtenPath(path), message });
  }

  get any(): boolean {
    return this.code !== undefined;
  }
}
