import { describe, expect, it } from 'vitest';
import { greetedName } from './greeted-name.ts';

describe('a mail to an address nobody has confirmed', () => {
  it.each(['Ada', 'Nora Vidal', 'J. R. R.', 'María-José', 'Dr. Ada Lovelace', '李', 'O’Hara', 'Ana / Eva'])(
    'greets %s',
    (name) => {
      expect(greetedName(name, false)).toBe(name);
    },
  );

  it.each([
    'Has ganado 1000 EUR: cobra en https://evil.example/x',
    'HTTPS://x',
    'www.evil',
    'evil.example',
    'evil.example/x',
    'ada@evil.example',
    'müller.de',
  ])('leaves out what leads somewhere: %s', (name) => {
    expect(greetedName(name, false)).toBe('');
  });

  it('greets whoever owns it by whatever name they gave themselves', () => {
    expect(greetedName('ada.example', true)).toBe('ada.example');
  });
});
