import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { after, ofRevenue, units } from '../assumed.ts';

/** Nach Kalendermonaten: Der Bau ruht im Winter halb. */
const OUTDOORS = ['0.5', '0.6', '0.9', '1.15', '1.2', '1.2', '1.15', '1', '1.25', '1.25', '1.1', '0.7'];
const INDOORS = ['1.05', '1.05', '1.05', '1', '0.95', '0.95', '0.9', '0.85', '1', '1.05', '1.1', '1.05'];

/** Die acht Leistungen; gezahlt wird nach Bautenstand. */
export const streams: Stream[] = [
  units({
    id: 'survey',
    productId: 'product-1',
    normal: '3.1',
    growth: ['', '18', '15', '9', '4'],
    terms: [
      { share: '50', days: -30 },
      { share: '50', days: 16 },
    ],
    cost: ofRevenue('4'),
  }),
  units({
    id: 'roadmap',
    productId: 'product-2',
    normal: '2.8',
    growth: ['', '20', '16', '9', '5'],
    terms: [
      { share: '50', days: -30 },
      { share: '50', days: 16 },
    ],
    cost: ofRevenue('3'),
  }),
  units({
    id: 'timber',
    productId: 'product-3',
    normal: '64',
    growth: ['', '24', '15', '9', '6'],
    season: OUTDOORS,
    terms: [
      { share: '65', days: 30 },
      { share: '35', days: 60 },
    ],
    badDebt: '0.3',
    cost: ofRevenue('20', { stockDays: 30 }),
  }),
  units({
    id: 'panels',
    productId: 'product-4',
    normal: '58',
    growth: ['', '24', '15', '9', '6'],
    season: OUTDOORS,
    terms: [
      { share: '65', days: 30 },
      { share: '35', days: 60 },
    ],
    badDebt: '0.3',
    cost: ofRevenue('18', { stockDays: 20 }),
  }),
  units({
    id: 'insulation',
    productId: 'product-5',
    normal: '116',
    growth: ['', '28', '16', '8', '6'],
    season: INDOORS,
    terms: [
      { share: '75', days: 30 },
      { share: '25', days: 60 },
    ],
    badDebt: '0.3',
    cost: ofRevenue('28', { stockDays: 20 }),
  }),
  units({
    id: 'roofs',
    productId: 'product-6',
    normal: '73',
    growth: ['', '25', '14', '9', '7'],
    season: OUTDOORS,
    terms: [
      { share: '75', days: 30 },
      { share: '25', days: 60 },
    ],
    badDebt: '0.3',
    cost: ofRevenue('27', { stockDays: 20 }),
  }),
  units({
    id: 'windows',
    productId: 'product-7',
    normal: '6.5',
    growth: ['', '28', '17', '10', '6'],
    terms: after(30),
    cost: ofRevenue('54'),
  }),
  units({
    id: 'care',
    name: 'Wartungsverträge, je Haus und Monat',
    price: '57.50',
    first: '18',
    normal: '168',
    rampMonths: 60,
    cost: ofRevenue('20'),
  }),
];
