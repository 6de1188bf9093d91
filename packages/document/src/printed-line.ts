import type { Language } from '@trazo/plan/languages';
import type { FontName } from '@trazo/plan/theme/fonts';
import { memoise } from './memoise.ts';
import { printableText } from './printable-text.ts';
import { typography } from './typography/typography.ts';

const printers = new Map<string, (text: string) => string>();

/** Makes a user's line what is printed: set as the language sets it, in characters the font has. */
export function printedLine(font: FontName, language: Language): (text: string) => string {
  const key = `${font} ${language}`;
  const known = printers.get(key);
  if (known !== undefined) return known;
  const [print, set] = [printableText(font), typography(language)];
  const printer = memoise((text) => print(set(text)));
  printers.set(key, printer);
  return printer;
}
