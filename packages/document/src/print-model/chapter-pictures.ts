import type { PrintImage } from '../images/assets.ts';
import type { PrintChapter } from './chapters.ts';
import type { PrintBlock, PrintPicture, PrintText } from './print-parts.ts';
import type { PrintProducts } from './sections/products.ts';
import type { PrintSection } from './sections/registry.ts';
import { sizeOf } from './text/span-size.ts';

/** Pixels of a picture that is printed as wide as a text: 150 to an inch of 17 cm. */
const LEAST_PIXELS = 1000;
/** Width by height: nearly square is too high, and flatter is a banner. */
const [LEAST_RATIO, MOST_RATIO] = [1.3, 3.2];

/** A photo wider than high, of enough pixels. What can be seen through is a drawing, or a logo. */
const isPhoto = ({ path, width, height }: PrintImage): boolean =>
  path.endsWith('.jpg') &&
  width >= LEAST_PIXELS &&
  width >= LEAST_RATIO * height &&
  width <= MOST_RATIO * height;

const isPicture = (block: PrintBlock): block is PrintPicture =>
  typeof block !== 'string' && block.kind === 'picture';

const isLarge = ({ picture, caption }: PrintPicture): boolean =>
  isPhoto(picture) && !caption.some((span) => 'note' in span);

/** Texts of a section that have the page's width to themselves, and are not about figures: those on cards are narrow. */
function textsOf(section: PrintSection): readonly PrintText[] {
  if ('text' in section) return [section.text];
  return section.id === 'mission' ? section.passages.map(({ text }) => text) : [];
}

/** The same section with its pictures replaced; one without any is not copied. */
function withPictures(section: PrintSection, replace: (picture: PrintPicture) => PrintPicture): PrintSection {
  if (!textsOf(section).flat().some(isPicture)) return section;
  const replaced = (text: PrintText) => text.map((block) => (isPicture(block) ? replace(block) : block));
  if ('text' in section) return { ...section, text: replaced(section.text) };
  if (section.id !== 'mission') return section;
  return {
    ...section,
    passages: section.passages.map(({ heading, text }) => ({ heading, text: replaced(text) })),
  };
}

const endOf = (block: PrintBlock | undefined): string => {
  if (typeof block === 'string') return block;
  const last = block?.kind === 'paragraph' ? block.spans.at(-1) : undefined;
  return last === undefined || 'note' in last ? '' : last.text;
};

/** Whether a picture has to stay in its text: what is said before leads to it, or there is nothing else. */
function hasToStay(text: PrintText, picture: PrintPicture): boolean {
  const before = text[text.indexOf(picture) - 1];
  const isUnderHeading = typeof before === 'object' && before.kind === 'heading';
  return text.length === 1 || isUnderHeading || endOf(before).trimEnd().endsWith(':');
}

/** The only product with a picture, where it is a photo: of several, one would be missing in its row. */
function productPicture({ products }: PrintProducts): PrintPicture | undefined {
  const [only, ...others] = products.flatMap(({ name, image }) => (image === null ? [] : [{ name, image }]));
  if (only === undefined || others.length > 0 || !isPhoto(only.image)) return undefined;
  const caption = [{ text: only.name, bold: false, italic: false, link: null }];
  return { kind: 'picture', rank: 'opens', picture: only.image, caption, size: sizeOf(caption) };
}

/** The first photo of a section's texts, or its only product's, with the text it stands in. */
function photoIn(
  section: PrintSection,
): { readonly text: PrintText; readonly picture: PrintPicture } | undefined {
  for (const text of textsOf(section)) {
    const picture = text.filter(isPicture).find(isLarge);
    if (picture !== undefined) return { text, picture };
  }
  const picture = section.id === 'products' ? productPicture(section) : undefined;
  return picture && { text: [], picture };
}

export interface Illustrated {
  readonly chapters: readonly PrintChapter[];
  readonly sections: readonly PrintSection[];
}

/**
 * One large picture a chapter: the first photo of its texts, or of its products. It may open the chapter; the others of the chapter
 * are small. Where there is none, pictures are as they are.
 */
export function withChapterPictures({ chapters, sections }: Illustrated): Illustrated {
  let all = sections;
  const illustrated = chapters.map((chapter) => {
    const isInside = ({ id }: PrintSection) => chapter.sections.includes(id);
    const [found] = sections.filter(isInside).flatMap((section) => photoIn(section) ?? []);
    if (found === undefined) return chapter;
    const picture: PrintPicture = {
      ...found.picture,
      rank: hasToStay(found.text, found.picture) ? 'large' : 'opens',
    };
    const ranked = (each: PrintPicture): PrintPicture =>
      each === found.picture ? picture : { ...each, rank: 'small' };
    all = all.map((section) => (isInside(section) ? withPictures(section, ranked) : section));
    return picture.rank === 'opens' ? { ...chapter, picture } : chapter;
  });
  return { chapters: illustrated, sections: all };
}
