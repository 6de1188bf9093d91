import { PAPER } from './ink.ts';

const mark = (ground: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" rx="56" fill="${ground}"/><g fill="none" stroke="${PAPER}" stroke-width="18" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;

/** Marks of the invented companies, by the language of their plan. */
export const LOGO_DRAWINGS = {
  es: mark(
    '#1f3a5f',
    '<path d="M160 262V70M160 118C118 118 104 92 104 66C142 66 160 88 160 118ZM160 118C202 118 216 92 216 66C178 66 160 88 160 118ZM160 186C118 186 104 160 104 134C142 134 160 156 160 186ZM160 186C202 186 216 160 216 134C178 134 160 156 160 186Z"/><path d="M92 262H228" stroke="#e07a2f"/>',
  ),
  en: mark(
    '#006d77',
    '<path d="M70 176A90 90 0 0 1 250 176"/><path d="M250 144A90 90 0 0 1 70 144" stroke="#f2b705"/><path d="M226 150L250 176L272 148M94 170L70 144L48 172"/>',
  ),
  it: mark(
    '#264653',
    '<circle cx="160" cy="150" r="84"/><path d="M160 150L160 66M160 150L233 192M160 150L87 192" stroke-width="10"/><path d="M56 262C82 244 108 280 134 262S186 244 212 262S252 276 264 262" stroke="#e36414"/>',
  ),
  fr: mark(
    '#14342b',
    '<path d="M64 118H256M96 118V252M224 118V252"/><path d="M96 186H224" stroke="#c98f4e"/><path d="M128 118V74H192V118"/>',
  ),
  de: mark(
    '#0b5351',
    '<path d="M60 144L160 62L260 144"/><path d="M84 144V258H236V144M160 144V258"/><path d="M84 258L160 144L236 258" stroke="#e7a977"/>',
  ),
} as const;
