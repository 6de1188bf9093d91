import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { readOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
const NAMES = ['Wiśniewska', 'Kovalenko', 'Papadopoulou', 'Heydt-Schulenburg', 'Sotomayor'];
/** A picture of one pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function planOf(products: number, people: number): Plan {
  const plan = emptyPlan();
  plan.products.items = Array.from({ length: products }, (_, index) => ({
    ...emptyProduct(`${index}`),
    name: `Loaf ${index + 1}`,
    type: 'product' as const,
    cost: '1',
    salePrice: `${index + 2}`,
    description: 'Baked at six each morning from local flour, sold the same day.',
    image: DOT,
  }));
  plan.team.members = Array.from({ length: people }, (_, index) => ({
    ...emptyTeamMember(`${index}`),
    name: 'Maria',
    surname: NAMES[index % NAMES.length] ?? '',
    position: 'Customer and scheduling manager',
    phone: '+34 976 000 101',
    description: index % 2 === 0 ? 'Ten years in the care of the elderly.' : '',
  }));
  return plan;
}

test.each(TEMPLATES)(
  'many products and people share pages, and no name is broken ($name)',
  async ({ id, key }) => {
    const [plan, theme] = [planOf(40, 30), defaultTheme(id, 'en')];
    const pdf = await readOnce({ plan, theme, day, only: ['products', 'team'] });
    // Beside the cover. In large print, and on slides, a page holds fewer.
    expect(pdf.pages).toBeLessThanOrEqual(key === 'claro' ? 17 : key === 'panorama' ? 13 : 10);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, theme)).toEqual([]);
    const lines = pdf.layout.flatMap(({ boxes }) => boxes.map(({ text }) => text));
    for (const name of ['Wiśniewska', 'Papadopoulou']) {
      expect(lines.filter((line) => line.includes(name)).length, name).toBeGreaterThanOrEqual(6);
    }
  },
);
