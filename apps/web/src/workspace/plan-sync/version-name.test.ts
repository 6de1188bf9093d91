import { planName } from '@trazo/contract/plans/plan';
import { describe, expect, it } from 'vitest';
import { versionName } from './version-name.ts';

const words = (name: string) => `${name} (another version)`;

describe('the name of a version kept beside the other', () => {
  it('is the company’s', () => {
    expect(versionName(' Bakery ', 'unnamed', words)).toBe('Bakery (another version)');
    expect(versionName(' ', 'unnamed', words)).toBe('unnamed (another version)');
  });

  it.each(['n'.repeat(200), '🥖'.repeat(100), '👩‍🍳'.repeat(60), 'Bakery\u202eyrekaB\u2028'])(
    'is one the server takes: %j',
    (company) => {
      const name = versionName(company, 'unnamed', words);
      expect(planName.safeParse(name).success).toBe(true);
      expect(name).toMatch(/ \(another version\)$/);
      expect(name).not.toContain('\ufffd (');
    },
  );
});
