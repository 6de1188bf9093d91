import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { emptyPlan } from '@trazo/plan/plan';
import { EXPECTED_CHARACTERS, type OwnFontUse } from '@trazo/plan/theme/own-font';
import { defaultTheme, type Theme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { fontFiles, regularFontFile } from './fonts/font-files.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { withCharacters, withTable } from './testing/altered-font.ts';
import { matterhornFaults } from './testing/pdf-ua/matterhorn.ts';
import { asPostScriptFont } from './testing/postscript-font.ts';
import { readPdf } from './testing/read-pdf.ts';
import { isOfWatermark } from './testing/without-watermark.ts';

const day = '2026-01-15';
const SCADA = new Uint8Array(readFileSync(regularFontFile('Scada')));
const OWN = 'Scada-Own';

let renderer: Renderer;
beforeAll(() => {
  renderer = createRenderer();
});

const dataUrl = (bytes: Uint8Array) => `data:font/sfnt;base64,${Buffer.from(bytes).toString('base64')}`;

const inOwn = (use: OwnFontUse, file = dataUrl(SCADA), templateId = 1): Theme => ({
  ...defaultTheme(templateId, 'de'),
  ownFont: { file, name: 'Scada', use, lacks: '', licensed: true },
});

const { plan } = sampleContent('de');
const only = ['general', 'mission'] as const;
const pdfOf = (theme: Theme, options: object = {}) => renderer.pdf({ plan, theme, day, only, ...options });
const fontsOf = async (theme: Theme, options: object = {}) =>
  (await readPdf(await pdfOf(theme, options))).fonts;

describe('a document in a font of the user’s own', () => {
  test.each<[string, Uint8Array]>([
    ['TrueType', SCADA],
    ['PostScript', asPostScriptFont(SCADA)],
  ])('has it embedded, is read out word by word and fulfils PDF/UA, with %s outlines', async (_, file) => {
    const pdf = await renderer.finishedPdf({ plan, theme: inOwn('all', dataUrl(file)), day, only });
    expect(matterhornFaults(pdf)).toEqual([]);
    const [own, usual] = [await readPdf(pdf), await readPdf(await pdfOf({ ...inOwn('none') }))];
    expect(own.fonts).toContain(OWN);
    expect(own.fontFiles.embedded).toBe(own.fontFiles.described);
    expect(own.text).toContain(plan.general.companyName);
    const words = (text: string) => text.replaceAll(/[\s\u00ad-]+/g, '').length;
    expect(Math.abs(words(own.body) - words(usual.body))).toBeLessThan(words(usual.body) / 50);
  });

  test('sets in it only what it is for', async () => {
    const usual = 'Inter';
    const theme = (use: OwnFontUse): Theme => ({ ...inOwn(use), font: usual });
    const found = Object.fromEntries(
      await Promise.all(
        (['all', 'titles', 'text', 'none'] as const).map(
          async (use) => [use, await fontsOf(theme(use))] as const,
        ),
      ),
    );
    const isUsual = (font: string) => font.startsWith(usual);
    expect(found.none).not.toContain(OWN);
    for (const use of ['all', 'titles', 'text']) expect(found[use], use).toContain(OWN);
    expect(found.all?.some(isUsual)).toBe(false);
    for (const use of ['titles', 'text', 'none']) expect(found[use]?.some(isUsual), use).toBe(true);
  });

  test.each(TEMPLATES.map(({ id, name }) => [name, id] as const))(
    'has its titles in it in %s, and nothing else',
    async (_, id) => {
      const short = emptyPlan();
      short.general.companyName = 'Qxq';
      short.mission.vision = 'wenig';
      const pdf = await renderer.pdf({ plan: short, theme: inOwn('titles', undefined, id), day });
      expect((await readPdf(pdf)).fonts).toContain(OWN);
    },
  );

  test('takes what the font lacks from the one of the template', async () => {
    const few = withCharacters(
      SCADA,
      [...EXPECTED_CHARACTERS].filter((each) => !'ßäöü'.includes(each)).join(''),
    );
    const short = emptyPlan();
    short.general.companyName = 'Größe';
    const theme: Theme = { ...inOwn('all', dataUrl(few)), font: 'Inter' };
    const { text, fonts } = await readPdf(await renderer.pdf({ plan: short, theme, day }));
    expect(text).toContain('Größe');
    expect(fonts).toContain(OWN);
    expect(fonts.some((font) => font.startsWith('Inter'))).toBe(true);
  });

  test('is set in it whatever its style: it is the only one of its family', async () => {
    const [, bold = ''] = fontFiles('Scada');
    const file = dataUrl(new Uint8Array(readFileSync(bold)));
    const { fonts } = await readPdf(await pdfOf({ ...inOwn('all', file), font: 'Inter' }));
    expect(fonts).toContain(OWN);
    expect(fonts).not.toContain('Inter-Regular');
  });

  test('sets a font with small letters larger, and one with tall ones smaller', async () => {
    const sizeIn = async (xHeight: number) => {
      const file = dataUrl(withTable(SCADA, 'OS/2', (os2) => os2.setInt16(86, xHeight)));
      const { layout } = await readPdf(await pdfOf(inOwn('all', file)));
      return Math.max(...layout.flatMap(({ boxes }) => boxes.map(({ size }) => size)));
    };
    expect(await sizeIn(450)).toBeGreaterThan(await sizeIn(600));
  });

  test('looks in a preview as in its document', async () => {
    const fonts = await fontsOf(inOwn('all'), { watermark: true });
    // The mark is in the template's.
    expect(fonts).toEqual([...(await fontsOf(inOwn('all'))), 'Inter-Bold']);
  });

  test('cannot take the width of the mark of a preview', async () => {
    const marks = async (theme: Theme) => {
      const { layout } = await readPdf(await pdfOf(theme, { watermark: true }));
      return layout[0]?.boxes.filter(isOfWatermark).map(({ width }) => Math.round(width));
    };
    const few = withCharacters(SCADA, 'bdfghijklmnopqstuwxyzBCDEFGHIJKLMNOPQSTUVWXYZ0123456789');
    expect(await marks(inOwn('all', dataUrl(few)))).toEqual(await marks(inOwn('none')));
  });

  test('is set without it where its file is not there', async () => {
    const reference = `font:${hash('sha256', SCADA)}`;
    expect(await fontsOf(inOwn('all', reference))).not.toContain(OWN);
    expect(await fontsOf(inOwn('all', reference), { pictures: new Map([[reference, SCADA]]) })).toContain(
      OWN,
    );
    const broken = new Map([[reference, SCADA.slice(0, 200)]]);
    expect(await fontsOf(inOwn('all', reference), { pictures: broken })).not.toContain(OWN);
  });

  test('is the same from the same request, whichever fonts came between', async () => {
    const before = await pdfOf(inOwn('all'));
    for (const family of ['Lato', 'Rubik', 'Hind']) {
      await pdfOf(inOwn('all', dataUrl(new Uint8Array(readFileSync(regularFontFile(family))))));
      await pdfOf(inOwn('none'));
    }
    expect(Buffer.compare(await pdfOf(inOwn('all')), before)).toBe(0);
  });

  test('takes no other font’s place, whatever it is called', async () => {
    const lato = dataUrl(new Uint8Array(readFileSync(regularFontFile('Lato'))));
    await pdfOf(inOwn('all', lato));
    const plain = await pdfOf({ ...inOwn('none'), font: 'Lato' });
    expect((await readPdf(plain)).fonts.some((font) => font.endsWith('-Own'))).toBe(false);
  });

  test('that is none is refused with what is wrong', async () => {
    const broken = dataUrl(SCADA.slice(0, 3000));
    await expect(pdfOf(inOwn('all', broken))).rejects.toMatchObject({ code: 'font_invalid' });
  });
});
