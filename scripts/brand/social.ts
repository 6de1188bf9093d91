import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { UNDERLINE } from '../../apps/web/src/features/landing/underline.ts';
import { INITIAL } from '../../apps/web/src/shared/design/initial.ts';
import { findChromium } from '../../tests/browser/find-chromium.ts';

const WEB = new URL('../../apps/web/', import.meta.url);
const SIZE = { width: 1200, height: 630 } as const;

/** What social networks show of the pages: the claim beside a printed plan, in every language. */
export async function drawSocialPreviews(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: SIZE });
  for (const language of LANGUAGES) {
    await page.setContent(previewOf(language));
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 160, compressionLevel: 9, effort: 10 })
      .toFile(new URL(`public/social/${language}.png`, WEB).pathname);
  }
  await browser.close();
}

const dataUrl = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(new URL(path, WEB)).toString('base64')}`;

const font = (name: string) =>
  readFileSync(new URL(`../../node_modules/@fontsource-variable/${name}`, import.meta.url)).toString(
    'base64',
  );

const face = (family: string, name: string) =>
  `@font-face { font-family: "${family}"; font-weight: 200 800; src: url(data:font/woff2;base64,${font(name)}); }`;

const FACES =
  face('Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') +
  face('Text', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

function wordsOf(language: Language, namespace: string) {
  const path = new URL(`../../packages/messages/${language}/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** What the page's own title says after the name. */
function claimOf(language: Language): string {
  const title: string = wordsOf(language, 'site').pages.home.title;
  const claim = title.replace(/^[^:]*:\s*/, '');
  return `${claim.charAt(0).toLocaleUpperCase(language)}${claim.slice(1)}.`;
}

function previewOf(language: Language): string {
  const title: string = wordsOf(language, 'home').title;
  const last = title.lastIndexOf(' ') + 1;
  const sheet = (excerpt: string) =>
    dataUrl(`src/features/landing/pictures/${language}-${excerpt}-800.webp`, 'image/webp');
  return `<!doctype html><html lang="${language}"><style>${FACES}
    body { position: relative; overflow: hidden; width: 1200px; height: 630px; margin: 0; background: #f6f1e6; color: #1d1b17; font-family: Text; }
    .grid { position: absolute; inset: 0 0 0 560px; background: linear-gradient(#d9d0bd 1px, transparent 1px) 0 0 / 100% 24px, linear-gradient(90deg, #d9d0bd 1px, transparent 1px) 0 0 / 24px 100%; mask-image: linear-gradient(90deg, transparent, #000 30%); }
    .name { position: absolute; top: 54px; left: 64px; display: flex; align-items: flex-end; font: 760 54px/1 Display; letter-spacing: -0.035em; }
    .name svg { width: 0.42em; height: 1em; margin-right: -0.02em; overflow: visible; }
    .claim { position: absolute; bottom: 56px; left: 62px; width: 512px; }
    h1 { margin: 0; font: 720 98px/0.95 Display; letter-spacing: -0.045em; text-wrap: balance; }
    h1 span { position: relative; display: inline-block; }
    h1 svg { position: absolute; z-index: -1; bottom: -0.2em; left: -0.06em; width: 150%; height: 0.26em; }
    p { margin: 52px 0 0; text-wrap: balance; font: 500 30px/1.3 Text; }
    img { position: absolute; box-shadow: 0 0 0 1px rgb(29 27 23 / 8%), 0 24px 48px -16px rgb(70 52 20 / 45%); }
    .figures { top: 150px; left: 900px; width: 372px; }
    .cover { top: 72px; left: 640px; width: 440px; }
  </style><body><div class="grid"></div>
    <div class="name"><svg viewBox="${INITIAL.box}"><path d="${INITIAL.stem}"/><path d="${INITIAL.bar}" fill="#c22f14"/></svg>${PRODUCT_NAME.slice(INITIAL.letter.length)}</div>
    <div class="claim"><h1>${title.slice(0, last)}<span>${title.slice(last)}<svg viewBox="${UNDERLINE.box}" preserveAspectRatio="none"><path d="${UNDERLINE.path}" fill="#c22f14"/></svg></span></h1>
    <p>${claimOf(language)}</p></div>
    <img class="figures" src="${sheet('figures')}"><img class="cover" src="${sheet('cover')}">
  </body></html>`;
}
