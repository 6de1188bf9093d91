import { TINY_PNG } from '@trazo/plan/testing/arbitrary-values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeContent } from './content-codec.ts';
import { CONTENT_LIMIT, ISSUE_LIMIT } from './limits.ts';

const decodeProfile = (ProfileData: unknown) => decodeContent(JSON.stringify({ ProfileData }));

/** What is wrong with a profile: the code, then every path. */
const issuesOf = (text: string): string[] => {
  const decoded = decodeContent(text);
  return decoded.ok ? ['ok'] : [decoded.code, ...decoded.issues.map(({ path }) => path)];
};
const profileIssues = (ProfileData: unknown) => issuesOf(JSON.stringify({ ProfileData }));

describe('content that is no content', () => {
  it.each(['', '{', 'undefined', 'NaN', "{'a':1}", '{"a":1}}', '\u0000'])('%j is not JSON', (text) => {
    expect(issuesOf(text)[0]).toBe('content_not_json');
  });

  it.each(['null', '[]', '"text"', '1', 'true'])('%s is not an object', (text) => {
    expect(issuesOf(text)).toEqual(['content_invalid', '']);
  });

  it('is refused unread when too long', () => {
    expect(issuesOf(' '.repeat(CONTENT_LIMIT + 1))[0]).toBe('content_too_large');
  });

  it('does not overflow the stack, however deep', () => {
    expect(issuesOf('['.repeat(5_000_000))[0]).toBe('content_invalid');
    expect(issuesOf(`{"ProfileData":${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}}`)[0]).toBe('content_invalid');
  });

  it('is refused before parsing with more values than any plan', () => {
    expect(issuesOf(`[${'0,'.repeat(300_000)}0]`)[0]).toBe('content_too_large');
  });

  it.each(['[{', '"[{', '\\[{', '\\"[{', '"\\\\[{'])('counts brackets after %j in texts as text', (start) => {
    const vision = `${start.repeat(200)}${start}\\`;
    const decoded = decodeProfile({ executiveSummary: { vision } });
    expect(decoded.ok && decoded.plan.mission.vision).toBe(vision);
  });
});

it.each([
  [{ ProfileData: { executiveSummary: { legal_structure: 'x' } } }, '"limitedLiabilityCompany"'],
  [{ ProfileData: { executiveSummary: { sector: 'x' } } }, '"agriculture"'],
  [{ ProfileData: { executiveSummary: { country: 'x' } } }, '"es"'],
  [{ ProfileData: { organigram: [{ kind: 'x', position: 'p' }] } }, "'department'"],
  [{ TemplateConf: { template_id: 99 } }, '1|2|4'],
  [{ TemplateConf: { font: { id: 22 } } }, '0|1|2'],
  [{ TemplateConf: { font: 'Comic' } }, '"Poppins"'],
])('an option that is none is answered with the choices: %j', (content, choices) => {
  const decoded = decodeContent(JSON.stringify(content));
  expect(decoded.ok ? [] : decoded.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining(choices),
  ]);
});

