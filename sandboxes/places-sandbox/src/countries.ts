/** A town with a postcode in its centre and, in Italy, its province. */
export interface Town {
  readonly name: string;
  readonly postcode: string;
  readonly province?: string;
}

/** What an address consists of. Parts that were not given are empty. */
export interface Address {
  readonly country: CountryCode;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly town: string;
  readonly province: string;
}

export type CountryCode = 'ES' | 'GB' | 'IT' | 'FR' | 'DE';

interface Country {
  readonly towns: readonly Town[];
  /** A street with its number. */
  readonly line: (street: string, number: string) => string;
  /** A town with its postcode. */
  readonly place: (town: string, postcode: string, province: string) => string;
}

const joined = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

const postcodeFirst = (town: string, postcode: string): string => joined(' ', postcode, town);

/** The larger towns of each country, and how it writes an address. */
export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  ES: {
    towns: [
      { name: 'Madrid', postcode: '28013' },
      { name: 'Barcelona', postcode: '08002' },
      { name: 'Valencia', postcode: '46002' },
      { name: 'Sevilla', postcode: '41001' },
      { name: 'Zaragoza', postcode: '50002' },
      { name: 'Málaga', postcode: '29015' },
      { name: 'Bilbao', postcode: '48005' },
    ],
    line: (street, number) => joined(', ', street, number),
    place: postcodeFirst,
  },
  GB: {
    towns: [
      { name: 'London', postcode: 'EC1A 1BB' },
      { name: 'Manchester', postcode: 'M2 5DB' },
      { name: 'Birmingham', postcode: 'B2 5DB' },
      { name: 'Bristol', postcode: 'BS1 4DJ' },
      { name: 'Edinburgh', postcode: 'EH1 1YZ' },
      { name: 'Leeds', postcode: 'LS1 4DY' },
    ],
    line: (street, number) => joined(' ', number, street),
    place: (town, postcode) => joined(' ', town, postcode),
  },
  IT: {
    towns: [
      { name: 'Roma', postcode: '00184', province: 'RM' },
      { name: 'Milano', postcode: '20121', province: 'MI' },
      { name: 'Torino', postcode: '10121', province: 'TO' },
      { name: 'Napoli', postcode: '80133', province: 'NA' },
      { name: 'Bologna', postcode: '40121', province: 'BO' },
      { name: 'Firenze', postcode: '50122', province: 'FI' },
    ],
    line: (street, number) => joined(', ', street, number),
    place: (town, postcode, province) => joined(' ', postcode, town, province),
  },
  FR: {
    towns: [
      { name: 'Paris', postcode: '75004' },
      { name: 'Lyon', postcode: '69002' },
      { name: 'Marseille', postcode: '13001' },
      { name: 'Toulouse', postcode: '31000' },
      { name: 'Bordeaux', postcode: '33000' },
      { name: 'Nantes', postcode: '44000' },
    ],
    line: (street, number) => joined(' ', number, street),
    place: postcodeFirst,
  },
  DE: {
    towns: [
      { name: 'Berlin', postcode: '10117' },
      { name: 'Hamburg', postcode: '20095' },
      { name: 'München', postcode: '80331' },
      { name: 'Köln', postcode: '50667' },
      { name: 'Frankfurt am Main', postcode: '60311' },
      { name: 'Leipzig', postcode: '04109' },
    ],
    line: (street, number) => joined(' ', street, number),
    place: postcodeFirst,
  },
};

export const COUNTRY_CODES: readonly CountryCode[] = ['ES', 'GB', 'IT', 'FR', 'DE'];

const BY_LANGUAGE: Readonly<Record<string, CountryCode>> = {
  es: 'ES',
  en: 'GB',
  it: 'IT',
  fr: 'FR',
  de: 'DE',
};

/** Where most people speak a language; `tag` as BCP 47. */
export const countryOf = (tag: string): CountryCode => BY_LANGUAGE[tag.slice(0, 2).toLowerCase()] ?? 'GB';

/** The address on one line, its country named in the language of `tag`. */
export function formatted({ country, ...address }: Address, tag: string): string {
  const { line, place } = COUNTRIES[country];
  return joined(
    ', ',
    line(address.street, address.number),
    place(address.town, address.postcode, address.province),
    new Intl.DisplayNames([tag, 'en'], { type: 'region' }).of(country) ?? country,
  );
}
