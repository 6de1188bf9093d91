import { LANGUAGES, type Language } from '@trazo/plan/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typography } from './typography.ts';

/** Fixed blanks made visible: `~` as wide as a space, `_` narrow. */
const set = (language: Language, text: string) =>
  typography(language)(text).replaceAll('\u00a0', '~').replaceAll('\u202f', '_');

describe('quotation marks', () => {
  test.each([
    ['es', 'Lo llaman "la casa" aquí', 'Lo llaman «la casa» aquí'],
    ['en', 'They call it "the house".', 'They call it “the house”.'],
    ['it', 'La chiamano "la casa"', 'La chiamano «la casa»'],
    ['fr', 'On dit "la maison", ici', 'On dit «_la maison_», ici'],
    ['de', 'Man sagt "das Haus" dazu', 'Man sagt „das Haus“ dazu'],
    ['en', "the 'old' way, don't", 'the ‘old’ way, don’t'],
    ['de', "das 'alte' Haus", 'das ‚alte‘ Haus'],
    ['en', '("quoted")', '(“quoted”)'],
    ['es', '"¿Y ahora?" preguntan', '«¿Y ahora?» preguntan'],
    [
      'fr',
      `Nous suivons l'"open innovation" et le "circuit court".`,
      'Nous suivons l’«_open innovation_» et le «_circuit court_».',
    ],
    ['fr', `L'"atelier" ouvre en mai.`, 'L’«_atelier_» ouvre en mai.'],
    ['it', `dell'"economia circolare"`, 'dell’«economia circolare»'],
    ['es', 'El "Plan 2030" y el "Kit Digital".', 'El «Plan 2030» y el «Kit Digital».'],
    ['es', 'lema:"Hola" y "Adiós"', 'lema:«Hola» y «Adiós»'],
    ['es', '¡"Hola"! ¿"Adiós"?', '¡«Hola»! ¿«Adiós»?'],
    ['es', '"Hola",dijo, "y adiós"', '«Hola»,dijo, «y adiós»'],
    ['en', 'a "27" screen" for "$5"', 'a “27" screen” for “$5”'],
    ['de', `Er sagt: "Das 'alte' Haus"`, 'Er sagt: „Das ‚alte‘ Haus“'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(set(language, text)).toBe(expected);
  });

  test('an inch stays an inch, an apostrophe an apostrophe', () => {
    expect(set('en', 'A 27" screen')).toBe('A 27" screen');
    expect(set('fr', "l'atelier d'Anne")).toBe('l’atelier d’Anne');
    expect(set('en', `5' 10" tall, 12" deep`)).toBe(`5' 10" tall, 12" deep`);
  });

  test.each([
    ['en', "the founders' shares in '24", 'the founders’ shares in ’24'],
    ['en', "The founders' plan and the bakers' oven.", 'The founders’ plan and the bakers’ oven.'],
    ['en', "It's rock 'n' roll, 'tis so; (TNT)'s power.", 'It’s rock ’n’ roll, ’tis so; (TNT)’s power.'],
    ['en', `"Rock 'n' roll" in the 1960's`, '“Rock ’n’ roll” in the 1960’s'],
    ['de', "Hans' Backstube, 's war schön", 'Hans’ Backstube, ’s war schön'],
    ['it', "un po' di pane, po' po'", 'un po’ di pane, po’ po’'],
    ['fr', "aujourd'hui l'atelier", 'aujourd’hui l’atelier'],
  ] as const)('%s, apostrophes at a word’s end and beginning: %s', (language, text, expected) => {
    expect(set(language, text)).toBe(expected);
  });
});

describe('blanks that do not break', () => {
  test.each([
    ['es', 'un 15 % de 200 kWh', 'un 15~% de 200~kWh'],
    ['fr', 'soit 15 % de 20 €', 'soit 15_% de 20~€'],
    ['fr', 'de 10 890 €/an à 2 200 galeries', 'de 10~890~€/an à 2~200 galeries'],
    ['de', 'für 2.100€ oder 15–17k€', 'für 2.100~€ oder 15–17~k€'],
    ['de', 'rund 1,2 Mio. € in 3 Jahren', 'rund 1,2~Mio.~€ in 3 Jahren'],
    ['fr', 'soit 30 000 euros ou US$ 500', 'soit 30~000~euros ou US$~500'],
    ['es', 'EUR 500 en 2025 100 veces', 'EUR~500 en 2025 100 veces'],
    ['en', 'worth €200 or $1 000 000', 'worth €200 or $1~000~000'],
    ['de', 'z. B. 5 kg, d. h. Nr. 4', 'z._B. 5~kg, d._h. Nr.~4'],
    ['en', 'Mr Smith of No. 4', 'Mr~Smith of No.~4'],
    ['it', 'il Dott. Rossi, art. 5', 'il Dott.~Rossi, art.~5'],
    ['fr', 'Vraiment ? Oui : « ici » !', 'Vraiment_? Oui~: «_ici_»_!'],
    ['en', 'five people - no more...', 'five people~– no more…'],
    ['fr', 'un repli (– 12 % en 2024)', 'un repli (–~12_% en 2024)'],
    ['de', 'von 5 - 10 % oder 5 – 10 %', 'von 5~–~10~% oder 5~–~10~%'],
    ['es', 'de 5 € - 10 € y 20 kg - 30 kg', 'de 5~€~–~10~€ y 20~kg~–~30~kg'],
    ['en', 'from £5 - £10, from 5% -- 10%', 'from £5~–~£10, from 5%~–~10%'],
    ['fr', 'de 5 % à 10 – 15 euros - 20 euros', 'de 5_% à 10~–~15~euros~–~20~euros'],
    ['it', 'US$ 5 - US$ 10 - non di più', 'US$~5~–~US$~10~– non di più'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(set(language, text)).toBe(expected);
  });

  test.each(LANGUAGES)('%s: addresses, hours, dates and telephone numbers stay as they are', (language) => {
    const text = 'https://example.com/a?b=c 12:30 2026-01-15 +34 600-100-200 ana@example.com 3 mesas';
    expect(typography(language)(text)).toBe(text);
  });
});

test.each(LANGUAGES)('%s: no letter and no figure is changed, and twice is as good as once', (language) => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1é "\'«».,;:!?-%€zB(') }), (text) => {
      const once = typography(language)(text);
      const letters = (line: string) => line.replaceAll(/[^\p{L}\p{N}]/gu, '');
      expect(letters(once)).toBe(letters(text));
      expect(typography(language)(once)).toBe(once);
    }),
  );
});
