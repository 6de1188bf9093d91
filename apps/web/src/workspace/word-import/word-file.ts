import { unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { type PackedPicture, type Refusal, standIn, type WordFile, type WordText } from './word-text.ts';

/** Bytes that the parts of a document may unpack to: pictures hardly shrink, a long plan's words are a few megabytes. */
export const UNPACKED_LIMIT = { words: 40_000_000, all: 200_000_000 } as const;

/** What of a document is read: its words, styles and pictures; macros and what else is embedded stay packed. */
const READ = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:[\w.-]+\.xml|_rels\/[^/]+|media\/[^/]+))$/i;
const MAIN = /^word\/document\d*\.xml$/i;
const PICTURE = /^word\/media\//i;
const FORMULA = /<m:oMath[ >].*?<\/m:oMath>/gs;
/** What stands around runs of text and would be left out with them: fields, letters set from right to left, formulas on a line of their own. */
const AROUND_RUNS = /<\/?(?:w:fldSimple|w:bdo|w:dir|m:oMathPara)(?: [^>]*)?>/g;

/** Reads a document of Word; whatever is wrong with it is named. */
export async function readWordFile(bytes: Uint8Array<ArrayBuffer>): Promise<WordFile> {
  const refusal = refusalOf(bytes);
  if (refusal !== undefined) return { ok: false, refusal };
  try {
    const parts = unpack(bytes);
    if (typeof parts === 'string') return { ok: false, refusal: parts };
    const text = await convert(parts);
    const isBlank = text.pictures.length === 0 && !/[\p{L}\p{N}]/u.test(text.html.replaceAll(/<[^>]*>/g, ''));
    return isBlank ? { ok: false, refusal: 'noWords' } : text;
  } catch {
    return { ok: false, refusal: 'damaged' };
  }
}

/** What the first bytes say of a file that is no zip archive. */
function refusalOf(bytes: Uint8Array): Refusal | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
  if (head.startsWith('PK\u0003\u0004')) return undefined;
  if (head.startsWith('%PDF')) return 'pdf';
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    // The older container of Office: its directory names what is in it, two bytes a letter.
    const names = new TextDecoder('utf-16le').decode(bytes);
    return names.includes('EncryptedPackage')
      ? 'encrypted'
      : names.includes('WordDocument')
        ? 'oldWord'
        : 'otherFile';
  }
  return head.startsWith('{\\rtf') ? 'oldWord' : 'otherFile';
}

type Parts = Readonly<Record<string, Uint8Array>>;

/** The parts that are read, if they are those of a document and not too large; nothing is unpacked beyond the size it is declared with. */
function unpack(bytes: Uint8Array): Parts | Refusal {
  const names: string[] = [];
  const size = { words: 0, all: 0 };
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      if (READ.test(name)) size.all += originalSize;
      if (READ.test(name) && !PICTURE.test(name)) size.words += originalSize;
      return false;
    },
  });
  if (!names.some((name) => MAIN.test(name)))
    return names.includes('mimetype') && names.includes('content.xml') ? 'openDocument' : 'otherFile';
  if (size.words > UNPACKED_LIMIT.words || size.all > UNPACKED_LIMIT.all) return 'unpacksTooLarge';
  return unzipSync(bytes, { filter: ({ name }) => READ.test(name) });
}

/** A document whose every letter is in a run of text; formulas are the letters they are made of. */
const inRuns = (xml: string): string =>
  xml.replaceAll(AROUND_RUNS, '').replaceAll(FORMULA, (formula) => {
    const letters = [...formula.matchAll(/<m:t(?: [^>]*)?>([^<]*)<\/m:t>/g)].map(([, text]) => text).join('');
    return `<w:r><w:t xml:space="preserve">${letters}</w:t></w:r>`;
  });

/** The level of each style of headings that does not have one of Word's own names. */
function headingStyles(styles: string): string[] {
  const found = [...styles.matchAll(/<w:style [^>]*w:styleId="([\w-]+)"[^>]*>(.*?)<\/w:style>/gs)];
  const own = new Map<string, number>();
  for (const [, id = '', inside = ''] of found) {
    const [, level] = /<w:outlineLvl w:val="([0-5])"/.exec(inside) ?? [];
    if (level !== undefined) own.set(id, Number(level) + 1);
  }
  for (const [, id = '', inside = ''] of found) {
    const [, base = ''] = /<w:basedOn w:val="([\w-]+)"/.exec(inside) ?? [];
    const level = own.get(base);
    if (level !== undefined && !own.has(id) && !inside.includes('<w:outlineLvl')) own.set(id, level);
  }
  return [...own].map(([id, level]) => `p.${id} => h${level}:fresh`);
}

async function convert(parts: Parts): Promise<WordText> {
  const texts = new TextDecoder();
  const main = Object.keys(parts).find((name) => MAIN.test(name)) ?? '';
  const styles = headingStyles(texts.decode(parts['word/styles.xml'] ?? new Uint8Array()));
  const document = new TextEncoder().encode(inRuns(texts.decode(parts[main])));
  const packed = zipSync({ ...parts, [main]: document }, { level: 0 });
  const pictures: PackedPicture[] = [];
  const { value } = await mammoth.convertToHtml(inputOf(packed), {
    styleMap: [...styles, "p[style-name='TOC Heading'] => h1:fresh"],
    includeEmbeddedStyleMap: false,
    convertImage: mammoth.images.imgElement(async (image) => {
      const bytes = new Uint8Array(await image.readAsArrayBuffer());
      pictures.push({ bytes, type: image.contentType });
      return { src: standIn(pictures.length - 1) };
    }),
  });
  return { ok: true, html: value, pictures };
}

/** Mammoth's build for browsers takes the one, its other the other. */
function inputOf({ buffer }: Uint8Array<ArrayBuffer>) {
  return { arrayBuffer: buffer, buffer };
}
