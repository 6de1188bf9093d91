import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fontFiles } from '@trazo/document/fonts/font-files';
import { fontFamily } from '@trazo/plan/theme/fonts';
import { chromium } from 'playwright-core';
import { type Block, blocksOf, type Opener, type Span } from '../blocks.ts';
import type { Engine } from '../engine.ts';
import { samplePlan, theme } from '../plans.ts';

const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export async function start(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-chromium-'));
  const shell = join(folder, 'plan.html');
  await writeFile(shell, html());
  const browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  const page = await browser.newPage();
  await page.goto(pathToFileURL(shell).href);
  let pagesOf = new Map<string, number>();
  return {
    async render(plan) {
      const blocks = await blocksOf(plan);
      // It cannot print the page something is on: it prints with those of the last document, and again where they are others.
      for (;;) {
        const body = blocks.map((block) => element(block, pagesOf)).join('\n');
        await page.evaluate(async (inner) => {
          document.body.innerHTML = inner;
          await document.fonts.ready;
          await Promise.all(Array.from(document.images, (image) => image.decode()));
        }, body);
        const bytes = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
        const printed = pagesOf;
        pagesOf = sectionPages(bytes);
        if (sectionsOf(blocks).every(({ id }) => printed.get(id) === pagesOf.get(id))) return bytes;
      }
    },
    childrenPeak: () => peakOfDescendants(process.pid),
    async stop() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

const MARGIN = 'font:8pt Body;color:#555555';

function html(): string {
  const files = fontFiles(fontFamily(theme.font));
  const face = (weight: number, file = '') =>
    `@font-face{font-family:Body;font-weight:${weight};src:url(${pathToFileURL(file).href})}`;
  return `<!doctype html><html lang="${theme.language}"><meta charset="utf-8"><title>${escapeHtml(samplePlan.general.companyName)}</title><style>
${face(
  400,
  files.find((file) => file.endsWith('400Regular.ttf')),
)}
${face(
  700,
  files.find((file) => file.endsWith('700Bold.ttf')),
)}
@page{size:A4;margin:25mm 21mm;@top-left{content:"${escapeHtml(samplePlan.general.companyName)}";${MARGIN}}@bottom-center{content:counter(page) " / " counter(pages);${MARGIN}}}
@page :first{@top-left{content:none}@bottom-center{content:none}}
body{font:10pt/1.4 Body;margin:0}
h1{font-size:24pt;break-before:page;line-height:1.2}h2{font-size:13pt;break-after:avoid}
a{color:inherit;text-decoration:none}svg{max-width:100%;height:auto}
.contents td{text-align:left}.contents td:last-child{text-align:right}
p{text-align:justify;hyphens:auto}
table{width:100%;border-collapse:collapse}td,th{border-bottom:.5pt solid #999;text-align:right;padding:2pt}
td:first-child,th:first-child{text-align:left}tr{break-inside:avoid}
.cover{margin-top:70mm;font-size:34pt;font-weight:700}
</style><body></body></html>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const spans = (texts: readonly Span[]): string => texts.map(span).join('');

function span({ text, bold, italic, link }: Span): string {
  const words = escapeHtml(text);
  const slanted = italic ? `<em>${words}</em>` : words;
  const formatted = bold ? `<strong>${slanted}</strong>` : slanted;
  return link === null ? formatted : `<a href="${escapeHtml(link)}">${formatted}</a>`;
}

const sectionsOf = (blocks: readonly Block[]): readonly Opener[] =>
  blocks.flatMap((block) => (block.kind === 'contents' ? block.sections : []));

/** The page each linked heading is on, from the file's named destinations. */
function sectionPages(bytes: Uint8Array): Map<string, number> {
  const file = Buffer.from(bytes).toString('latin1');
  const pages = Array.from(file.matchAll(/^(\d+) 0 obj\n<<\/Type \/Page\n/gm), ([, id]) => id);
  return new Map(
    Array.from(file.matchAll(/\/([a-z]+) \[(\d+) 0 R \/XYZ/g), ([, name = '', id]) => [
      name,
      pages.indexOf(id) + 1,
    ]),
  );
}

function element(block: Block, pages: ReadonlyMap<string, number>): string {
  switch (block.kind) {
    case 'cover':
      return `<p class="cover">${escapeHtml(block.title)}</p><p>${escapeHtml(block.subtitle)}</p>`;
    case 'contents': {
      const rows = block.sections.map(
        ({ id, title }) =>
          `<tr><td><a href="#${id}">${escapeHtml(title)}</a></td><td>${pages.get(id) ?? ''}</td></tr>`,
      );
      return `<h1>${escapeHtml(block.title)}</h1><table class="contents">${rows.join('')}</table>`;
    }
    case 'opener':
      return `<h1 id="${block.opener.id}">${escapeHtml(block.opener.title)}</h1>`;
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${spans(block.spans)}</p>`;
    case 'list': {
      const tag = block.start === null ? 'ul' : 'ol';
      return `<${tag}>${block.items.map((item) => `<li>${spans(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table': {
      const head = block.table.columns.map(({ label }) => `<th>${escapeHtml(label)}</th>`).join('');
      const rows = block.table.rows.map(
        ({ cells }) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
      );
      return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
    }
    case 'picture': {
      if (block.type === 'svg')
        return `<figure role="img" aria-label="${escapeHtml(block.image.alt)}" style="margin:0;zoom:.8">${Buffer.from(block.bytes).toString('utf8')}</figure>`;
      const type = block.type === 'jpg' ? 'jpeg' : block.type;
      const data = Buffer.from(block.bytes).toString('base64');
      return `<img width="200" alt="${escapeHtml(block.image.alt)}" src="data:image/${type};base64,${data}">`;
    }
  }
}

/** The sum of the most memory each of the browser's processes had, by Linux's account. */
async function peakOfDescendants(root: number): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const statuses = await Promise.all(ids.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')));
  const processes = statuses.map((status) => ({
    id: Number(/^Pid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
    parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
    peak: Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024,
  }));
  const family = new Set([root]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  return processes
    .filter(({ id }) => id !== root && family.has(id))
    .reduce((total, { peak }) => total + peak, 0);
}
