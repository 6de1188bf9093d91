import { isRecord } from '@trazo/plan/is-record';
import { describe, expect, it } from 'vitest';
import { decodeContent } from './content-codec.ts';
import { currentVersion, MIGRATIONS, type Migration, migrateContent } from './migrations.ts';

const CHAIN: readonly Migration[] = [
  { from: 1, migrate: (content) => ({ ...content, trail: ['1→2'] }) },
  { from: 2, migrate: (content) => ({ ...content, trail: [content.trail, '2→3'].flat() }) },
  { from: 3, migrate: (content) => ({ ...content, trail: [content.trail, '3→4'].flat() }) },
];
/** The country, once said in the forecast, stands in the general data from version 2 on. */
const COUNTRY_MOVES: Migration = {
  from: 1,
  migrate: (content) => {
    const { ProfileData: profile } = content;
    if (!isRecord(profile) || !isRecord(profile.finances)) return content;
    const { country, ...finances } = profile.finances;
    const general = isRecord(profile.executiveSummary) ? profile.executiveSummary : {};
    return { ...content, ProfileData: { ...profile, finances, executiveSummary: { ...general, country } } };
  },
};
const ofVersion = (schema_version: unknown) => ({ ProfileData: { schema_version } });
const trail = (schema_version: unknown) => {
  const migrated = migrateContent(ofVersion(schema_version), CHAIN);
  return migrated.state === 'current' ? migrated.content.trail : migrated;
};

describe('schema migrations', () => {
  it('are numbered from 1 without gaps', () => {
    expect(MIGRATIONS.map(({ from }) => from)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    expect(currentVersion(CHAIN)).toBe(4);
  });

  it('apply in order, from the content’s own version on', () => {
    expect(trail(1)).toEqual(['1→2', '2→3', '3→4']);
    expect(trail(3)).toEqual([undefined, '3→4']);
    expect(trail(4)).toBeUndefined();
  });

  it('lift what an earlier version said, and leave alone what the reader will refuse', () => {
    const lifted = (ProfileData: unknown) => {
      const migrated = migrateContent({ ProfileData }, [COUNTRY_MOVES]);
      return migrated.state === 'current' ? migrated.content.ProfileData : migrated;
    };
    expect(
      lifted({ executiveSummary: { com_name: 'Horno' }, finances: { country: 'es', revenues: [] } }),
    ).toEqual({
      executiveSummary: { com_name: 'Horno', country: 'es' },
      finances: { revenues: [] },
    });
    const current = { schema_version: 2, finances: { country: 'es' } };
    expect(lifted(current)).toEqual(current);
    for (const damaged of ['text', { finances: 7 }]) expect(lifted(damaged)).toEqual(damaged);
  });

  it('take a content without version for the first', () => {
    expect(trail(undefined)).toHaveLength(3);
    expect(trail(null)).toHaveLength(3);
    expect(migrateContent({}, CHAIN)).toEqual({
      state: 'current',
      content: { trail: ['1→2', '2→3', '3→4'] },
    });
    expect(migrateContent({ ProfileData: 'text' }, CHAIN).state).toBe('current');
  });

  it('say so when a content is newer or its version no version', () => {
    expect(trail(5)).toEqual({ state: 'newer', version: 5 });
    for (const version of [0, -1, 1.5, '1', [], Number.POSITIVE_INFINITY])
      expect(trail(version)).toEqual({ state: 'invalid' });
  });

  it('guard what is decoded', () => {
    const answer = (version: unknown) => {
      const decoded = decodeContent(JSON.stringify(ofVersion(version)));
      return decoded.ok ? 'ok' : `${decoded.code} ${decoded.issues[0]?.path}`;
    };
    expect(answer(currentVersion())).toBe('ok');
    expect(answer(currentVersion() + 1)).toBe('content_newer_version ProfileData.schema_version');
    expect(answer('one')).toBe('content_invalid ProfileData.schema_version');
  });
});
