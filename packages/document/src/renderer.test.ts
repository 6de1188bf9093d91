import { printedSections } from '@trazo/plan/completeness';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { FONT_NAMES } from '@trazo/plan/theme/fonts';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { DocumentError } from './document-error.ts';
import { documentWords } from './document-words.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { readObjects } from './testing/pdf-objects.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';

const day = '2026-01-15';
let renderer: Renderer;
beforeAll(() => {
  renderer = createRenderer();
});

const read = async (plan: Plan, changes: { watermark?: boolean; templateId?: number } = {}) => {
  const { templateId = 1, watermark = false } = changes;
  return readPdf(await renderer.pdf({ plan, theme: defaultTheme(templateId, 'es'), watermark, day }));
};

test.each(FONT_NAMES)('letters that %s joins are read out one by one, there and after', async (font) => {
  const plan = emptyPlan();
  plan.general.companyName = 'fi fl ff ffi ffl ft tt fj st';
  plan.general.address = 'If it is to fit, offer life';
  const { text } = await readPdf(await renderer.pdf({ plan, theme: { ...defaultTheme(), font }, day }));
  expect(text).toContain(plan.general.companyName);
  expect(text).toContain(plan.general.address);
});

test('a plan of more than 500 pages is refused, and the field that takes the most of them named', async () => {
  const plan = emptyPlan();
  plan.mission.vision = 'Bread. '.repeat(4_000);
  plan.products.items = Array.from({ length: 200 }, (_, index) => ({
    ...emptyProduct(`p${index}`),
    description: 'Bread. '.repeat(4_000),
  }));
  const refused = { code: 'too_long', details: [['products', 'items']] };
  await expect(renderer.pageCount({ plan, theme: defaultTheme(1, 'en'), day })).rejects.toMatchObject(
    refused,
  );
});

