import { buffer } from 'node:stream/consumers';
import { must } from '@trazo/plan/must';
import { ZipFile } from 'yazl';
import { type Cell, cellName, type Sheet, STYLES } from './sheet.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text within XML; what XML has no place for becomes a blank. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, ' ')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

function cellXml(cell: Cell, column: number, row: number): string {
  const attributes = `r="${cellName(column, row)}" s="${STYLES.indexOf(cell.style)}"`;
  switch (cell.kind) {
    case 'text':
      return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.text)}</t></is></c>`;
    case 'number':
      return `<c ${attributes}><v>${cell.value}</v></c>`;
    case 'formula':
      return `<c ${attributes}><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`;
  }
}

function sheetXml({ widths, frozen, rows }: Sheet): string {
  const last = widths.length - 1;
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index === last ? 16_384 : index + 1}" width="${width}" customWidth="1"/>`,
  );
  const corner = cellName(frozen.columns, frozen.rows + 1);
  const split = `xSplit="${frozen.columns}"${frozen.rows === 0 ? '' : ` ySplit="${frozen.rows}"`}`;
  const active = frozen.rows === 0 ? 'topRight' : 'bottomRight';
  const pane = `<pane ${split} topLeftCell="${corner}" activePane="${active}" state="frozen"/>`;
  const lines = rows.map((cells, index) => {
    const written = cells.map((cell, column) => (cell === null ? '' : cellXml(cell, column, index + 1)));
    return `<row r="${index + 1}">${written.join('')}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** Formats of cells, in the order of `STYLES`. */
function stylesXml(decimals: number): string {
  const fraction = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`;
  const amounts = `#,##0${fraction};[Red]-#,##0${fraction};–`;
  const fonts = ['', '<b/>', '<color rgb="FF1F4E9E"/>'];
  const line = '<top style="thin"><color auto="1"/></top>';
  const borders = [
    '<border><left/><right/><top/><bottom/></border>',
    `<border><left/><right/>${line}<bottom/></border>`,
  ];
  const format = { text: 0, amount: 164, rate: 165, cents: 4 };
  const formats: Readonly<
    Record<(typeof STYLES)[number], readonly [format: number, font: number, border: number]>
  > = {
    text: [format.text, 0, 0],
    number: [format.amount, 0, 0],
    subtotal: [format.amount, 1, 0],
    total: [format.amount, 1, 1],
    heading: [format.text, 1, 0],
    typed: [format.amount, 2, 0],
    rate: [format.rate, 2, 0],
    cents: [format.cents, 0, 0],
    typedCents: [format.cents, 2, 0],
  };
  const xfs = STYLES.map((style) => {
    const [numFmtId, fontId, borderId] = formats[style];
    return `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`;
  });
  const styledFonts = fonts.map(
    (font) =>
      `<font>${font.startsWith('<b') ? font : ''}<sz val="10"/>${font.startsWith('<c') ? font : ''}<name val="Calibri"/></font>`,
  );
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${amounts}"/><numFmt numFmtId="165" formatCode="0.00##%"/></numFmts><fonts count="${fonts.length}">${styledFonts.join('')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="2">${borders.join('')}</borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs></styleSheet>`;
}

const relations = (entries: readonly (readonly [kind: string, target: string])[]): string => {
  const items = entries.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
};

const part = (name: string, type: string) =>
  `<Override PartName="/${name}" ContentType="${TYPES}.${type}+xml"/>`;

/**
 * The sheets as an XLSX file: formulas with the values they come to, which programs that only show a file need. `decimals` of all
 * amounts. The same sheets are the same bytes.
 */
export async function writeXlsx(sheets: readonly Sheet[], decimals: number): Promise<Buffer> {
  const files = sheets.map((_, index) => `xl/worksheets/sheet${index + 1}.xml`);
  const named = sheets.map(
    ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const parts: readonly (readonly [name: string, xml: string])[] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/styles.xml', 'styles')}${files.map((file) => part(file, 'worksheet')).join('')}</Types>`,
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${named.join('')}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...files.map((file) => ['worksheet', file.slice('xl/'.length)] as const),
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', stylesXml(decimals)],
    ...sheets.map((sheet, index) => [must(files[index], 'a file for each sheet'), sheetXml(sheet)] as const),
  ];
  const zip = new ZipFile();
  for (const [name, xml] of parts)
    zip.addBuffer(Buffer.from(xml), name, { mtime: new Date(0), forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
}
