import { emptyPlan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { IN_RELEASES } from './testing/in-releases.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { readOnce } from './testing/typeset-once.ts';

/** Scripts that put no space between words. */
const TEXTS = [
  ['Thai', 'ร้านกาแฟของเราซื้อเมล็ดกาแฟจากเกษตรกรโดยตรงและคั่วเองทุกสัปดาห์'],
  ['Thai letters that are no words', 'กขฃคฅฆงจ'],
  ['one Thai letter', 'ก'],
  ['Lao', 'ຮ້ານກາເຟຂອງພວກເຮົາຊື້ເມັດກາເຟຈາກຊາວກະສິກອນໂດຍກົງ'],
  ['Khmer', 'ហាងកាហ្វេរបស់យើងទិញគ្រាប់កាហ្វេពីកសិករដោយផ្ទាល់'],
  ['Burmese', 'ကျွန်ုပ်တို့၏ကော်ဖီဆိုင်သည်လယ်သမားများထံမှတိုက်ရိုက်ဝယ်ယူသည်'],
  ['Japanese', '当店は農家から直接コーヒー豆を仕入れて毎週自家焙煎しています'],
  ['Chinese', '本店直接向农民采购咖啡豆并每周自行烘焙'],
  ['Korean', '우리가게는농부에게서직접커피콩을사서매주볶습니다'],
] as const;

/** Every template with one of them, each of them once in the usual run. */
const CASES = TEMPLATES.flatMap(({ id, name }, row) =>
  TEXTS.filter((_, index) => index === row % TEXTS.length).map(([kind, text]) => ({
    id,
    name,
    kind,
    text,
    tier: row < TEXTS.length ? {} : IN_RELEASES,
  })),
);

for (const { id, name, kind, text, tier } of CASES) {
  test(`${kind} breaks in ${name} without a hyphen, and keeps its place`, tier, async () => {
    const long = (length: number) => text.repeat(length).slice(0, length);
    const plan = emptyPlan();
    plan.mission.mission = long(2_000);
    plan.swot.strengths = [{ id: 's', text: long(1_000) }];
    plan.products.items = [
      { ...emptyProduct('p'), name: long(200), description: long(500), cost: '1', salePrice: '2' },
    ];
    const pdf = await readOnce({ plan, theme: defaultTheme(id, 'es'), day: '2026-01-15' });
    const lines = pdf.layout.flatMap(({ boxes }) => boxes).filter(({ content }) => content !== undefined);
    expect(lines.filter((line) => /[-\u2010\u00ad]$/.test(line.text))).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
  });
}
