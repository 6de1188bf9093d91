/** Look like a full stop, or are one in host names (UTS #39 confusables, UTS #46); compatibility forms are gone by NFKC. */
const DOT =
  '[.\\u{3002}\\u{FF61}\\u{6D4}\\u{701}\\u{702}\\u{A60E}\\u{A4F8}\\u{660}\\u{6F0}\\u{10A50}\\u{1D16D}]';
/** What mail programs make links of: `evil.example`, `//evil`, `mailto:x`, an IP address; with or without more around it. */
const ADDRESS = new RegExp(
  `[:\\u{A789}]\\s*[/\\u{2044}\\u{2215}]|[/\\\\]{2}|www${DOT}|[\\p{L}\\p{N}]${DOT}\\p{L}{2}|(?:\\d{1,3}${DOT}){3}\\d|(?:mailto|tel|sms):`,
  'iu',
);
const ADDRESS_SIGNS = new RegExp(`${DOT}(?=[\\p{L}\\p{N}])|[:\\u{A789}](?=\\S)|@|(?<=/)/`, 'gu');

/** Controls, bidirectional ones included; joiners stay, scripts are written with them. */
const CONTROLS = /(?![\u{200C}\u{200D}])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** May stand between the signs of an address without being seen. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;

const carriesAddress = (text: string): boolean =>
  ADDRESS.test(text.normalize('NFKC').normalize('NFD').replace(UNSEEN, ''));

/** On one line, without controls. */
const inOneLine = (text: string): string =>
  text.toWellFormed().replace(/\s+/gu, ' ').replace(CONTROLS, '').trim();

/**
 * A user-chosen name (of a person, a plan) as a mail may show it: empty where it contains an address. Who
 * signs up could otherwise have us mail their links to strangers.
 */
export const linklessName = (name: string): string => (carriesAddress(name) ? '' : inOneLine(name));

/** A longer text of a user, in full: of its addresses no mail program makes a link (`evil[.]example`). */
export function linklessText(text: string): string {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => {
    const shown = inOneLine(line);
    return carriesAddress(line) ? shown.normalize('NFKC').replace(ADDRESS_SIGNS, '[$&]') : shown;
  });
  return lines.join('\n');
}

/** A masked e-mail address, recognisable to its owner only: `a•••@e•••.com`. */
export function maskedAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  const shown = (text: string) => `${[...text][0] ?? ''}•••`;
  return `${shown(name)}@${shown(domain)}${domain.slice(domain.lastIndexOf('.'))}`;
}
