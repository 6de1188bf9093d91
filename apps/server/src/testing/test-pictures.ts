import sharp from 'sharp';

/** Another picture for each number: a PNG with few colours, as a data URL. */
export async function testPicture(number: number, side = 60): Promise<string> {
  const background = { r: (number * 83) % 256, g: (number * 47) % 256, b: (number * 29) % 256 };
  const png = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: Buffer.from(`<svg width="20" height="20"><text y="15">${number}</text></svg>`) }])
    .png()
    .toBuffer();
  return pictureUrl(png, 'png');
}

export const pictureUrl = (bytes: Uint8Array, type: 'png' | 'jpeg' | 'webp'): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

export const pictureBytes = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
