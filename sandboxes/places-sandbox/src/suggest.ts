import {
  type Address,
  COUNTRIES,
  COUNTRY_CODES,
  type CountryCode,
  countryOf,
  type Town,
} from './countries.ts';

/** As many as Google answers with. */
const MOST = 5;
const POSTCODE = /\b(?:\d{5}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})\b/i;
const NUMBER = /(?<![\p{L}\d])\d{1,4}(?:\s?[a-z](?![\p{L}\d]))?(?![\p{L}\d])/iu;

interface Known {
  readonly country: CountryCode;
  readonly town: Town;
}

const KNOWN: readonly Known[] = COUNTRY_CODES.flatMap((country) =>
  COUNTRIES[country].towns.map((town) => ({ country, town })),
);

/** For comparing: without accents and capitals. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,.;]+|[\s,;]+$/g, '');

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The typed text without the first match of `pattern`, and the match. */
function taken(text: string, pattern: RegExp): readonly [found: string, rest: string] {
  const found = pattern.exec(text);
  if (found === null) return ['', text];
  return [found[0], `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`];
}

/** The last words of the text, where they are a town we know; the text in front of it. */
function knownTown(text: string): readonly [known: Known | undefined, rest: string] {
  const all = folded(text);
  const known = KNOWN.find(({ town }) => {
    const name = folded(town.name);
    return all === name || all.endsWith(` ${name}`);
  });
  return known === undefined
    ? [undefined, text]
    : [known, text.slice(0, text.length - known.town.name.length)];
}

/** What an unfinished address may become, the likeliest first; `tag` is the language asked for. */
export function suggest(input: string, tag: string): readonly Address[] {
  const [postcode, withoutPostcode] = taken(input.normalize('NFC'), POSTCODE);
  const [number, words] = taken(withoutPostcode, NUMBER);
  const [known, before] = knownTown(tidy(words));
  const parts = tidy(before)
    .split(/\s*,\s*/)
    .filter((part) => part !== '');
  const street = capitalised(parts[0] ?? '');
  const typedTown = capitalised(parts.at(1) ?? '');
  if (street === '' && known === undefined) return [];
  const common = { street, number: number.replace(/\s/g, ''), province: '' };
  if (known !== undefined) return [inTown(common, known, postcode)];
  const country = countryOf(tag);
  const towns = COUNTRIES[country].towns.slice(0, MOST);
  if (typedTown === '') return towns.map((town) => inTown(common, { country, town }, postcode));
  return [{ ...common, country, town: typedTown, postcode: postcode || centreOf(typedTown, towns) }];
}

const inTown = (
  common: Pick<Address, 'street' | 'number'>,
  { country, town }: Known,
  postcode: string,
): Address => ({
  ...common,
  country,
  town: town.name,
  postcode: postcode.toUpperCase() || town.postcode,
  province: town.province ?? '',
});

/** A postcode of the country, the same for the same name. */
function centreOf(name: string, towns: readonly Town[]): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return towns[sum % towns.length]?.postcode ?? '';
}
