import { fontFiles } from '@trazo/document/fonts/font-files';
import { fontFamily } from '@trazo/plan/theme/fonts';
import pdfmake from 'pdfmake';
import type { Content, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { type Block, blocksOf, type Span } from '../blocks.ts';
import type { Engine } from '../engine.ts';
import { samplePlan, theme } from '../plans.ts';

const files = fontFiles(fontFamily(theme.font));
const regular = files.find((file) => file.endsWith('400Regular.ttf')) ?? '';
const bold = files.find((file) => file.endsWith('700Bold.ttf')) ?? regular;

export function start(): Engine {
  pdfmake.setFonts({ Body: { normal: regular, bold, italics: regular, bolditalics: bold } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  return {
    async render(plan) {
      const blocks = await blocksOf(plan);
      const document = pdfmake.createPdf({
        pageSize: 'A4',
        pageMargins: [60, 70, 60, 70],
        info: { title: samplePlan.general.companyName },
        defaultStyle: { font: 'Body', fontSize: 10, lineHeight: 1.35 },
        header: (page) =>
          page === 1 ? '' : { text: samplePlan.general.companyName, margin: [60, 30, 60, 0] },
        footer: (page, pages) => (page === 1 ? '' : { text: `${page} / ${pages}`, alignment: 'center' }),
        content: blocks.map(content),
      });
      return document.getBuffer();
    },
    childrenPeak: async () => 0,
    stop: async () => undefined,
  };
}

const opener = (text: string): ContentText => ({
  text,
  fontSize: 24,
  bold: true,
  pageBreak: 'before',
  margin: [0, 0, 0, 12],
});

const span = ({ text, bold, italic, link }: Span) => ({
  text,
  bold,
  italics: italic,
  ...(link === null ? {} : { link }),
});

function content(block: Block): Content {
  switch (block.kind) {
    case 'cover':
      return {
        stack: [{ text: block.title, fontSize: 34, bold: true }, block.subtitle],
        margin: [0, 200, 0, 40],
      };
    case 'contents':
      return { toc: { title: opener(block.title) } };
    case 'opener':
      return { ...opener(block.opener.title), tocItem: true, outline: true };
    case 'heading':
      return { text: block.text, fontSize: 13, bold: true, margin: [0, 12, 0, 6] };
    case 'paragraph':
      return { text: block.spans.map(span), alignment: 'justify', margin: [0, 0, 0, 8] };
    case 'list': {
      const items = block.items.map((item) => ({ text: item.map(span) }));
      return block.start === null
        ? { ul: items, margin: [0, 0, 0, 8] }
        : { ol: items, start: block.start, margin: [0, 0, 0, 8] };
    }
    case 'table':
      return {
        margin: [0, 0, 0, 12],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: block.table.columns.map((_, index) => (index === 0 ? '*' : 'auto')),
          body: [
            block.table.columns.map(({ label }): TableCell => ({ text: label, bold: true })),
            ...block.table.rows.map(({ cells, weight }) =>
              cells.map(
                (text, index): TableCell => ({
                  text,
                  bold: weight !== 'entry',
                  alignment: index === 0 ? 'left' : 'right',
                }),
              ),
            ),
          ],
        },
      };
    case 'picture':
      return block.type === 'svg'
        ? { svg: withBodyFont(Buffer.from(block.bytes).toString('utf8')), width: 460 }
        : { image: dataUrl(block), width: 150, margin: [0, 0, 0, 8] };
  }
}

const dataUrl = ({ type, bytes }: Extract<Block, { kind: 'picture' }>): string =>
  `data:image/${type === 'jpg' ? 'jpeg' : type};base64,${Buffer.from(bytes).toString('base64')}`;

const withBodyFont = (svg: string): string => svg.replaceAll(/font-family:[^;"]*/g, 'font-family:Body');
