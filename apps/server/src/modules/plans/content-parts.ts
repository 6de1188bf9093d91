import { currentVersion } from '@trazo/contract/content/migrations';
import { SECTION_CODECS } from '@trazo/contract/content/sections/registry';
import { must } from '@trazo/plan/must';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';

/** Neighbouring sections that share a wire object: what a content's text says of them stands in one piece. */
interface Part {
  /** The wire name the piece begins with. */
  readonly name: string;
  readonly sections: readonly SectionId[];
}

/** In the order in which they are written. */
export const PARTS: readonly Part[] = partsInOrder();

function partsInOrder(): Part[] {
  const parts: { name: string; names: Set<string>; sections: SectionId[] }[] = [];
  for (const section of SECTION_IDS) {
    const names = new Set(SECTION_CODECS[section].names.map((dotted) => dotted.replace(/\..*/, '')));
    const [name = ''] = names;
    const before = parts.at(-1);
    if (before === undefined || before.names.isDisjointFrom(names)) {
      parts.push({ name, names, sections: [section] });
    } else {
      before.names = before.names.union(names);
      before.sections.push(section);
    }
  }
  return parts;
}

/** A content's text, cut where the theme and the parts begin. */
export interface ContentPieces {
  readonly theme: string;
  /** One for each of `PARTS`: `"products":[…]`. */
  readonly parts: readonly string[];
}

const THEME = '{"TemplateConf":';
const PROFILE = ',"ProfileData":{';
const END = `"schema_version":${currentVersion()}}}`;

/** A theme and any of the parts as a content of their own. */
export const joinPieces = ({ theme, parts }: ContentPieces): string =>
  `${THEME}${theme}${PROFILE}${[...parts, END].join(',')}`;

/**
 * Cuts a text without reading it; `undefined` where the parts do not follow each other as `encodeContent` writes them. What
 * the pieces hold is anything: that each is what it should be is for the reader to find out. Inside a text every quotation
 * mark is escaped, so in a content of ours the keys looked for are names.
 */
export function cutIntoPieces(text: string): ContentPieces | undefined {
  if (!text.startsWith(THEME) || !text.endsWith(`,${END}`)) return undefined;
  const starts: number[] = [];
  for (const { name } of PARTS) {
    const before = starts.at(-1);
    const key = `${before === undefined ? PROFILE : ','}"${name}":`;
    const found = text.indexOf(key, before ?? THEME.length);
    if (found === -1) return undefined;
    starts.push(found + key.indexOf('"', before === undefined ? PROFILE.length : 1));
  }
  const [first] = starts;
  const bounds = [...starts, text.length - END.length];
  return {
    theme: text.slice(THEME.length, must(first, 'a content has parts') - PROFILE.length),
    parts: starts.map((start, index) =>
      text.slice(start, must(bounds[index + 1], 'each part has an end') - 1),
    ),
  };
}
