import { type Condition, countOf } from './condition.ts';
import type { PdfFile } from './pdf-file.ts';
import { isName, isString, nameOf, type PdfDictionary } from './pdf-values.ts';
import { pageContents } from './structure-conditions.ts';

/** The annotations of PDF 1.7 (ISO 32000-1, table 169). */
const ANNOTATIONS = new Set(
  `Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup
  FileAttachment Sound Movie Widget Screen PrinterMark TrapNet Watermark 3D Redact`.split(/\s+/),
);

const xmp = ({ catalog, stream }: PdfFile): string => stream(catalog.get('Metadata'))?.bytes ?? '';

const annotations = (file: PdfFile): PdfDictionary[] =>
  file.pages.flatMap(({ dictionary }) => file.list(dictionary.get('Annots')).map(file.dictionary));

const kind = (annotation: PdfDictionary): string => nameOf(annotation.get('Subtype'));

const isSaid = (value: ReturnType<PdfDictionary['get']>): boolean =>
  isString(value) && value.bytes.trim() !== '';

/** Counts the annotations of a kind, or of all but some, with a fault. */
const annotated = (
  file: PdfFile,
  isMeant: (kind: string) => boolean,
  isFault: (annotation: PdfDictionary) => boolean,
) => countOf(annotations(file), (annotation) => isMeant(kind(annotation)) && isFault(annotation));

const is = (wanted: string) => (given: string) => given === wanted;

const tabs = (file: PdfFile, isFault: (tabs: string) => boolean): number =>
  countOf(
    file.pages,
    ({ dictionary }) =>
      file.list(dictionary.get('Annots')).length > 0 && isFault(nameOf(dictionary.get('Tabs'))),
  );

const preferences = ({ catalog, dictionary }: PdfFile) => dictionary(catalog.get('ViewerPreferences'));

const optional = (file: PdfFile): PdfDictionary => file.dictionary(file.catalog.get('OCProperties'));

const configurations = (file: PdfFile): PdfDictionary[] =>
  file.list(optional(file).get('Configs')).map(file.dictionary);

const encryption = (file: PdfFile): PdfDictionary | undefined =>
  file.trailer.has('Encrypt') ? file.dictionary(file.trailer.get('Encrypt')) : undefined;

/** Forms with marked content of the structure that are drawn more than once. */
function formsDrawnAgain(file: PdfFile): number {
  const drawn = new Map<number, number>();
  for (const [index, content] of pageContents(file).entries()) {
    const resources = file.dictionary(file.pages[index]?.dictionary.get('Resources'));
    const objects = file.dictionary(resources.get('XObject'));
    for (const name of content.drawn) {
      const form = file.stream(objects.get(name));
      if (
        form !== undefined &&
        nameOf(form.dictionary.get('Subtype')) === 'Form' &&
        /\/MCID\s/.test(form.bytes)
      )
        drawn.set(form.number, (drawn.get(form.number) ?? 0) + 1);
    }
  }
  return countOf(drawn.values(), (times) => times > 1);
}

/** A language tag of RFC 3066 that names a language at all. */
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/;

const hasLanguage = ({ catalog }: PdfFile): boolean => {
  const language = catalog.get('Lang');
  return isString(language) && LANGUAGE.test(language.bytes);
};

const lacksLanguage = (file: PdfFile): number => Number(!hasLanguage(file));

