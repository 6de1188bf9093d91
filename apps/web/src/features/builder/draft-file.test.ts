import { LIST_LIMITS } from '@trazo/plan/fields';
import { hardLimit } from '@trazo/plan/list-limits';
import { emptyDepartment } from '@trazo/plan/sections/departments';
import { loadSample } from '@trazo/samples/load-sample';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../workspace/plan-store/draft.ts';
import { assembleContent } from '../../workspace/plan-sync/assemble-content.ts';
import { readDraftFile, writeDraftFile } from './draft-file.ts';

const fileOf = (text: string) => new Blob([text], { type: 'application/json' });
const kept = `image:${'e'.repeat(64)}`;

describe('a saved draft file', () => {
  it('gives back to the letter what was typed, half an amount and a text too long for a plan among it', async () => {
    const { plan, theme } = await loadSample('de');
    const [product, ...others] = plan.products.items;
    if (product === undefined) throw new Error('the sample sells nothing');
    const draft: Draft = {
      ...plan,
      general: { ...plan.general, companyName: 'x'.repeat(5_000), logo: kept },
      products: { ...plan.products, items: [{ ...product, cost: '12,' }, ...others] },
      theme,
    };
    const picture = 'data:image/png;base64,AAAA';
    const file = await writeDraftFile(draft, async (reference) => (reference === kept ? picture : ''));
    const keep = async (dataUrl: string) => (dataUrl === picture ? kept : dataUrl);
    expect(await readDraftFile(file, keep)).toEqual({ ok: true, draft });
  });

  it.each([
    ['without a section', (records: Record<string, string>) => ({ ...records, team: undefined })],
    ['with a broken section', (records: Record<string, string>) => ({ ...records, team: '{"half' })],
    ['nested without end', (records: Record<string, string>) => ({ ...records, team: '['.repeat(100_000) })],
  ])('is refused %s', async (_case, damage) => {
    const { plan, theme } = await loadSample('en');
    const { draft } = JSON.parse(await (await writeDraftFile({ ...plan, theme }, async () => '')).text());
    const file = fileOf(JSON.stringify({ draft: damage(draft) }));
    expect(await readDraftFile(file)).toEqual({ ok: false, code: 'content_invalid' });
  });

  it('is refused with a list longer than a plan takes, and says which', async () => {
    const { plan, theme } = await loadSample('en');
    const items = Array.from({ length: hardLimit(LIST_LIMITS.departments) + 1 }, (_, index) =>
      emptyDepartment(`d${index}`),
    );
    const file = await writeDraftFile({ ...plan, departments: { items }, theme }, async () => '');
    expect(await readDraftFile(file)).toEqual({
      ok: false,
      code: 'limit_exceeded',
      part: 'departments',
      limit: hardLimit(LIST_LIMITS.departments),
    });
  });

  it('gives back every section and the theme, its pictures kept as the draft keeps its own', async () => {
    const { plan, theme } = await loadSample('fr');
    const pictures: string[] = [];
    const file = await readDraftFile(fileOf(await assembleContent({ ...plan, theme })), async (dataUrl) => {
      pictures.push(dataUrl);
      return kept;
    });
    if (!file.ok) throw new Error(file.code);
    expect(file.draft.theme).toEqual(theme);
    expect(file.draft.mission).toEqual(plan.mission);
    expect(file.draft.finance).toEqual(plan.finance);
    expect(file.draft.general.logo).toBe(kept);
    expect(file.draft.team.members.map(({ name, image }) => [name, image])).toEqual(
      plan.team.members.map(({ name, image }) => [name, image === '' ? '' : kept]),
    );
    expect(pictures).toContain(plan.general.logo);
  });

  it.each([
    ['', 'content_not_json'],
    ['holiday.jpg', 'content_not_json'],
    ['[1, 2]', 'content_invalid'],
    ['{"TemplateConf": {"template_id": 99}, "ProfileData": {}}', 'content_invalid'],
    ['{"name": "another program\'s file"}', 'content_invalid'],
    ['{"ProfileData": {"schema_version": 999}}', 'content_newer_version'],
  ])('refuses %j as %s', async (text, code) => {
    expect(await readDraftFile(fileOf(text))).toEqual({ ok: false, code });
  });
});
