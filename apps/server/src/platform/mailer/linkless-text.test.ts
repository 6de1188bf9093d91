import { describe, expect, it } from 'vitest';
import { linklessName, linklessText } from './linkless-text.ts';

/** All of these a mail program or a reader takes for an address. */
const LINKS = [
  'Has ganado 1000 EUR: cobra en https://evil.example/x',
  'HTTPS://x',
  'www.evil',
  'evil.example',
  'evil.example/x',
  'x.com',
  't.co/abc',
  'ada@evil.example',
  'müller.de',
  'evil․example',
  'evil．example',
  'evil。example',
  'evil｡example',
  'evil﹒example',
  'evilꓸexample',
  'evil.\u200bexample',
  'evil\u2060.\u00adexample',
  'evil.\u202eelpmaxe',
  'ev\u0301il.exa\u0323mple',
  '//evil',
  'http:⁄⁄evil',
  'mailto:evil',
  '192.0.2.1',
];

describe('a name in a mail', () => {
  it.each([
    'Ada',
    'Nora Vidal',
    'J. R. R.',
    'María-José',
    'Dr. Ada Lovelace',
    '李',
    'O’Hara',
    'Ana / Eva',
    'Marcel·lí',
    'Café Gal·la, S.L.',
    'Plan 2027: 1.500 €',
    'トム・クルーズ',
    'क्‍ष',
    'Pan y más…luego',
  ])('is %s', (name) => {
    expect(linklessName(name)).toBe(name);
  });

  it.each(LINKS)('is left out where it leads somewhere: %s', (name) => {
    expect(linklessName(name)).toBe('');
  });

  it('keeps no control and no second line', () => {
    expect(linklessName(' Ada\r\nBcc: x \u202eevol\u2066 ')).toBe('Ada Bcc: x evol');
    expect(linklessName('\ud800Ada')).toBe('\ufffdAda');
  });
});

describe('a text in a mail', () => {
  it('stays as it was written', () => {
    const text = 'Because of it.\nTwice: on 3.4.2027, at 10:30 / 11:30.';
    expect(linklessText(text)).toBe(text);
  });

  it.each(LINKS)('has nothing to click at: %s', (text) => {
    const shown = linklessText(`Look at ${text} now`);
    expect(linklessName(shown)).toBe(shown);
    expect(shown).toContain('Look at');
  });

  it('can still be read', () => {
    expect(linklessText('See https://evil.example/x')).toBe('See https[:]/[/]evil[.]example/x');
  });
});