export const DOCUMENT_CONDITIONS: readonly Condition[] = [
  { id: '06-001', fault: 'no XMP metadata', count: (file) => Number(xmp(file) === '') },
  {
    id: '06-002',
    fault: 'no PDF/UA identifier',
    count: (file) => Number(!/<pdfuaid:part>1<\/|pdfuaid:part="1"/.test(xmp(file))),
  },
  {
    id: '06-003',
    fault: 'no title in the metadata',
    count: (file) => Number(!/<dc:title>[\s\S]*?<rdf:li[^>]*>\s*[^<\s]/.test(xmp(file))),
  },
  {
    id: '07-001',
    fault: 'DisplayDocTitle is missing',
    count: (file) => Number(!preferences(file).has('DisplayDocTitle')),
  },
  {
    id: '07-002',
    fault: 'DisplayDocTitle is false',
    count: (file) => Number(preferences(file).get('DisplayDocTitle') === false),
  },
  { id: '11-001', fault: 'text in no known language', count: lacksLanguage },
  { id: '11-002', fault: 'alternative text in no known language', count: lacksLanguage },
  {
    id: '11-003',
    fault: 'bookmarks in no known language',
    count: (file) => (file.catalog.has('Outlines') ? lacksLanguage(file) : 0),
  },
  {
    id: '11-004',
    fault: 'an annotation in no known language',
    count: (file) => (annotations(file).length > 0 ? lacksLanguage(file) : 0),
  },
  {
    id: '11-006',
    fault: 'metadata in no known language',
    count: (file) => Number(!hasLanguage(file) && !/xml:lang="(?!x-default)/.test(xmp(file))),
  },
  {
    id: '20-001',
    fault: 'a configuration of optional content without a name',
    count: (file) => countOf(configurations(file), (configuration) => !isSaid(configuration.get('Name'))),
  },
  {
    id: '20-002',
    fault: 'the usual configuration of optional content has no name',
    count: (file) =>
      Number(optional(file).has('D') && !isSaid(file.dictionary(optional(file).get('D')).get('Name'))),
  },
  {
    id: '20-003',
    fault: 'optional content that changes by itself',
    count: (file) =>
      countOf([...configurations(file), file.dictionary(optional(file).get('D'))], (each) => each.has('AS')),
  },
  {
    id: '21-001',
    fault: 'an embedded file without its names',
    count: ({ dictionaries }) =>
      countOf(dictionaries, (each) => each.has('EF') && !(each.has('F') && each.has('UF'))),
  },
  {
    id: '25-001',
    fault: 'an XFA form',
    count: ({ catalog, dictionary }) => Number(dictionary(catalog.get('AcroForm')).has('XFA')),
  },
  {
    id: '26-001',
    fault: 'encryption without permissions',
    count: (file) => Number(encryption(file)?.has('P') === false),
  },
  {
    id: '26-002',
    fault: 'screen readers are not permitted',
    count: (file) => {
      const permissions = encryption(file)?.get('P');
      return Number(typeof permissions === 'number' && (permissions & 512) === 0);
    },
  },
  {
    id: '28-002',
    fault: 'an annotation outside of an Annot',
    count: (file) =>
      annotated(
        file,
        (each) => !['Link', 'Widget', 'PrinterMark', 'Popup'].includes(each),
        (each) => file.elementOf(each)?.standard !== 'Annot',
      ),
  },
  {
    id: '28-004',
    fault: 'an annotation without a description',
    count: (file) =>
      annotated(
        file,
        (each) => !['Link', 'Widget', 'Popup'].includes(each),
        (each) => !isSaid(each.get('Contents')),
      ),
  },
  {
    id: '28-005',
    fault: 'a form field without a description',
    count: (file) => annotated(file, is('Widget'), (each) => !isSaid(each.get('TU'))),
  },
  {
    id: '28-006',
    fault: 'an annotation of an unknown kind',
    count: (file) =>
      annotated(
        file,
        (each) => !ANNOTATIONS.has(each),
        () => true,
      ),
  },
  {
    id: '28-007',
    fault: 'a TrapNet annotation',
    count: (file) => annotated(file, is('TrapNet'), () => true),
  },
  {
    id: '28-008',
    fault: 'a page with annotations and no order of tabs',
    count: (file) => tabs(file, (order) => order === ''),
  },
  {
    id: '28-009',
    fault: 'an order of tabs that is not the structure’s',
    count: (file) => tabs(file, (order) => order !== '' && order !== 'S'),
  },
  {
    id: '28-010',
    fault: 'a form field outside of a Form',
    count: (file) => annotated(file, is('Widget'), (each) => file.elementOf(each)?.standard !== 'Form'),
  },
  {
    id: '28-011',
    fault: 'a link outside of a Link',
    count: (file) => annotated(file, is('Link'), (each) => file.elementOf(each)?.standard !== 'Link'),
  },
  {
    id: '28-012',
    fault: 'a link without a description',
    count: (file) => annotated(file, is('Link'), (each) => !isSaid(each.get('Contents'))),
  },
  {
    id: '28-014',
    fault: 'a media clip without its type',
    count: ({ dictionaries }) =>
      countOf(dictionaries, (each) => nameOf(each.get('S')) === 'MCD' && !each.has('CT')),
  },
  {
    id: '28-015',
    fault: 'a media clip without alternative text',
    count: ({ dictionaries }) =>
      countOf(dictionaries, (each) => nameOf(each.get('S')) === 'MCD' && !each.has('Alt')),
  },
  {
    id: '28-016',
    fault: 'an attached file without its names',
    count: (file) =>
      annotated(file, is('FileAttachment'), (each) => !file.dictionary(each.get('FS')).has('UF')),
  },
  {
    id: '28-017',
    fault: 'a printer’s mark in the structure',
    count: (file) => annotated(file, is('PrinterMark'), (each) => each.has('StructParent')),
  },
  {
    id: '30-001',
    fault: 'a reference to another file’s page',
    count: ({ streams }) =>
      countOf(streams, ({ dictionary }) => isName(dictionary.get('Subtype')) && dictionary.has('Ref')),
  },
  { id: '30-002', fault: 'a form with marked content that is drawn again', count: formsDrawnAgain },
];
