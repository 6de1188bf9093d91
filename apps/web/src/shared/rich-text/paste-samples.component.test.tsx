import { readFileSync } from 'node:fs';
import { BLOCK_LIMITS, type RichBlock } from '@trazo/plan/rich-text/blocks';
import { richTextOf } from '@trazo/plan/rich-text/normalise';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { richText } from '@trazo/plan/rich-text/rich-text';
import { TINY_PNG } from '@trazo/plan/testing/arbitrary-values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfPasted, withoutHandlers } from './paste-parser.ts';
import { readHtml } from './read-html.ts';

const read = (html: string): RichBlock[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return readHtml(body as HTMLElement & { nodeType: 1 });
};
const cells = (...texts: string[]) => texts.map((text) => (text === '' ? [] : [{ text }]));

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=DE><!--StartFragment-->
<h1>Der Markt<o:p></o:p></h1>
<p class=MsoNormal>Er wächst um 12 %<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> im Jahr.<o:p></o:p></p>
<h3>Kundschaft</h3>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0>
 <tr><td width=200><p class=MsoNormal><b>Gruppe<o:p></o:p></b></p></td><td width=200><p class=MsoNormal><b>Personen</b></p></td></tr>
 <tr><td><p class=MsoNormal>Studierende</p></td><td><p class=MsoNormal align=right>4 200</p></td></tr>
 <tr><td><p class=MsoNormal>Familien<br>mit Kindern</p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr>
</table>
<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1"
name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Statistisches Landesamt,
<a href="https://example.org/t12">Tabelle 12</a></p></div></div>
<!--EndFragment--></body></html>`;

const FROM_EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><!--StartFragment-->
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
 <col width=64 span=3 style='width:48pt'>
 <tr height=20><td height=20 class=xl65 style='font-weight:700'>Producto</td><td>2026</td><td>2027</td></tr>
 <tr height=20><td height=20>Pan</td><td align=right x:num>1.200</td><td align=right>1.450</td></tr>
 <tr height=20><td colspan=2>Total</td><td align=right>1.450</td></tr>
</table><!--EndFragment--></body></html>`;

const FROM_THE_WEB = `<article><h2>Bread in the city</h2><p>Sales rose by a third.<sup class="reference"><a href="#cite_note-3">[3]</a></sup>
See <a href="#history">history</a>.</p>
<figure><img src="https://cdn.example/oven.jpg" alt="x"><figcaption>The oven</figcaption></figure>
<h4 id="history">History</h4><p>It began in 1920.</p>
<ol class="references"><li id="cite_note-3"><a href="#cite_ref-3">↑</a> Office of Statistics, 2025.</li></ol></article>`;

const FROM_DOCS = `<b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr"><span>Marché</span></h2><p dir="ltr"><span>Il croît</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><div dir="ltr"><table><colgroup><col/><col/></colgroup><tbody><tr><td><p dir="ltr"><span>Année</span></p></td><td><p dir="ltr"><span>CA</span></p></td></tr><tr><td><p dir="ltr"><span>1</span></p></td><td><p dir="ltr"><span>10 890 €</span></p></td></tr></tbody></table></div><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> INSEE, 2024</span></p></div></b>`;

