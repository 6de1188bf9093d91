import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './version-differences.ts';

const theme = defaultTheme();
const plan = emptyPlan();
const content = (mission: Partial<typeof plan.mission>) => ({
  theme,
  plan: { ...plan, mission: { ...plan.mission, ...mission } },
});

describe('how two versions differ', () => {
  it('is nothing for the same text', () => {
    expect(differencesOf(content({ vision: 'a b' }), content({ vision: 'a b' }))).toEqual([]);
  });

  it('counts fields changed, and fields filled in on one side only', () => {
    const mine = content({ mission: 'same', vision: 'one way', values: 'here' });
    const theirs = content({ mission: 'same', vision: 'other way' });
    expect(differencesOf(mine, theirs)).toEqual([
      {
        part: 'mission',
        changed: 1,
        onlyMine: 1,
        onlyTheirs: 0,
        excerpt: { mine: 'one way', theirs: 'other way' },
      },
    ]);
  });

  it('is nothing for a font that the server has written again, and never shows its bytes', () => {
    const inFont = (file: string) => ({
      ...content({}),
      theme: { ...theme, ownFont: { file, name: 'Ours', use: 'all', lacks: '', licensed: true } as const },
    });
    const sent = inFont(`font:${'a'.repeat(64)}`);
    expect(differencesOf(sent, inFont('data:font/ttf;base64,AAEAAAAN'))).toEqual([]);
  });

  it('shows long texts from where they part', () => {
    const start = 'the same words at the beginning of both, ';
    const [difference] = differencesOf(
      content({ vision: `${start}mine` }),
      content({ vision: `${start}theirs` }),
    );
    expect(difference?.excerpt?.mine).toMatch(/^….*mine$/);
    expect(difference?.excerpt?.theirs).toMatch(/theirs$/);
  });

  it('takes the theme for a part of its own', () => {
    const other = { ...content({}), theme: { ...theme, language: 'de' as const } };
    expect(differencesOf(content({}), other).map(({ part }) => part)).toEqual(['theme']);
  });
});
