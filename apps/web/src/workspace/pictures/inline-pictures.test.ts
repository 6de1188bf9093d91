import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../plan-store/draft.ts';
import { inlinePictures, referPictures } from './inline-pictures.ts';

const reference = (digit: string) => `image:${digit.repeat(64)}`;
const theme = defaultTheme();
const pictureOf = async (image: string) => `data:image/png;base64,${image.slice(6, 10)}`;

describe('pictures of a plan', () => {
  it('are inlined wherever a reference stands, in sections not named here too', async () => {
    const plan = {
      general: { logo: reference('a'), name: 'image: the magazine' },
      future: { deep: [{ photos: [reference('b'), ''] }] },
      theme,
    };
    expect(await inlinePictures(plan, pictureOf)).toEqual({
      general: { logo: 'data:image/png;base64,aaaa', name: 'image: the magazine' },
      future: { deep: [{ photos: ['data:image/png;base64,bbbb', ''] }] },
      theme,
    });
  });

  it('leave a plan without pictures as it is', async () => {
    const plan = emptyDraft();
    expect(await inlinePictures(plan, pictureOf)).toBe(plan);
  });

  it('share the sections that hold none', async () => {
    const plan = { general: { logo: reference('c') }, mission: { mission: 'x' }, theme };
    const inlined = await inlinePictures(plan, pictureOf);
    expect(inlined.mission).toBe(plan.mission);
    expect(plan.general.logo).toBe(reference('c'));
  });

  it('become references again', async () => {
    const plan = { team: [{ image: 'data:image/png;base64,AAAA', name: 'data: a poem' }] };
    const kept = await referPictures(plan, async () => reference('d'));
    expect(kept).toEqual({ team: [{ image: reference('d'), name: 'data: a poem' }] });
  });
});
