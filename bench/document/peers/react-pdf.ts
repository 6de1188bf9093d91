import {
  Document,
  Font,
  Image,
  Link,
  Page,
  renderToBuffer,
  StyleSheet,
  Text,
  View,
} from '@react-pdf/renderer';
import { fontFiles } from '@trazo/document/fonts/font-files';
import { fontFamily } from '@trazo/plan/theme/fonts';
import { createElement, type ReactElement } from 'react';
import sharp from 'sharp';
import { type Block, blocksOf, type Span } from '../blocks.ts';
import type { Engine } from '../engine.ts';
import { samplePlan, theme } from '../plans.ts';

const files = fontFiles(fontFamily(theme.font));
const regular = files.find((file) => file.endsWith('400Regular.ttf')) ?? '';
const bold = files.find((file) => file.endsWith('700Bold.ttf')) ?? regular;

const styles = StyleSheet.create({
  page: { fontFamily: 'Body', fontSize: 10, paddingVertical: 70, paddingHorizontal: 60 },
  cover: { fontSize: 34, fontWeight: 700, marginTop: 200, lineHeight: 1.2 },
  opener: { fontSize: 24, fontWeight: 700, marginBottom: 12, lineHeight: 1.2 },
  heading: { fontSize: 13, fontWeight: 700, marginTop: 12, marginBottom: 6 },
  // Not on the page: with it the footer's own text is placed beyond any number (4.9.0).
  paragraph: { textAlign: 'justify', lineHeight: 1.4, marginBottom: 8 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#999999', paddingVertical: 3 },
  first: { flex: 2 },
  figure: { flex: 1, textAlign: 'right' },
  header: { position: 'absolute', top: 30, left: 60 },
  footer: { position: 'absolute', bottom: 30, left: 0, right: 0, textAlign: 'center' },
});

export function start(): Engine {
  Font.register({
    family: 'Body',
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 700 },
      { src: regular, fontWeight: 400, fontStyle: 'italic' },
      { src: bold, fontWeight: 700, fontStyle: 'italic' },
    ],
  });
  return {
    async render(plan) {
      const blocks = await Promise.all((await blocksOf(plan)).map(drawable));
      const body = blocks.map((block, index) => element(block, index));
      const header = createElement(
        Text,
        { key: 'header', style: styles.header, fixed: true },
        samplePlan.general.companyName,
      );
      const footer = createElement(Text, {
        key: 'footer',
        style: styles.footer,
        fixed: true,
        render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`,
      });
      const page = createElement(
        Page,
        { size: 'A4', style: styles.page, wrap: true, experimentalPagination: true },
        header,
        body,
        footer,
      );
      return renderToBuffer(
        createElement(Document, { title: samplePlan.general.companyName, language: theme.language }, page),
      );
    },
    childrenPeak: async () => 0,
    stop: async () => undefined,
  };
}

/** It takes no SVG file: a chart goes in as pixels. */
async function drawable(block: Block): Promise<Block> {
  if (block.kind !== 'picture' || block.type !== 'svg') return block;
  const bytes = await sharp(block.bytes, { density: 144 }).png().toBuffer();
  return { ...block, bytes, type: 'png' };
}

function span({ text, bold, italic, link }: Span, key: number): ReactElement {
  const style = {
    fontWeight: bold ? 700 : 400,
    fontStyle: italic ? ('italic' as const) : ('normal' as const),
  };
  return link === null
    ? createElement(Text, { key, style }, text)
    : createElement(Link, { key, style, src: link }, text);
}

function element(block: Block, key: number): ReactElement {
  switch (block.kind) {
    case 'cover':
      return createElement(
        View,
        { key },
        createElement(Text, { style: styles.cover }, block.title),
        createElement(Text, {}, block.subtitle),
      );
    // Without the pages: it can only know them by setting the document twice.
    case 'contents':
      return createElement(
        View,
        { key, break: true },
        createElement(Text, { style: styles.opener }, block.title),
        block.sections.map(({ id, title }) => createElement(Link, { key: id, src: `#${id}` }, title)),
      );
    case 'opener':
      return createElement(
        Text,
        { key, id: block.opener.id, style: styles.opener, break: true },
        block.opener.title,
      );
    case 'heading':
      return createElement(Text, { key, style: styles.heading }, block.text);
    case 'paragraph':
      return createElement(Text, { key, style: styles.paragraph }, block.spans.map(span));
    case 'list':
      return createElement(
        View,
        { key },
        block.items.map((item, index) =>
          createElement(
            Text,
            { key: index },
            block.start === null ? '• ' : `${block.start + index}. `,
            item.map(span),
          ),
        ),
      );
    case 'table':
      return createElement(
        View,
        { key },
        [{ cells: block.table.columns.map(({ label }) => label) }, ...block.table.rows].map(
          ({ cells }, row) =>
            createElement(
              View,
              { key: `${key}-${row}`, style: styles.row, wrap: false },
              cells.map((cell, column) =>
                createElement(
                  Text,
                  { key: `${key}-${row}-${column}`, style: column === 0 ? styles.first : styles.figure },
                  cell,
                ),
              ),
            ),
        ),
      );
    case 'picture':
      return createElement(Image, {
        key,
        src: { data: Buffer.from(block.bytes), format: block.type === 'jpg' ? 'jpg' : 'png' },
        style: { width: block.image.width >= 700 ? 460 : 150, marginBottom: 8 },
      });
  }
}