describe('unknown fields and values of the wrong type', () => {
  it.each([
    [{ surprise: 1 }, 'ProfileData.surprise'],
    [{ executiveSummary: { name: 'x' } }, 'ProfileData.executiveSummary.name'],
    [{ executiveSummary: { activity_date: { iso: '' } } }, 'ProfileData.executiveSummary.activity_date.iso'],
    [{ products: [{}, { price: '1' }] }, 'ProfileData.products.1.price'],
    [{ operational_plan: [{ list: [{ done: true }] }] }, 'ProfileData.operational_plan.0.list.0.done'],
    [{ finances: { revenues: [{ FY6: '1' }] } }, 'ProfileData.finances.revenues.0.FY6'],
    [{ executiveSummary: 'text' }, 'ProfileData.executiveSummary'],
    [{ executiveSummary: [] }, 'ProfileData.executiveSummary'],
    [{ executiveSummary: { com_name: 5 } }, 'ProfileData.executiveSummary.com_name'],
    [{ products: {} }, 'ProfileData.products'],
    [{ products: ['bread'] }, 'ProfileData.products.0'],
    [{ new_company: 'yes' }, 'ProfileData.new_company'],
    [{ coinType: 'EUR' }, 'ProfileData.coinType'],
    [{ cover: 1 }, 'ProfileData.cover'],
    [{ client_target: { gender: ['male', 'male'] } }, 'ProfileData.client_target.gender'],
    [{ client_target: { age: ['99'] } }, 'ProfileData.client_target.age.0'],
    [{ industry: { market_size: '1,5' } }, 'ProfileData.industry.market_size'],
    [{ industry: { market_size: '-0' } }, 'ProfileData.industry.market_size'],
    [{ finances: { static_assets: true } }, 'ProfileData.finances.static_assets'],
    [{ finances: { depreciation: { FY2: 'x' } } }, 'ProfileData.finances.depreciation.FY2'],
    [{ finances: { revenues: [{ FY3: 'x' }] } }, 'ProfileData.finances.revenues.0.FY3'],
    [{ dafo: { amenazas: [{ id: 'a' }, { id: 'a' }] } }, 'ProfileData.dafo.amenazas'],
    [{ organigram: [{ kind: 'robot', position: 'x' }] }, 'ProfileData.organigram.0.kind'],
    [{ organigram: [{ kind: 'department', department: 'd', position: 'x' }] }, 'ProfileData.organigram.0'],
    [{ organigram: [{ kind: 'department' }] }, 'ProfileData.organigram.0.department'],
    [
      { executiveSummary: { activity_date: { date: '2026-02-30' } } },
      'ProfileData.executiveSummary.activity_date.date',
    ],
    [{ executiveSummary: { own_funds: 'about ten' } }, 'ProfileData.executiveSummary.own_funds'],
  ])('%j is invalid at %s', (profile, path) => {
    expect(profileIssues(profile)).toEqual(['content_invalid', path]);
  });

  it('refuses names of JavaScript’s own like any other', () => {
    expect(issuesOf('{"__proto__":{"ok":true},"ProfileData":{"constructor":1,"__proto__":1}}')).toEqual([
      'content_invalid',
      '__proto__',
      'ProfileData.constructor',
      'ProfileData.__proto__',
    ]);
  });

  it('names no more issues than a person reads, and repeats no long names', () => {
    const decoded = decodeProfile(
      Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}-${'x'.repeat(5_000)}`, 1])),
    );
    expect(decoded.ok ? [] : decoded.issues).toHaveLength(ISSUE_LIMIT);
    expect(JSON.stringify(decoded).length).toBeLessThan(10_000);
  });
});

describe('amounts', () => {
  const read = (json: string) => {
    const decoded = decodeContent(`{"ProfileData":{"industry":{"market_size":${json}}}}`);
    return decoded.ok ? decoded.plan.competition.marketSize : decoded.code;
  };

  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['0.1', '0.1'],
    ['1234.50', '1234.5'],
    ['-7', '-7'],
    ['9007199254740991', '9007199254740991'],
    ['null', ''],
    ['"999999999999999999999999999999.99999999"', '999999999999999999999999999999.99999999'],
  ])('reads %s as %j', (json, amount) => {
    expect(read(json)).toBe(amount);
  });

  it.each([
    '1e308',
    '-1e308',
    '1e400',
    '9007199254740992',
    '1e-9',
    '"1e5"',
    '"0x10"',
    '"٣"',
    '"NaN"',
    '[]',
    '"--1"',
  ])('refuses %s', (json) => {
    expect(read(json)).toBe('content_invalid');
  });
});

describe('what does not fit', () => {
  it.each([
    [{ products: Array.from({ length: 5_000 }, () => ({ text: 'x' })) }, 'ProfileData.products'],
    [{ products: Array.from({ length: 601 }, () => ({ text: 'x' })) }, 'ProfileData.products'],
    [{ finances: { use_of_funds: 'x'.repeat(3_000_000) } }, 'ProfileData.finances.use_of_funds'],
    [{ team: [{ name: 'x'.repeat(201) }] }, 'ProfileData.team.0.name'],
    [{ executiveSummary: { own_funds: '1'.repeat(3_000_000) } }, 'ProfileData.executiveSummary.own_funds'],
  ])('is over the limit at its place (%#)', (profile, path) => {
    expect(profileIssues(profile)).toEqual(['limit_exceeded', path]);
  });
});

describe('pictures', () => {
  const logo = (value: string) => profileIssues({ executiveSummary: { logo: value } });

  it('are read as data URL or reference', () => {
    expect(logo(TINY_PNG)).toEqual(['ok']);
    expect(logo(`image:${'0'.repeat(64)}`)).toEqual(['ok']);
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:application/x-msdownload;base64,TVqQ',
    'data:image/png,<svg/>',
    'https://example.com/photo.png',
    'javascript:alert(1)',
    'data:image/png;base64,',
    `data:image/png;base64,${'A'.repeat(3_000_000)}!`,
  ])('%.40s is none', (value) => {
    expect(logo(value)).toEqual(['image_invalid', 'ProfileData.executiveSummary.logo']);
  });

  it('of 30 MB are too large', () => {
    expect(logo(`data:image/jpeg;base64,${'A'.repeat(30_000_000)}`)[0]).toBe('image_too_large');
  });
});

describe('anything at all', () => {
  it('is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), fc.string(), (value, text) => {
        expect(decodeContent(text)).toHaveProperty('ok');
        for (const shape of [value, { ProfileData: value }, { TemplateConf: value }]) {
          expect(decodeContent(JSON.stringify(shape))).toHaveProperty('ok');
        }
      }),
      { numRuns: 300 },
    );
  });
});
