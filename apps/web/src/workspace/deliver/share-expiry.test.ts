import { describe, expect, it } from 'vitest';
import { expiryMoment } from './share-expiry.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

describe('the end of a link', () => {
  it('is never, or so many days away', () => {
    expect(expiryMoment('never', '', NOW)).toBeNull();
    expect(expiryMoment('week', '', NOW)).toBe('2026-11-28T10:00:00.000Z');
  });

  it('is the end of the chosen day', () => {
    const end = new Date(expiryMoment('date', '2026-12-01', NOW) ?? '');
    expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([1, 23, 59]);
  });

  it.each(['', '2026-11-20', 'soon'])('is none for %j', (day) => {
    expect(expiryMoment('date', day, NOW)).toBeUndefined();
  });
});
