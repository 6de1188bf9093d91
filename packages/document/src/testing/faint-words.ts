import { must } from '@trazo/plan/must';
import { drawPages } from './draw-pages.ts';
import type { ReadPdf, TextBox } from './read-pdf.ts';

/** How wide pages are drawn: the stem of a letter of the smallest type has about a pixel of its own. */
const PIXELS = 1300;
/** WCAG asks for 4.5 and 3; the thinnest letters are drawn a little fainter than they are. */
const [LEAST, LEAST_LARGE] = [3.8, 2.7] as const;
/** Points from which on letters are large. */
const LARGE = 18;
/** What a page carries around its text in letters as large is decoration. */
const DECORATION = 20;

const WORD = /[\p{L}\p{N}]/u;

/** Words whose colour is not read on what they stand on: over a page's words the commonest colour is the ground's. */
export async function faintWords(bytes: Uint8Array, { layout }: Pick<ReadPdf, 'layout'>): Promise<string[]> {
  const pictures = await drawPages(bytes, PIXELS, 'BGRA');
  return layout.flatMap(({ width, boxes }, index) => {
    const picture = must(pictures[index], 'a picture of each page');
    const scale = picture.width / width;
    return boxes
      .filter(({ angle, text, content, size }) => {
        const isRead = content !== undefined || size < DECORATION;
        return angle === 0 && WORD.test(text) && isRead;
      })
      .flatMap((box) => {
        const colours = coloursOf(box, picture, scale);
        const ground = luminance(
          must([...colours].toSorted((one, other) => other[1] - one[1])[0], 'ground')[0],
        );
        const contrast = Math.max(...[...colours.keys()].map((colour) => ratio(luminance(colour), ground)));
        const least = box.size < LARGE ? LEAST : LEAST_LARGE;
        return contrast < least ? [`${box.page}: ${box.text} (${contrast.toFixed(1)})`] : [];
      });
  });
}

/** The colours where a run stands, each with its pixels: red, green and blue as one number. */
function coloursOf(
  { left, bottom, width, size }: TextBox,
  picture: Awaited<ReturnType<typeof drawPages>>[number],
  scale: number,
): Map<number, number> {
  const { pixels } = picture;
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const foot = picture.height - bottom * scale;
  const [top, low] = [foot - 0.72 * size * scale, foot].map((y) => clamp(y, picture.height - 1));
  const [from, to] = [left * scale, (left + width) * scale].map((x) => clamp(x, picture.width - 1));
  const counts = new Map<number, number>();
  for (let y = top ?? 0; y <= (low ?? 0); y += 1) {
    for (let x = from ?? 0; x <= (to ?? 0); x += 1) {
      const at = 4 * (y * picture.width + x);
      const colour = 65_536 * (pixels[at] ?? 0) + 256 * (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return counts;
}

const CHANNELS = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = (colour: number): number => {
  const channel = (factor: number) => CHANNELS[Math.floor(colour / factor) % 256] ?? 0;
  return 0.2126 * channel(65_536) + 0.7152 * channel(256) + 0.0722 * channel(1);
};

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
