import { Plugin } from 'prosemirror-state';
import { editorSchema } from './editor-schema.ts';

const { nodes } = editorSchema;

/** The first row of a table holds its heads, whichever row that is by now. */
export const headersFirst = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.forEach((table, offset) => {
      if (table.type !== nodes.table) return;
      table.forEach((row, rowOffset, index) => {
        const type = index === 0 ? nodes.tableHeader : nodes.tableCell;
        row.forEach((cell, cellOffset) => {
          if (cell.type !== type) tr.setNodeMarkup(offset + rowOffset + cellOffset + 2, type, cell.attrs);
        });
      });
    });
    return tr.docChanged ? tr : null;
  },
});
