import { isLinkAddress } from '@trazo/plan/rich-text/link-address';
import { Schema } from 'prosemirror-model';

/** What the editor can hold: the blocks and formats of `RichText`, and nothing else. */
export const editorSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'text*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', { dir: 'auto' }, 0],
    },
    bulletList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    numberedList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    // Several paragraphs only for the moment in which an item is taken out of its list; they are items of their own.
    listItem: { content: 'paragraph+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: {},
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
