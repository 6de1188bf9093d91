import type { Option } from './options.ts';

/** Kinds of trade that write alike: what an example for one of them says fits the others after little change. */
export const TRADE_KINDS = ['shop', 'crafts', 'advice', 'digital', 'guests', 'making'] as const;
export type TradeKind = (typeof TRADE_KINDS)[number];

const KIND_OF_SECTOR: Readonly<Record<Option<'sector'>, TradeKind>> = {
  agriculture: 'making',
  consumerGoods: 'shop',
  ecommerce: 'shop',
  commerce: 'shop',
  construction: 'crafts',
  sports: 'guests',
  energy: 'crafts',
  finance: 'advice',
  internet: 'digital',
  logistics: 'advice',
  media: 'advice',
  metallurgy: 'making',
  chemicals: 'making',
  health: 'guests',
  services: 'advice',
  society: 'advice',
  technology: 'digital',
  tourism: 'guests',
  life: 'guests',
};

/** The kind of a sector; the first one while no sector is chosen. */
export const tradeKindOf = (sector: Option<'sector'> | ''): TradeKind =>
  sector === '' ? TRADE_KINDS[0] : KIND_OF_SECTOR[sector];
