import { loadSample } from '@trazo/samples/load-sample';
import { describe, expect, it } from 'vitest';
import { assembleContent } from './assemble-content.ts';
import { readDraftFile } from './draft-file.ts';

const fileOf = (text: string) => new Blob([text], { type: 'application/json' });
const kept = `image:${'e'.repeat(64)}`;

describe('a saved draft file', () => {
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
