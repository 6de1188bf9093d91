import { readFileSync } from 'node:fs';
import { type IPropertiesOptions, type IStylesOptions, LineRuleType } from 'docx';
import { fontFiles } from '../fonts/font-files.ts';
import type { OwnFace } from '../fonts/own-font/known-faces.ts';
import type { PrintMeta } from '../print-model/print-model.ts';

/** Half points. */
export const SIZES = { text: 21, small: 18, title: 64 } as const;
export const INK = '222222';
export const MUTED = '5f5f5f';
export const HAIR = 'd4d4d4';
export const TINT = 'f1f2f4';

/** A colour as a file of Office names it. */
export const hex = (colour: string): string => colour.replace('#', '');

/** Styles that a reader finds under their usual names in the editor's list, in the plan's colours and fonts. */
export function wordStyles({ colors, family, titleFamily, language, region }: PrintMeta): IStylesOptions {
  const primary = hex(colors.primary);
  const heading = (size: number, before: number, after: number, color = primary) => ({
    run: { font: titleFamily, size, bold: true, color },
    paragraph: { spacing: { before, after }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { font: family, size: SIZES.text, color: INK, language: { value: `${language}-${region}` } },
        paragraph: { spacing: { after: 120, line: 288, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font: titleFamily, size: SIZES.title, bold: true, color: primary },
        paragraph: { spacing: { before: 240, after: 240 } },
      },
      heading1: heading(36, 480, 160),
      heading2: heading(28, 320, 100),
      heading3: heading(24, 240, 80, INK),
      heading4: heading(22, 200, 60, INK),
      heading5: heading(21, 160, 60, MUTED),
      heading6: heading(21, 120, 60, MUTED),
      caption: {
        run: { size: SIZES.small, bold: true, color: primary },
        paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
      },
      hyperlink: { run: { color: primary, underline: {} } },
      footnoteText: {
        run: { size: SIZES.small },
        paragraph: { spacing: { after: 40, line: 240, lineRule: LineRuleType.AUTO } },
      },
    },
    paragraphStyles: [
      {
        id: 'Lead',
        name: 'Lead',
        basedOn: 'Normal',
        next: 'Normal',
        run: { color: MUTED },
        paragraph: { spacing: { after: 200 }, keepNext: true },
      },
      {
        id: 'Note',
        name: 'Note',
        basedOn: 'Normal',
        next: 'Normal',
        run: { size: SIZES.small, color: MUTED },
      },
      { id: 'Subject', name: 'Subject', basedOn: 'Note', next: 'Normal', paragraph: { keepNext: true } },
      {
        id: 'TOC1',
        name: 'toc 1',
        basedOn: 'Normal',
        next: 'Normal',
        run: { bold: true },
        paragraph: { spacing: { before: 120, after: 40 } },
      },
      {
        id: 'TOC2',
        name: 'toc 2',
        basedOn: 'Normal',
        next: 'Normal',
        paragraph: { spacing: { after: 20 }, indent: { left: 280 } },
      },
    ],
  };
}

/** The families of text and titles with their files, so that the file looks the same where they are not installed. */
export function wordFonts(
  { family, titleFamily }: PrintMeta,
  own: OwnFace | null,
): IPropertiesOptions['fonts'] {
  return [...new Set([family, titleFamily])].map((name) => {
    if (name === own?.family) return { name, data: own.file };
    const files = fontFiles(name);
    const file = (style: string) => files.find((path) => path.endsWith(`_${style}.ttf`));
    const read = (path: string | undefined) => (path === undefined ? undefined : readFileSync(path));
    const [regular = ''] = files;
    const bold = read(file('700Bold'));
    const italic = read(file('400Regular_Italic'));
    const boldItalic = read(file('700Bold_Italic'));
    return {
      name,
      data: readFileSync(regular),
      ...(bold !== undefined && { bold }),
      ...(italic !== undefined && { italic }),
      ...(boldItalic !== undefined && { boldItalic }),
    };
  });
}
