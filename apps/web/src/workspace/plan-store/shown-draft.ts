import { withFigures } from '@trazo/contract/plan-document/figures';
import { isEqual } from '@trazo/plan/equality';
import type { Theme } from '@trazo/plan/theme/theme';
import type { Draft, PartData } from './draft.ts';

/** What a document does not say: the figures that the form has worked out, and a theme that is only offered. */
export class ShownDraft {
  /** For a plan that has no text yet. */
  offered: Theme | undefined;
  /** The finance section as the form left it last, with the figures that follow from its assumptions. */
  #figures: Draft['finance'] | undefined;
  #last: { readonly read: Draft; readonly offered: Theme | undefined; readonly shown: Draft } | undefined;

  /** The form has written this. */
  note(data: PartData): void {
    if (!('balance' in data)) return;
    this.#figures = data;
    this.#last = undefined;
  }

  /** The draft of the document with it; the same object while nothing has changed. */
  of(read: Draft): Draft {
    const { offered } = this;
    if (this.#last?.read === read && this.#last.offered === offered) return this.#last.shown;
    const worked = this.#figures && withFigures(read.finance, this.#figures);
    const finance = isEqual(worked, this.#figures) ? this.#figures : worked;
    const shown = { ...read, ...(finance && { finance }), ...(offered && { theme: offered }) };
    this.#last = { read, offered, shown };
    return shown;
  }
}
