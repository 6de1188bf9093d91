import { describe, expect, it } from 'vitest';
import { type ThirdParty, thirdPartyText } from './third-party.ts';

const party = (name: string, licence: string, ...texts: string[]): ThirdParty => ({ name, licence, texts });

describe('the list of third-party licences', () => {
  it('has each text once, below the packages it is of', () => {
    const text = thirdPartyText([
      party('b 1.0.0', 'MIT', 'Text of MIT\n'),
      party('a 2.0.0', 'MIT', 'Text of MIT'),
      party('font 1.0.0', 'MIT AND OFL-1.1', 'Text of MIT', 'Text of OFL'),
    ]);
    expect(text).toContain('a 2.0.0 (MIT)\nb 1.0.0 (MIT)\n\nText of MIT\n');
    expect(text).toContain('font 1.0.0 (MIT AND OFL-1.1)\n\nText of MIT\n\nText of OFL\n');
  });

  it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN file', 'undefined'])(
    'refuses what nothing allows: %s',
    (licence) => {
      expect(() => thirdPartyText([party('a 1.0.0', 'MIT'), party('b 1.0.0', licence)])).toThrow(
        `b 1.0.0: ${licence}`,
      );
    },
  );

  it('takes the allowed one of two that may be chosen', () => {
    expect(thirdPartyText([party('a 1.0.0', '(MIT OR GPL-3.0)')])).toContain('a 1.0.0');
  });
});