describe('what is pasted', () => {
  it('from Word keeps headings, a table and a footnote with its source', () => {
    expect(read(FROM_WORD)).toEqual([
      { type: 'heading', level: 1, spans: [{ text: 'Der Markt' }] },
      {
        type: 'paragraph',
        spans: [
          { text: 'Er wächst um 12 %' },
          { type: 'note', text: 'Statistisches Landesamt, Tabelle 12', link: 'https://example.org/t12' },
          { text: ' im Jahr.' },
        ],
      },
      { type: 'heading', level: 2, spans: [{ text: 'Kundschaft' }] },
      {
        type: 'table',
        rows: [
          [[{ text: 'Gruppe', bold: true }], [{ text: 'Personen', bold: true }]],
          cells('Studierende', '4 200'),
          [[{ text: 'Familien' }, { text: ' ' }, { text: 'mit Kindern' }], []],
        ],
      },
    ]);
  });

  it('from Excel is a table, merged cells blank but for the first', () => {
    expect(read(FROM_EXCEL)).toEqual([
      {
        type: 'table',
        rows: [
          [[{ text: 'Producto', bold: true }], [{ text: '2026' }], [{ text: '2027' }]],
          cells('Pan', '1.200', '1.450'),
          cells('Total', '', '1.450'),
        ],
      },
    ]);
  });

  it('from the web keeps notes and leaves links inside the page and foreign pictures', () => {
    expect(read(FROM_THE_WEB)).toEqual([
      { type: 'heading', level: 1, spans: [{ text: 'Bread in the city' }] },
      {
        type: 'paragraph',
        spans: [
          { text: 'Sales rose by a third.' },
          { type: 'note', text: 'Office of Statistics, 2025.' },
          { text: ' See ' },
          { text: 'history' },
          { text: '.' },
        ],
      },
      { type: 'paragraph', spans: [{ text: 'The oven' }] },
      { type: 'heading', level: 2, spans: [{ text: 'History' }] },
      { type: 'paragraph', spans: [{ text: 'It began in 1920.' }] },
    ]);
  });

  it('from Google Docs is read like that', () => {
    const blocks = read(FROM_DOCS);
    expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'table']);
    expect(blocks[1]).toEqual({
      type: 'paragraph',
      spans: [{ text: 'Il croît' }, { type: 'note', text: 'INSEE, 2024' }],
    });
    expect(blocks[2]).toMatchObject({ rows: [cells('Année', 'CA'), cells('1', '10 890 €')] });
  });

  it('with a picture inside of it keeps that, and no other', () => {
    expect(
      read(`<p>See<img src="${TINY_PNG}" alt="The  oven"><img src="file:///C:/x.png">below</p>`),
    ).toEqual([
      { type: 'paragraph', spans: [{ text: 'See' }] },
      { type: 'picture', image: TINY_PNG, description: 'The oven', caption: [] },
      { type: 'paragraph', spans: [{ text: 'below' }] },
    ]);
  });

  it('keeps the text of a page that is arranged by tables', () => {
    const mail =
      '<table><tr><td><h1>Hello</h1></td><td><ul><li>one</li></ul></td></tr><tr><td>x</td><td>y</td></tr></table>';
    expect(read(mail).map(({ type }) => type)).toEqual(['heading', 'bulletList', 'paragraph']);
  });

  it('is as many tables as it takes where one would be too large', () => {
    const row = (y: number) =>
      `<tr>${Array.from({ length: 12 }, (_, x) => `<td>${y}/${x}</td>`).join('')}</tr>`;
    const tables = read(`<table>${Array.from({ length: 70 }, (_, y) => row(y)).join('')}</table>`);
    expect(richText.safeParse({ blocks: tables }).success).toBe(true);
    expect(tables).toHaveLength(4);
    const words = plainTextOf({ blocks: tables });
    expect(words).toContain('69/11');
    expect(words).toContain('1/1');
  });
});

/** What programs leave on the clipboard, kept as it came. */
const sample = (name: string): string =>
  readFileSync(`${import.meta.dirname}/testing/pasted/${name}.txt`, 'utf8');
const linesRead = (html: string): string[] =>
  read(html).flatMap((block) => plainTextOf({ blocks: [block] }).split('\n'));

