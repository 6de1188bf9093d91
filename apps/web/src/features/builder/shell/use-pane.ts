import { type CSSProperties, useState } from 'react';

/** Hundredths of the width of form and document that the document takes. */
export const SHARES = { least: 25, most: 70, step: 2 } as const;

export interface Pane {
  /** None, where the style sheet decides. */
  readonly share: number | undefined;
  readonly isHidden: boolean;
}

/** What was chosen holds for the visit. */
let chosen: Pane = { share: undefined, isHidden: false };

/** How wide the document is beside the form, and whether it is there; and what changes that. */
export function usePane(): readonly [Pane, (change: Partial<Pane>) => void] {
  const [pane, setPane] = useState(chosen);
  const change = (part: Partial<Pane>) => {
    chosen = { ...chosen, ...part };
    setPane(chosen);
  };
  return [pane, change];
}

export const withinShares = (share: number): number =>
  Math.min(SHARES.most, Math.max(SHARES.least, Math.round(share)));

/** The columns of form and document, for the style sheet. */
export const paneColumns = ({ share }: Pane): CSSProperties =>
  share === undefined
    ? {}
    : ({ '--form-part': `${100 - share}fr`, '--document-part': `${share}fr` } as CSSProperties);
