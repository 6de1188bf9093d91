import type { PrintHeading, PrintInline } from './print-parts.ts';
import type { PrintSection } from './sections/registry.ts';
import { isPrintNote } from './text/print-spans.ts';

/** Characters of text, about a page: from there on a reader looks for a part of a section. */
const LONG = 3_000;
/** Characters that stand under a section's title in the contents: two lines at most. */
const SPACE = 110;

export interface ContentsLead {
  readonly lead: string;
  /** Whether it names sub-headings: then designs say it whose contents are titles alone. */
  readonly namesParts: boolean;
}

/** What the contents say under a section's title: in a long one with sub-headings what they are, else its own lead. */
export function contentsLead(section: PrintSection): ContentsLead {
  const parts = partsOf(section);
  return { lead: parts === '' ? section.lead : parts, namesParts: parts !== '' };
}

/** The sub-headings of a long section, as many as there is space for; empty where there are none to look for. */
function partsOf(section: PrintSection): string {
  const found = gather(section, { headings: [], characters: 0 });
  if (found.headings.length < 2 || found.characters < LONG) return '';
  const named: string[] = [];
  for (const heading of found.headings) {
    if ([...named, heading].join(' · ').length > SPACE) break;
    named.push(heading);
  }
  if (named.length < 2) return '';
  return [...named, ...(named.length < found.headings.length ? ['…'] : [])].join(' · ');
}

interface Found {
  readonly headings: string[];
  readonly characters: number;
}

/** The first-level headings of a section's texts, in order, and how long its texts are. */
function gather(value: unknown, found: Found): Found {
  if (typeof value === 'string') return { ...found, characters: found.characters + value.length };
  if (Array.isArray(value)) return value.reduce((sum: Found, item: unknown) => gather(item, sum), found);
  if (typeof value !== 'object' || value === null) return found;
  if (isHeading(value))
    return value.depth === 1 ? { ...found, headings: [...found.headings, said(value.spans)] } : found;
  return Object.values(value).reduce((sum: Found, item: unknown) => gather(item, sum), found);
}

const isHeading = (value: object): value is PrintHeading =>
  'kind' in value && value.kind === 'heading' && 'depth' in value;

const said = (spans: readonly PrintInline[]): string =>
  spans
    .map((span) => (isPrintNote(span) ? '' : span.text))
    .join('')
    .trim();
