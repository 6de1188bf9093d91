import { Document, Font, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { fontFiles } from '@trazo/document/fonts/font-files';
import { fontFamily } from '@trazo/plan/theme/fonts';
import { createElement, type ReactElement } from 'react';
import sharp from 'sharp';
import { type Block, blocksOf } from '../blocks.ts';
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
  footer: { position: 'absolute', bottom: 30, left: 0, right: 0, textAlign: 'center' },
});

export function start(): Engine {
  Font.register({
    family: 'Body',
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 700 },
    ],
  });
  return {
    async render(plan) {
      const blocks = await Promise.all((await blocksOf(plan)).map(drawable));
      const body = blocks.map((block, index) => element(block, index));
      const footer = createElement(Text, {
        key: 'footer',
        style: styles.footer,
        fixed: true,
        render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`,
      });
      const page = createElement(Page, { size: 'A4', style: styles.page, wrap: true }, body, footer);
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

function element(block: Block, key: number): ReactElement {
  switch (block.kind) {
    case 'cover':
      return createElement(
        View,
        { key },
        createElement(Text, { style: styles.cover }, block.title),
        createElement(Text, {}, block.subtitle),
      );
    case 'heading':
      return block.level === 1
        ? createElement(Text, { key, style: styles.opener, break: true }, block.text)
        : createElement(Text, { key, style: styles.heading }, block.text);
    case 'paragraph':
      return createElement(Text, { key, style: styles.paragraph }, block.text);
    case 'list':
      return createElement(
        View,
        { key },
        block.items.map((item) => createElement(Text, { key: item }, `• ${item}`)),
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
