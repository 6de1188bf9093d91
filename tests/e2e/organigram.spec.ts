import { openSection } from './form.ts';
import { expect, test } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

const LEVELS = ['Dirección', 'Taller', 'Montaje'] as const;

test('no tool of the drawing covers who leads', async ({ page }) => {
  await withStoredSample(page, 'es', ({ organigram }) => {
    organigram.nodes = LEVELS.map((position, index) => ({
      kind: 'position',
      id: position,
      position,
      departmentId: null,
      superiorId: LEVELS[index - 1] ?? null,
    }));
  });
  for (const width of [1280, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await openSection(page, 'organigram');
    const drawing = page.getByRole('region', { name: words('organigram:form.canvas.label') });
    const tidy = drawing.getByRole('button', { name: words('organigram:form.canvas.tidy') });
    const leader = drawing.getByTitle(LEVELS[0]);
    await expect(drawing.getByTitle(LEVELS[2])).toBeVisible();
    await expect(async () => {
      const [box, tool] = await Promise.all([leader.boundingBox(), tidy.boundingBox()]);
      expect(box?.y).toBeGreaterThan((tool?.y ?? Number.NaN) + (tool?.height ?? Number.NaN));
    }).toPass({ timeout: 30_000 });
  }
});