describe('what a program shows as no part of its text stays out', () => {
  it.each([
    ['word-tracked-changes', ['Apertura. Abrimos en mayo de 2027 con 14 empleados.']],
    ['word-comment', ['Ventas. Serán 90.000 € el primer año.']],
    ['hidden-text', ['Precio 12 € al público']],
  ])('%s', (name, lines) => {
    expect(linesRead(sample(`${name}.html`))).toEqual(lines);
  });

  it.each([
    [
      'comments of Google Docs',
      '<p>Sales<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> grow.</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Really?</span></p></div>',
      ['Sales grow.'],
    ],
    [
      'words struck through',
      '<p>in <span style="text-decoration:line-through">May</span> June</p>',
      ['in June'],
    ],
    [
      'what a page hides',
      '<p>one<span hidden> two</span><i style="visibility: hidden">three</i></p>',
      ['one'],
    ],
    [
      'the preview of a mail',
      '<div style="display:none;max-height:0">Read online</div><p>Hello</p>',
      ['Hello'],
    ],
  ])('%s', (_what, html, lines) => {
    expect(linesRead(html)).toEqual(lines);
  });

  it('hidden rows and columns of a sheet', () => {
    const cell = (text: string) => `<td>${text}</td>`;
    const row = (style: string, ...texts: string[]) => `<tr${style}>${texts.map(cell).join('')}</tr>`;
    const sheet = `<table><colgroup><col><col style='display:none'><col></colgroup>${row('', 'Pan', 'coste', '12')}${row(" style='display:none'", 'x', 'y', 'z')}${row('', 'Café', 'coste', '9')}</table>`;
    expect(read(sheet)).toEqual([{ type: 'table', rows: [cells('Pan', '12'), cells('Café', '9')] }]);
  });
});

