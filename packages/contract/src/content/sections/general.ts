import { type Cover, PLAIN_COVER } from '@trazo/plan/cover';
import { DEFAULT_CURRENCY } from '@trazo/plan/currencies';
import { isRecord } from '@trazo/plan/is-record';
import { type PrintOptions, USUAL_PRINT } from '@trazo/plan/sections/print-options';
import { Issues } from '../codec/context.ts';
import { day } from '../codec/dates.ts';
import { list } from '../codec/lists.ts';
import { at, type Field, mapping, object } from '../codec/mapping.ts';
import { picture } from '../codec/pictures.ts';
import { choice, flag, text, type ValueCodec } from '../codec/value-codec.ts';
import { take } from '../codec/wire-object.ts';
import { sectionCodec } from './section-codec.ts';

const typedAddress = at('executiveSummary.address', text);

/** A result of Google Places, of which the formatted address is kept; clients may send all of it, or that text alone. */
const googlePlace: ValueCodec<string> = {
  encode: (value) => (value === '' ? null : { formatted_address: value }),
  decode: (wire, at, issues) =>
    isRecord(wire)
      ? text.decode(wire.formatted_address, { around: at, name: 'formatted_address' }, issues)
      : text.decode(wire, at, issues),
  wirePath: () => ['formatted_address'],
};
const addressGoogle = at('executiveSummary.addressGoogle', googlePlace);

/** Typed by hand, or derived from the address that was chosen; what was typed wins. */
const address: Field<string> = {
  ...typedAddress,
  read: (source, around, issues) => {
    const typed = typedAddress.read(source, around, issues);
    if (typed !== '') return typed;
    const steps = { around, name: 'executiveSummary.addressGoogle' };
    return googlePlace.decode(take(source, ['executiveSummary', 'addressGoogle']), steps, new Issues());
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

const print = object(
  mapping<PrintOptions>({
    creditPage: at('credit_page', flag(true)),
    businessModel: at('business_model', flag(false)),
    addressee: at('addressee', choice(USUAL_PRINT.addressee)),
    order: at('order', list(text)),
    leftOut: at('left_out', list(text)),
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
  addressGoogle,
  country: at('executiveSummary.country', text),
  legalStructure: at('executiveSummary.legal_structure', text),
  sector: at('executiveSummary.sector', text),
  businessType: at('executiveSummary.business_type', text),
  ownFunds: at('executiveSummary.own_funds', text),
  shareCapital: at('executiveSummary.share_capital', text),
  currency: at('coinType', choice(DEFAULT_CURRENCY)),
  notApplicable: at('not_applicable', list(text)),
  print: at('print', print),
});
