/** How a picture is to be turned, as cameras number it: 1 is upright, 6 a quarter to the right. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface Chunk {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

const text = (bytes: DataView, at: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + at, length));

/** The parts of a WebP file: each has a name, a length and as many bytes, made even. */
function* chunksOf(file: DataView): Generator<Chunk> {
  for (let at = 12; at + 8 <= file.byteLength; ) {
    const length = file.getUint32(at + 4, true);
    yield { name: text(file, at, 4), start: at + 8, length };
    at += 8 + length + (length % 2);
  }
}

const ORIENTATION_TAG = 0x0112;
const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;

/** What a camera's notes say of the picture's orientation, wherever they are readable. */
function orientationIn(notes: DataView): Orientation {
  const begin = notes.byteLength >= 6 && text(notes, 0, 4) === 'Exif' ? 6 : 0;
  const isLittle = notes.getUint16(begin) === 0x4949;
  const directory = begin + notes.getUint32(begin + 4, isLittle);
  const entries = notes.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (notes.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
    const value = notes.getUint16(entry + 8, isLittle);
    return isOrientation(value) ? value : 1;
  }
  return 1;
}

/**
 * How a WebP file is to be turned, and its bytes without saying so: some browsers turn it themselves and some do not, and so none
 * does.
 */
export function takeOrientation(file: Uint8Array<ArrayBuffer>): {
  orientation: Orientation;
  unturned: Uint8Array<ArrayBuffer>;
} {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunk = [...chunksOf(view)].find(({ name }) => name === 'EXIF');
  if (chunk === undefined) return { orientation: 1, unturned: file };
  const unturned = file.slice();
  // A part of another name is passed over.
  unturned.set(new TextEncoder().encode('NONE'), chunk.start - 8);
  try {
    const notes = new DataView(file.buffer, file.byteOffset + chunk.start, chunk.length);
    return { orientation: orientationIn(notes), unturned };
  } catch (error) {
    if (error instanceof RangeError) return { orientation: 1, unturned };
    throw error;
  }
}
