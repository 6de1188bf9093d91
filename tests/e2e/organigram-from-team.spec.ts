import type { Request } from '@playwright/test';
import { decodeContent } from '@trazo/contract/content/content-codec';
import { axeFindsNothing, STILL } from './axe.ts';
import { openSection } from './form.ts';
import { expect, test } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { documentAfter } from './typeset-document.ts';
import { words } from './words.ts';

test.use({ contextOptions: STILL });

/** Boxes for three positions and a department are asked to be printed. */
const isDrawn = (request: Request): boolean => {
  const decoded = decodeContent(String(request.postDataJSON().content));
  return decoded.ok && decoded.plan.organigram.nodes.length === POSITIONS.length + 1;
};

const POSITIONS = ['Panadera', 'Encargado de tienda', 'Repartidora'] as const;

test('one click draws the organigram from team and departments, and one undo takes it back', async ({
  page,
}) => {
  await withStoredSample(page, 'es', (plan) => {
    plan.organigram.nodes = [];
    plan.team.members = plan.team.members.slice(0, POSITIONS.length).map((member, index) => ({
      ...member,
      position: POSITIONS[index] ?? '',
    }));
    const [first] = plan.departments.items;
    if (first === undefined) throw new Error('The sample has no department.');
    const [position] = first.positions;
    if (position === undefined) throw new Error('The sample’s department has no position.');
    plan.departments.items = [{ ...first, name: 'Tienda', positions: [{ ...position, name: POSITIONS[1] }] }];
  });
  await openSection(page, 'organigram');
  const draw = page.getByRole('button', { name: words('organigram:form.fromTeam'), exact: true });
  await axeFindsNothing(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const document = await documentAfter(
    page,
    () => draw.click(),
    (request) => request.url().endsWith('/api/generate') && isDrawn(request),
  );
  const drawing = page.getByRole('region', { name: words('organigram:form.canvas.label') });
  for (const name of [...POSITIONS, 'Tienda']) {
    await expect(
      page.getByRole('button', { name: words('organigram:form.outline.change', { name }), exact: true }),
    ).toBeVisible();
    await expect(drawing.getByTitle(new RegExp(`^${name}(?:\\s|$)`))).toBeInViewport({ ratio: 0.99 });
    expect(document.says(name), name).toBe(true);
  }
  await expect(draw).toHaveCount(0);
  await axeFindsNothing(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Control+z');
  await expect(draw).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(drawing.getByTitle(new RegExp(`^${POSITIONS[0]}\\s`))).toBeVisible();
});