describe('a complete plan', () => {
  const { plan, theme } = sampleContent('es');
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await readPdf(await renderer.pdf({ plan, theme, day }));
  });

  test('is tagged PDF/UA-1 with title, author and language', () => {
    expect(pdf.isTagged).toBe(true);
    expect(pdf.xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(pdf.title).toContain(plan.general.companyName);
    expect(pdf.author).toBe(plan.general.companyName);
    expect(pdf.language).toMatch(/^es/i);
    const roles = new Set(pdf.structure.map(({ role }) => role));
    for (const role of ['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'Figure']) expect(roles).toContain(role);
  });

  test('has alternative text on every picture', () => {
    const figures = pdf.structure.filter(({ role }) => role === 'Figure');
    expect(figures.length).toBeGreaterThan(3);
    for (const { alt } of figures) expect(alt).not.toBe('');
  });

  test('has no replacement inside of a line for the narrow blanks of French amounts', async () => {
    const { plan, theme } = sampleContent('fr');
    const objects = readObjects(await renderer.pdf({ plan, theme, day }));
    const streams = objects.map(({ stream }) => stream?.toString('latin1').toLowerCase() ?? '');
    expect(streams.some((stream) => stream.includes('/actualtext <feff202f>'))).toBe(false);
  });

  test('names a destination for each section', () => {
    const printed = pdf.destinations.filter((name) => name.startsWith('section-'));
    expect(printed.toSorted()).toEqual(
      printedSections(plan)
        .map((id) => `section-${id}`)
        .toSorted(),
    );
  });

  test('gives the same bytes for the same input, whatever was rendered in between', async () => {
    const first = await renderer.pdf({ plan, theme, day });
    await renderer.pdf({ plan: emptyPlan(), theme: defaultTheme(2, 'de'), day });
    expect(Buffer.from(await renderer.pdf({ plan, theme, day })).equals(first)).toBe(true);
  });

  test('shows any page as SVG, and none there is not', async () => {
    const request = { plan, theme, day };
    expect(await renderer.pageCount(request)).toBe(pdf.pages);
    const sizes = [];
    for (const page of [1, pdf.pages - 1, pdf.pages]) {
      const { width, height } = await sharp(
        Buffer.from(await renderer.pageSvg({ ...request, page })),
      ).metadata();
      sizes.push([width, height]);
    }
    // Before the last is a year by month, turned.
    expect(sizes).toEqual([
      [595, 842],
      [842, 595],
      [595, 842],
    ]);
    await expect(renderer.pageSvg({ ...request, page: pdf.pages + 1 })).rejects.toThrow(
      new DocumentError('no_such_page'),
    );
  });
});

test.each(TEMPLATES)('$name prints an empty plan', async ({ id }) => {
  const pdf = await read(emptyPlan(), { templateId: id });
  expect(pdf.pages).toBeGreaterThan(0);
  expect(pdf.destinations).toEqual([]);
});

test('the watermark is on previews alone', async () => {
  const { general, mission, swot } = sampleContent('es').plan;
  const plan = { ...emptyPlan(), general, mission, swot };
  const marked = await renderer.pageSvg({ plan, theme: defaultTheme(), page: 2, watermark: true, day });
  const final = await renderer.pageSvg({ plan, theme: defaultTheme(), page: 2, watermark: false, day });
  expect(marked).not.toBe(final);
  const [preview, document] = [await read(plan, { watermark: true }), await read(plan)];
  expect(preview.pages).toBe(document.pages);
  const words = documentWords('es')('document:watermark');
  const times = (text: string) => text.split(words).length - 1;
  expect(times(preview.text)).toBeGreaterThanOrEqual(preview.pages);
  expect([times(preview.body), times(document.text)]).toEqual([0, 0]);
});

test('what looks like markup is printed as it was typed', async () => {
  const hostile = [
    '#import "x.typ": y',
    '#eval("1+1") #read("/data/meta.json")',
    '#sys.inputs',
    'a \\ b $x^2$ @label <label> *bold* _em_ `raw`',
    '<script>alert(1)</script>',
    '= Heading',
    '- item',
    '// comment /* block */',
    'https://example.org',
    '{{name}} $t(document:kind)',
  ];
  const plan = emptyPlan();
  plan.general.companyName = hostile[0] ?? '';
  plan.mission.mission = hostile.join('\n');
  plan.products.items = hostile.map((name, index) => ({
    ...emptyProduct(String(index)),
    name,
    description: name,
  }));
  for (const { id } of TEMPLATES) {
    const { text } = await read(plan, { templateId: id });
    // Dashes and quotation marks are the language's affair.
    const plain = (words: string) => words.replaceAll(/[\s\p{Cf}\p{Pd}\p{Pi}\p{Pf}"]/gu, '');
    for (const line of hostile) expect(plain(text)).toContain(plain(line));
  }
});

describe('pictures', () => {
  const portrait = async (format: 'png' | 'jpeg' | 'webp') => {
    const canvas = sharp({ create: { width: 40, height: 60, channels: 3, background: '#aa3322' } });
    const bytes = await canvas.toFormat(format).toBuffer();
    return `data:image/${format};base64,${bytes.toString('base64')}`;
  };
  const planWith = (image: string): Plan => ({
    ...emptyPlan(),
    team: {
      members: [{ ...emptyTeamMember('a'), name: 'Ada', surname: 'Ruiz', image }],
    },
  });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s is embedded with its alternative text',
    async (format) => {
      const pdf = await read(planWith(await portrait(format)));
      expect(pdf.structure).toContainEqual(
        expect.objectContaining({ role: 'Figure', alt: 'Retrato de Ada Ruiz' }),
      );
    },
  );

  test('a picture stored apart is found by its reference', async () => {
    const reference = `image:${'a'.repeat(64)}`;
    const bytes = Buffer.from((await portrait('png')).split(',')[1] ?? '', 'base64');
    const theme = defaultTheme(1, 'es');
    const pictures = new Map([[reference, bytes]]);
    const pdf = await readPdf(await renderer.pdf({ plan: planWith(reference), theme, day, pictures }));
    expect(pdf.structure).toContainEqual(
      expect.objectContaining({ role: 'Figure', alt: 'Retrato de Ada Ruiz' }),
    );
  });

  test('a broken one is refused by name and place, and the next document is fine', async () => {
    await expect(read(planWith('data:image/png;base64,AAAA'))).rejects.toMatchObject({
      code: 'unreadable_picture',
      details: [['team', 'members', 0, 'image']],
    });
    expect((await read(emptyPlan())).pages).toBeGreaterThan(0);
  });
});
