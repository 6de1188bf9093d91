import { emptyPlan } from '@trazo/plan/plan';
import { FONTS } from '@trazo/plan/theme/fonts';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { beforeAll, expect, test } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { withoutWatermark } from '../testing/without-watermark.ts';

const EVERY_SCRIPT = [
  'Señor Müller “50 %” – Œuvre',
  '$ € £ ¥ R$ Fr ₹ ₽ ₿',
  'Ελληνικά Кириллица Tiếng Việt',
  'مرحبا بالعالم',
  'שלום עולם',
  'नमस्ते दुनिया',
  'สวัสดี',
  '会社 カタカナ 商业计划书 사업 계획서',
  'ბიზნეს გეგმა Հայերեն պլան አማርኛ',
  'ব্যবসা পরিকল্পনা வணிகத் திட்டம் వ్యాపార ప్రణాళిక ශ්‍රී ලංකා',
  'ਕਾਰੋਬਾਰ ਯੋਜਨਾ વ્યવસાય યોજના',
  'ផែនការអាជីវកម្ម ៛ ແຜນທຸລະກິດ စီးပွားရေးအစီအစဉ်',
  '👍🏽 👩‍👩‍👧‍👦 🇪🇸 ☕ ❤️ 1️⃣',
  '∑ ≤ ∞ → ★ ✓ 𝔸',
];

let renderer: Renderer;
beforeAll(() => {
  renderer = createRenderer();
});

test.each(FONTS.map(({ name, family }) => ({ name, family })))(
  '$family is embedded and every script prints with it',
  async ({ name, family }) => {
    const plan = emptyPlan();
    plan.general.companyName = 'Taller';
    plan.mission.mission = EVERY_SCRIPT.join('\n');
    const theme = { ...defaultTheme(), font: name };
    const request = { plan, theme, day: '2026-01-15' };
    const pdf = await readPdf(await renderer.pdf(request));
    const bare = (text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase();
    expect(pdf.fonts.map(bare)).toContainEqual(expect.stringContaining(bare(family)));
    expect(pdf.text).toContain('Señor Müller');
    expect(pdf.text).toContain('₹ ₽ ₿');
    expect(pdf.text).toContain('Ελληνικά');
    expect(pdf.text).not.toContain('\ufffd');
    const preview = await readPdf(await renderer.pdf({ ...request, watermark: true }));
    expect(preview.fonts).toEqual(pdf.fonts);
    expect(withoutWatermark(preview)).toEqual(withoutWatermark(pdf));
  },
);
