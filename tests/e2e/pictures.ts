import sharp from 'sharp';

type Colour = string;

/** A picture whose halves differ, so that it cannot be taken for a blank. */
const twoHalves = (width: number, height: number, left: Colour, right: Colour) =>
  sharp({ create: { width, height, channels: 4, background: left } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 4, background: right } },
      left: width / 2,
      top: 0,
    },
  ]);

/** A file as a visitor would choose it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const pngFile = async (name = 'logo.png'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await twoHalves(600, 240, '#1f3a5f', '#d9482b').png().toBuffer(),
});

export const jpegFile = async (name = 'foto.jpg'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await twoHalves(800, 800, '#2b6f5c', '#e8c468').jpeg().toBuffer(),
});

/** A photo of nothing but grain, which PNG cannot press together; `opacity` as sharp has it, 0 to 1. */
export async function grainFile(name: string, opacity: number): Promise<ChosenFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const grain = sharp({ create: { width: 1300, height: 1300, channels: 3, background: '#888888', noise } });
  return {
    name,
    mimeType: 'image/png',
    buffer: await (opacity < 1 ? grain.ensureAlpha(opacity) : grain).png().toBuffer(),
  };
}

/** How much a picture's pixels differ among themselves; 0 is a blank sheet. */
export async function contrastOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).flatten({ background: '#ffffff' }).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

/** The mean difference of two pictures' pixels, 0 to 255. */
export async function differenceOf(first: Buffer, second: Buffer): Promise<number> {
  const pixels = (picture: Buffer) =>
    sharp(picture).flatten({ background: '#ffffff' }).resize(180, 254, { fit: 'fill' }).raw().toBuffer();
  const [before, after] = await Promise.all([pixels(first), pixels(second)]);
  return (
    before.reduce((total, value, index) => total + Math.abs(value - (after[index] ?? 0)), 0) / before.length
  );
}
