import { folded } from '../../shared/search/folded.ts';

interface Findable {
  readonly label: string;
  /** What stands beside it: its section, say. */
  readonly note?: string;
  /** What it is found by beside that. */
  readonly text?: string;
}

/** Entries with every word of the text in them, those whose own words begin with it first; all where there is no text. */
export function findEntries<Entry extends Findable>(entries: readonly Entry[], text: string): Entry[] {
  const wanted = folded(text).split(' ').filter(Boolean);
  const ranked = entries.flatMap((entry) => {
    const label = folded(entry.label);
    const all = folded(`${entry.label} ${entry.note ?? ''} ${entry.text ?? ''}`);
    if (!wanted.every((word) => all.includes(word))) return [];
    return [{ entry, rank: rankOf(label, wanted.join(' ')) }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

function rankOf(label: string, text: string): number {
  if (label.startsWith(text)) return 0;
  if (` ${label}`.includes(` ${text}`)) return 1;
  return label.includes(text) ? 2 : 3;
}
