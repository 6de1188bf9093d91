import { deflateSync, inflateSync } from 'node:zlib';
import { openPlainPdf } from '../row-headers/plain-pdf.ts';

/** An object of a PDF: what it says, and its stream unpacked if it has one. */
export interface PdfObject {
  readonly number: number;
  readonly dictionary: string;
  readonly stream: Buffer | undefined;
}

const COMPRESSED = /\/Filter\s*\/FlateDecode/;

/** The objects of a PDF with a plain cross-reference table, as our typesetter writes them. */
export function readObjects(pdf: Uint8Array): PdfObject[] {
  const bytes = Buffer.from(pdf);
  const file = openPlainPdf(bytes);
  return file.numbers.map((object) => {
    const [offset] = file.range(object);
    const [whole = '', number, dictionary = ''] =
      /^(\d+) 0 obj\s([\s\S]*?)\s*(?:endobj|stream\n)/.exec(file.text(object)) ?? [];
    const length = /\/Length (\d+)/.exec(dictionary)?.[1];
    if (!whole.endsWith('stream\n') || length === undefined)
      return { number: Number(number), dictionary, stream: undefined };
    const start = offset + whole.length;
    const stream = bytes.subarray(start, start + Number(length));
    return {
      number: Number(number),
      dictionary,
      stream: COMPRESSED.test(dictionary) ? inflateSync(stream) : stream,
    };
  });
}

/** A PDF of these objects; the trailer is that of the one they come from. */
export function writeObjects(objects: readonly PdfObject[], pdf: Uint8Array): Buffer {
  const trailer = /trailer\s[\s\S]*?>>(?=\s*startxref)/.exec(Buffer.from(pdf).toString('latin1'))?.[0] ?? '';
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  const write = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const { number, dictionary, stream } of objects) {
    offsets.set(number, length);
    if (stream === undefined) {
      write(Buffer.from(`${number} 0 obj\n${dictionary}\nendobj\n`, 'latin1'));
      continue;
    }
    const packed = COMPRESSED.test(dictionary) ? deflateSync(stream) : stream;
    const said = dictionary.replace(/\/Length \d+/, `/Length ${packed.length}`);
    write(Buffer.from(`${number} 0 obj\n${said}\nstream\n`, 'latin1'));
    write(packed);
    write(Buffer.from('\nendstream\nendobj\n'));
  }
  const size = Math.max(...offsets.keys()) + 1;
  const entries = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f ' : `${String(offset).padStart(10, '0')} 00000 n `;
  });
  const start = length;
  write(
    Buffer.from(`xref\n0 ${size}\n${entries.join('\n')}\n${trailer}\nstartxref\n${start}\n%%EOF`, 'latin1'),
  );
  return Buffer.concat(parts);
}
