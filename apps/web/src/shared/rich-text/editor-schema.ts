import { IMAGE_REFERENCE } from '@trazo/plan/images';
import { BLOCK_LIMITS } from '@trazo/plan/rich-text/blocks';
import { isLinkAddress } from '@trazo/plan/rich-text/link-address';
import { type AttributeSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** What the table's module expects of a cell: here none spans another. */
const CELL: Record<string, AttributeSpec> = {
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null },
};

// A head that is still blank would be announced as one that says nothing: heads are cells like others here, and look like heads.
const cell = (tableRole: 'cell' | 'header_cell'): NodeSpec => ({
  content: 'paragraph',
  attrs: CELL,
  tableRole,
  isolating: true,
  parseDOM: tableRole === 'cell' ? [{ tag: 'td' }] : [{ tag: 'td[data-head]', priority: 60 }, { tag: 'th' }],
  toDOM: () => ['td', tableRole === 'cell' ? {} : { 'data-head': '' }, 0],
});

const heading = (level: 1 | 2): NodeSpec => ({
  group: 'block',
  content: '(text | unknown)*',
  marks: 'link italic',
  defining: true,
  parseDOM: [{ tag: level === 1 ? 'h2' : 'h3' }],
  toDOM: () => [level === 1 ? 'h2' : 'h3', { dir: 'auto' }, 0],
});

/** The number a list begins with. */
function startOf(attribute: string | null): number {
  const start = Number(attribute ?? 1);
  return Number.isInteger(start) && start >= 1 && start <= BLOCK_LIMITS.listNumber ? start : 1;
}

/** What the editor can hold: the blocks and formats of `RichText`, and nothing else. */
export const editorSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', { dir: 'auto' }, 0],
    },
    heading1: heading(1),
    heading2: heading(2),
    bulletList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    numberedList: {
      group: 'block',
      content: 'listItem+',
      attrs: { start: { default: 1, validate: 'number' } },
      parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: startOf(element.getAttribute('start')) }) }],
      toDOM: ({ attrs: { start } }) => ['ol', start === 1 ? {} : { start: String(start) }, 0],
    },
    // Several paragraphs only for the moment in which an item is taken out of its list; they are items of their own.
    listItem: { content: 'paragraph+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    table: {
      group: 'block',
      content: 'tableRow+',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    tableRow: {
      content: '(tableCell | tableHeader)*',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    tableCell: cell('cell'),
    tableHeader: cell('header_cell'),
    // Its content is its caption.
    picture: {
      group: 'block',
      content: 'inline*',
      attrs: { image: { validate: 'string' }, description: { default: '', validate: 'string' } },
      isolating: true,
      parseDOM: [
        {
          tag: 'figure[data-image]',
          contentElement: 'figcaption',
          getAttrs: (element) => {
            const image = element.getAttribute('data-image') ?? '';
            const description = element.getAttribute('data-description') ?? '';
            return (
              IMAGE_REFERENCE.test(image) && {
                image,
                description: description.slice(0, BLOCK_LIMITS.description),
              }
            );
          },
        },
      ],
      toDOM: ({ attrs }) => [
        'figure',
        { 'data-image': String(attrs['image']), 'data-description': String(attrs['description']) },
        ['figcaption', 0],
      ],
    },
    note: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { text: { validate: 'string' }, link: { default: null, validate: 'string|null' } },
      parseDOM: [
        {
          tag: 'sup[data-note]',
          getAttrs: (element) => {
            const text = (element.getAttribute('data-note') ?? '').slice(0, BLOCK_LIMITS.note);
            const link = element.getAttribute('data-link') ?? '';
            return text !== '' && { text, link: isLinkAddress(link) ? link : null };
          },
        },
      ],
      toDOM: ({ attrs: { text, link } }) => [
        'sup',
        {
          'data-note': String(text),
          ...(typeof link === 'string' && { 'data-link': link }),
          role: 'img',
          'aria-label': String(text),
          title: String(text),
        },
      ],
    },
    // What a later version of the program put there; it stays, and its place is shown.
    unknown: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { embed: {} },
      toDOM: () => ['span', { 'data-unknown': '', contenteditable: 'false' }, '\u25ab'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { address: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const address = element.getAttribute('href') ?? '';
            return isLinkAddress(address) && { address };
          },
        },
      ],
      toDOM: (mark) => ['a', { href: String(mark.attrs.address), rel: 'noopener noreferrer' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});
