import { type Cover, PLAIN_COVER } from '@trazo/plan/cover';
import { DEFAULT_CURRENCY } from '@trazo/plan/currencies';
import { day } from '../codec/dates.ts';
import { at, type Field, mapping, object } from '../codec/mapping.ts';
import { picture } from '../codec/pictures.ts';
import { choice, flag, text } from '../codec/value-codec.ts';
import { put, take } from '../codec/wire-object.ts';
import { sectionCodec } from './section-codec.ts';

const typedAddress = at('executiveSummary.address', text);
const googleAddress = at('executiveSummary.addressGoogle.formatted_address', text);

/** Typed by hand, or chosen from the map; what was typed wins. */
const address: Field<string> = {
  ...typedAddress,
  names: [...typedAddress.names, ...googleAddress.names],
  write: (value, target, context) => {
    typedAddress.write(value, target, context);
    put(target, ['executiveSummary', 'addressGoogle'], null);
  },
  matches: (value, source, context) =>
    typedAddress.matches(value, source, context) &&
    take(source, ['executiveSummary', 'addressGoogle']) === null,
  read: (source, place, faults) => {
    const typed = typedAddress.read(source, place, faults);
    const chosen = googleAddress.read(source, place, faults);
    return typed === '' ? chosen : typed;
  },
};

const cover = object(
  mapping<Cover>({
    picture: at('picture', choice(PLAIN_COVER.picture)),
    pattern: at('pattern', choice(PLAIN_COVER.pattern)),
    photo: at('photo', picture),
    subtitle: at('subtitle', text),
    confidentiality: at('confidentiality', choice(PLAIN_COVER.confidentiality)),
    confidentialityText: at('confidentiality_text', text),
    version: at('version', text),
    date: at('date', day),
  }),
);

export const general = sectionCodec<'general'>({
  companyName: at('executiveSummary.com_name', text),
  newCompany: at('new_company', flag(true)),
  logo: at('executiveSummary.logo', picture),
  cover: at('executiveSummary.cover', cover),
  constitutionDate: at('executiveSummary.constitution_date', day),
  activityDate: at('executiveSummary.activity_date', day),
  address,
  legalStructure: at('executiveSummary.legal_structure', text),
  sector: at('executiveSummary.sector', text),
  businessType: at('executiveSummary.business_type', text),
  ownFunds: at('executiveSummary.own_funds', text),
  shareCapital: at('executiveSummary.share_capital', text),
  currency: at('coinType', choice(DEFAULT_CURRENCY)),
});
