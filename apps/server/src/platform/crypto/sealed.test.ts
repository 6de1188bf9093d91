import { describe, expect, it } from 'vitest';
import { createSealing } from './sealed.ts';

const SECRET = 'a secret of this installation, long enough';
const sealing = createSealing(SECRET, 'test');

describe('a sealed secret', () => {
  it('opens with the same key for the same owner, and shows nothing of what it holds', () => {
    const sealed = sealing.seal('JBSWY3DPEHPK3PXP', 'ada');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(createSealing(SECRET, 'test').open(sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('is another text each time', () => {
    expect(sealing.seal('x', 'ada')).not.toBe(sealing.seal('x', 'ada'));
  });

  it.each([
    ['another owner', sealing, 'eve'],
    ['another key', createSealing(`${SECRET}.`, 'test'), 'ada'],
    ['another purpose', createSealing(SECRET, 'other'), 'ada'],
  ])('does not open for %s', (_who, other, owner) => {
    expect(other.open(sealing.seal('x', 'ada'), owner)).toBeUndefined();
  });

  it('does not open once a byte was changed or cut off', () => {
    const sealed = sealing.seal('a longer text', 'ada');
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.byteLength; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((bytes[at] ?? 0) ^ 1, at);
      expect(sealing.open(changed.toString('base64url'), 'ada')).toBeUndefined();
      expect(sealing.open(bytes.subarray(0, at).toString('base64url'), 'ada')).toBeUndefined();
    }
  });

  it('is nothing that was stored in clear', () => {
    expect(sealing.open('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'ada')).toBeUndefined();
  });
});
