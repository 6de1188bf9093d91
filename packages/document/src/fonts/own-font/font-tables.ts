import { must } from '@trazo/plan/must';

/** Where a font file says that a table lies (OpenType specification, “Organization of an OpenType Font”). */
interface TableRecord {
  /** Of the record itself, in the directory. */
  readonly at: number;
  readonly offset: number;
  readonly length: number;
}

const HEADER = 12;
const RECORD = 16;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A font's tables by tag. Throws a `RangeError` where the file ends before one of them. */
export function tablesOf(file: Uint8Array): ReadonlyMap<string, TableRecord> {
  const view = viewOf(file);
  const count = view.getUint16(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEADER + RECORD * index;
      const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      if (offset + length > file.byteLength) throw new RangeError('a table beyond the end of the file');
      return [String.fromCharCode(...file.subarray(at, at + 4)), { at, offset, length }];
    }),
  );
}

/** Name identifiers (OpenType specification, `name`). */
const [FAMILY, STYLE, FULL, POSTSCRIPT] = [1, 2, 4, 6];
const [WINDOWS, UNICODE, ENGLISH] = [3, 1, 0x409];

/**
 * The same font as the only style of another family. The new table of names is appended and the directory points to it;
 * everything else stays byte for byte.
 */
export function renamedFont(file: Uint8Array, family: string, postscriptName: string): Buffer {
  const name = tablesOf(file).get('name');
  if (name === undefined) throw new TypeError('the font has no table of names');
  const table = nameTable([
    [FAMILY, family],
    [STYLE, 'Regular'],
    [FULL, family],
    [POSTSCRIPT, postscriptName],
  ]);
  const padding = Buffer.alloc(-file.byteLength & 3);
  const renamed = Buffer.concat([file, padding, table]);
  renamed.writeUInt32BE(file.byteLength + padding.length, name.at + 8);
  renamed.writeUInt32BE(table.length, name.at + 12);
  return renamed;
}

function nameTable(names: readonly (readonly [id: number, text: string])[]): Buffer {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + 12 * names.length);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const length = must(texts[index], 'a text for each name').length;
    for (const [field, value] of [WINDOWS, UNICODE, ENGLISH, id, length, offset].entries())
      header.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    offset += length;
  }
  return Buffer.concat([header, ...texts]);
}
