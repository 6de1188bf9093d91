import { describe, expect, it } from 'vitest';
import { readEmailAddress } from './email-address.ts';

describe('readEmailAddress', () => {
  it.each([
    ['Ada@Example.COM', 'Ada@example.com', 'ada@example.com'],
    [' ada@example.com ', 'ada@example.com', 'ada@example.com'],
    ['ada+plan@sub.example.co.uk', 'ada+plan@sub.example.co.uk', 'ada+plan@sub.example.co.uk'],
    ["o'neil@example.com", "o'neil@example.com", "o'neil@example.com"],
    ['ada@münchen.de', 'ada@xn--mnchen-3ya.de', 'ada@xn--mnchen-3ya.de'],
    ['ａｄａ＠ｅｘａｍｐｌｅ.com', 'ada@example.com', 'ada@example.com'],
    ['\u212Aelvin@example.com', 'Kelvin@example.com', 'kelvin@example.com'],
    // A Cyrillic letter in the domain is another domain, and seen to be.
    ['ada@exаmple.com', 'ada@xn--exmple-4nf.com', 'ada@xn--exmple-4nf.com'],
  ])('reads %j', (text, address, key) => {
    expect(readEmailAddress(text)).toEqual({ address, key });
  });

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@1.2.3.4',
    'ada@[1.2.3.4]',
    'ada@example.com:25',
    'ada@example.com/path',
    'ada@user:pw@example.com',
    'a b@example.com',
    '.ada@example.com',
    'ada..b@example.com',
    'ada@-example.com',
    'ada@example..com',
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\u0000',
    'ada\u200b@example.com',
    'ada@exam\u202eple.com',
    'аda@example.com',
    'Ada <ada@example.com>',
    'ada@example.com, eve@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'a.'.repeat(200)}com`,
  ])('takes %j for no address', (text) => {
    expect(readEmailAddress(text)).toBeUndefined();
  });
});