describe('what is pasted means the same as before', () => {
  it.each([
    ['wingdings', ['Fases. Idea → prototipo; horno comprado ✓; margen ≥ 30 %']],
    ['superscript', ['Mercado. 10⁶ hogares, 2,5 t de CO₂, coste 3 × 10⁻³ €']],
    ['pre-wrap-lines', ['Horario', 'Lunes: pan', 'Martes: bollería', 'Miércoles: cerrado']],
    [
      'emoji-picture-and-formula',
      ['Logros: primer cliente 🎉 en junio', 'VAN: el VAN es x=12 miles de euros'],
    ],
  ])('%s', (name, lines) => {
    expect(linesRead(sample(`${name}.html`))).toEqual(lines);
  });

  it.each([
    ['1<sup>er</sup> étage, 2<sup>nd</sup>, n<sup>o</sup> 5, 3<sup>a</sup>', '1er étage, 2nd, nº 5, 3ª'],
    ['e<sup>2x</sup> m<sup>2</sup> 10<sup>1,5</sup>', 'e^2x m² 10^1,5'],
    ['10<span style="font-size:0.6em;vertical-align:super">6</span>', '10⁶'],
    ['x<sub>max</sub> H<sub>2</sub>O', 'xmax H₂O'],
    ['<font face="Symbol">a</font> <span style="font-family:Wingdings">\uf0e0</span>', 'α →'],
    ['done \uf0fc', 'done ✓'],
    [
      '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac><msup><mi>x</mi><mn>2</mn></msup><msqrt><mn>3</mn></msqrt></math>',
      '(a+1)/2x²√3',
    ],
    [
      'is <span><span style="display:none"><math><semantics><mi>x</mi><annotation>x</annotation></semantics></math></span><img alt="x" aria-hidden="true" src="https://e.example/x.svg"></span>',
      'is x',
    ],
    [
      '<span class="katex"><span class="katex-mathml"><math><mi>x</mi></math></span><span class="katex-html" aria-hidden="true">x</span></span>',
      'x',
    ],
    ['<img alt="12" src="https://e.example/x.png">a', 'a'],
  ])('%s', (html, line) => {
    expect(linesRead(`<p>${html}</p>`)).toEqual([line]);
  });

  it('items keep their second line', () => {
    const list = [{ type: 'bulletList', items: [[{ text: 'Pan de masa madre' }], [{ text: 'Bollería' }]] }];
    const asItems = (html: string) =>
      read(html).map((block) =>
        block.type === 'bulletList'
          ? {
              ...block,
              items: block.items.map((item) => [
                { text: plainTextOf({ blocks: [{ type: 'paragraph', spans: item }] }) },
              ]),
            }
          : block,
      );
    expect(asItems(sample('word-list-soft-break.html'))).toEqual(list);
    expect(asItems('<ul><li>Pan<br>de masa madre</li><li><p>Bollería</p></li></ul>')).toEqual(list);
    const further = `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Pan</p><p class=MsoListParagraphCxSpMiddle>de masa madre</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Bollería</p>`;
    expect(asItems(further)).toEqual(list);
  });

  it('a heading keeps its second line', () => {
    expect(read('<h1>The market<br>in the city</h1>')).toMatchObject([{ type: 'heading' }]);
    expect(linesRead('<h1>The market<br>in the city</h1>')).toEqual(['The market in the city']);
  });

  it('numbers go on', () => {
    const goesOn = [
      { type: 'numberedList', items: [[{ text: 'Obra', bold: true }], [{ text: 'Licencia' }]] },
      { type: 'paragraph', spans: [{ text: 'Después de la apertura:' }] },
      { type: 'numberedList', start: 3, items: [[{ text: 'Contratar' }], [{ text: 'Vender' }]] },
    ];
    expect(read(sample('ordered-list-goes-on.html'))).toEqual(goesOn);
    const item = (number: number, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${number}.<span>&nbsp; </span></span>${text}</p>`;
    const fromWord =
      item(1, '<b>Obra</b>') +
      item(2, 'Licencia') +
      '<p class=MsoNormal>Después de la apertura:</p>' +
      item(3, 'Contratar') +
      item(4, 'Vender');
    expect(read(fromWord)).toEqual(goesOn);
  });

  it('words that look like a handler stay', () => {
    expect(withoutHandlers('<p onclick="x()">Total once = 11</p>')).toBe('<p>Total once = 11</p>');
  });
});

describe('lines that a mail or a PDF has cut', () => {
  it('are paragraphs and whole words again', () => {
    expect(textOfPasted(sample('hard-wrapped')).trim()).toBe(
      'Nuestro obrador elabora pan de masa madre con harina ecológica de la comarca. Vendemos en tienda y a hostelería, con reparto propio a toda la comarca.\nEl segundo año abriremos otra tienda.',
    );
  });

  it('keep hyphens that are meant, items and blank lines', () => {
    const mail = [
      'Wir verkaufen Brot und Gebäck aus eigener Backstube im Groß-',
      'und Kleinhandel, sechs Tage in der Woche, auch auf dem Markt',
      'vor der Tür.',
      '',
      'Dazu kommen:',
      '- Kaffee',
      '- belegte Brote',
    ].join('\n');
    expect(textOfPasted(mail).split('\n')).toEqual([
      'Wir verkaufen Brot und Gebäck aus eigener Backstube im Groß- und Kleinhandel, sechs Tage in der Woche, auch auf dem Markt vor der Tür.',
      '',
      'Dazu kommen:',
      '- Kaffee',
      '- belegte Brote',
    ]);
  });

  it.each([
    'Lunes: pan\nMartes: bollería\nMiércoles: cerrado',
    'pan\nleche\nhuevos de la granja',
    'Vendemos pan a la gente del barrio todos los días del año, también en agosto.\nCompramos harina a los molinos de la comarca y la pagamos a treinta días.',
    `${'una frase larga '.repeat(12)}\notra frase ${'larga '.repeat(20)}`,
  ])('are none where lines are meant: %s', (text) => {
    expect(textOfPasted(text)).toBe(text);
  });
});

describe('what other programs write means the same as Word’s', () => {
  it.each([
    [
      'libreoffice',
      [
        'Mercado',
        'Son 10⁶ hogares y 2 t de CO₂ (INE, 2025). nuevo',
        'Obra',
        '→ Licencia',
        'nota',
        'Vender más',
        '1',
      ],
    ],
    ['google-docs', ['Precio 10⁶ hogares', 'Obra', 'Permiso', 'nota', 'Vender más', '☑ Hecho']],
    [
      'apple-pages',
      ['Mercado', 'Son 10⁶ hogares y más', 'Pan blanco', 'Café', '1. uno', 'Año', '2027', 'Ventas', '90.000'],
    ],
    [
      'outlook',
      ['Hola,', 'Abrimos junio ☺', 'De: Ana <ana@example.org>', 'Enviado: lunes', 'Pan', 'Café', 'Vender'],
    ],
    ['outlook-web', ['Hola', 'Vender', '😀']],
    [
      'gmail',
      ['Hola', 'Precio 10⁶ 🎉', 'Pan', 'Café solo', 'El lun, Ana escribió:', 'Serán 90.000 €', '-- fin'],
    ],
  ])('%s', (name, lines) => {
    const html = sample(`${name}.html`);
    expect(linesRead(html)).toEqual(lines);
    expect(read(html).filter(({ type }) => type === 'picture')).toEqual([]);
  });

  it.each(['libreoffice', 'google-docs', 'outlook', 'outlook-web'])('numbers go on in %s', (name) => {
    const lists = read(sample(`${name}.html`)).filter((block) => block.type === 'numberedList');
    expect(lists.at(-1)?.start).toBe(name === 'google-docs' ? 2 : 3);
  });

  it('blanks that do not break stay where no other blank stands beside them', () => {
    expect(linesRead('<p>10&nbsp;€ , a&nbsp; b &nbsp;c</p>')).toEqual(['10\u00a0€ , a b c']);
  });
});

describe('two megabytes of text', () => {
  const cut =
    'Vendemos pan de masa madre con harina ecológica de la comarca y ofre-\ncemos también café de tueste propio. ';
  it.each([
    ['short lines', 'ab\n'.repeat(700_000), 'ab\n'.repeat(700_000)],
    ['lines cut in their words', cut.repeat(20_000), cut.replace('-\n', '').repeat(20_000).trim()],
    ['a word without an end', `${'a'.repeat(2_000_000)}\nb`, `${'a'.repeat(2_000_000)}\nb`],
    ['right to left, with emoji', 'שלום 🎉 مرحبا\n'.repeat(90_000), 'שלום 🎉 مرحبا\n'.repeat(90_000)],
  ])('come whole: %s', (_what, text, expected) => {
    expect(textOfPasted(text) === expected).toBe(true);
  });

  it('in elements come whole', () => {
    const blocks = read('<p>שלום 🎉 <b>مرحبا</b><script>alert(1)</script></p>'.repeat(2_000));
    expect(blocks).toHaveLength(2_000);
    expect(blocks.at(-1)).toEqual({
      type: 'paragraph',
      spans: [{ text: 'שלום 🎉 ' }, { text: 'مرحبا', bold: true }],
    });
  });
});

const word = fc.constantFrom('pan', 'Brot', '12 %', '4 200', 'x<y', '&', 'a b');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const html: fc.Arbitrary<string> = fc.letrec<{ node: string; inner: string }>((tie) => ({
  inner: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { depthSize: 'small' },
    word.map(escaped),
    fc
      .tuple(
        fc.constantFrom(
          'p',
          'h1',
          'h3',
          'b',
          'em',
          'ul',
          'ol',
          'li',
          'div',
          'table',
          'tr',
          'td',
          'th',
          'sup',
          'figure',
        ),
        tie('inner'),
      )
      .map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), tie('inner'))
      .map(
        ([wide, high, inside]) =>
          `<table><tr><td colspan=${wide} rowspan=${high}>${inside}</td><td>a</td></tr><tr><td>${inside}</td></tr></table>`,
      ),
    fc.constantFrom(
      '<a href="#n1">[1]</a>',
      '<p id="n1">[1] Source</p>',
      '<a href="javascript:x">j</a>',
      `<img src="${TINY_PNG}">`,
    ),
  ),
})).inner;

const lettersOf = (text: string): string => [...text.replaceAll(/[^\p{L}\p{N}%&<]/gu, '')].sort().join('');

it('whatever is pasted is a text the plan takes, and has the words of the page', () => {
  fc.assert(
    fc.property(html, (page) => {
      const { body } = new DOMParser().parseFromString(page, 'text/html');
      const blocks = read(page);
      const pictures = blocks.filter(({ type }) => type === 'picture').length;
      if (blocks.length === 0 || pictures > BLOCK_LIMITS.pictures) return;
      const text = richTextOf(blocks);
      expect(richText.safeParse(text).success).toBe(true);
      // What refers to a note goes with it, once or more often; all else is there.
      if (page.includes('#n1') || page.includes('"n1"')) return;
      expect(lettersOf(plainTextOf(text))).toBe(lettersOf(body.textContent ?? ''));
    }),
    { numRuns: 300 },
  );
});
