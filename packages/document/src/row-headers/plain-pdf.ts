/** A PDF whose objects stand in the file as text, found by a plain cross-reference table, as our typesetter writes them. */
export interface PlainPdf {
  /** The numbers of its objects. */
  readonly numbers: readonly number[];
  /** Where an object begins in the file, and where the next thing does. */
  range(number: number): readonly [start: number, end: number];
  /** What an object says, one character a byte; its beginning, if it is only to be known by that. */
  text(number: number, length?: number): string;
  /** The file with other objects in the place of some; every other byte is the same, save where the table says they are. */
  withObjects(changed: ReadonlyMap<number, string>): Buffer;
}

/** An entry of the table (ISO 32000-1, 7.5.4): offset, generation, whether it is in use, end of line. */
const ENTRY = 20;
const OFFSET = 10;
const IN_USE = 17;

/** Opens a file with one cross-reference table; refuses streams of objects and files that were updated. */
export function openPlainPdf(pdf: Uint8Array): PlainPdf {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const said = (from: number, to?: number) => bytes.subarray(from, to).toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(said(-ENTRY * 4))?.[1]);
  const head = /^xref\n0 (\d+)\n/.exec(Number.isNaN(table) ? '' : said(table, table + ENTRY));
  if (head === null) throw new SyntaxError('A PDF without a plain cross-reference table.');
  const first = table + head[0].length;
  const end = first + Number(head[1]) * ENTRY;
  if (said(end).includes('/Prev')) throw new SyntaxError('A PDF that was updated.');

  const starts = new Map<number, number>();
  for (let number = 0, at = first; at < end; number += 1, at += ENTRY) {
    if (bytes[at + IN_USE] === 0x6e) starts.set(number, Number(said(at, at + OFFSET)));
  }
  const inOrder = [...starts].sort(([, one], [, other]) => one - other);
  const ends = new Map(inOrder.map(([number], index) => [number, inOrder[index + 1]?.[1] ?? table]));

  function range(number: number): readonly [number, number] {
    const [from, to] = [starts.get(number), ends.get(number)];
    if (from === undefined || to === undefined) throw new SyntaxError('A reference to no object.');
    return [from, to];
  }

  return {
    numbers: [...starts.keys()],
    range,
    text(number, length = Number.POSITIVE_INFINITY) {
      const [from, to] = range(number);
      return said(from, Math.min(to, from + length));
    },
    withObjects(changed) {
      const parts: Buffer[] = [];
      const moved = Buffer.from(bytes.subarray(table, end));
      let [copied, grown] = [0, 0];
      for (const [number, start] of inOrder) {
        const entry = first - table + number * ENTRY;
        moved.write(String(start + grown).padStart(OFFSET, '0'), entry, 'latin1');
        const text = changed.get(number);
        if (text === undefined) continue;
        const [, after] = range(number);
        parts.push(bytes.subarray(copied, start), Buffer.from(text, 'latin1'));
        grown += text.length - (after - start);
        copied = after;
      }
      const trailer = said(end).replace(/(startxref\s+)\d+/, `$1${table + grown}`);
      return Buffer.concat([...parts, bytes.subarray(copied, table), moved, Buffer.from(trailer, 'latin1')]);
    },
  };
}
