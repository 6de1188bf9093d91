import type { Said } from '../figures.ts';
import { dearerMaterial, lessSold } from '../variants.ts';

export const said: Said = {
  claims: (f) => {
    const { uses, totalUses, sources, totalSources, ownShare } = f.forecast.sourcesAndUses;
    const less = f.varied((assumptions) => lessSold(assumptions, 0.8));
    const dearer = f.varied((assumptions) => dearerMaterial(assumptions, 1.1));
    const lowest = f.lowest(24);
    const own = f.given('capital', 'paid-in');
    const revenue = f.of('revenue', 1);
    const month = (number: number) => f.percent(f.forecast.income.revenue.months[number] ?? 0, revenue);
    const staff = (year: number) => f.percent(f.of('staff', year) + f.of('social', year), f.income(year));
    const margin = (year: number) => f.percent(f.of('grossProfit', year), f.income(year), 1);
    return [
      `Il fabbisogno complessivo è di ${f.n(totalUses, 100)} euro, di cui ${f.n(f.cost('fleet'))} per una flotta di 72 biciclette`,
      `I soci apportano ${f.n(own)} euro tra capitale e versamenti in conto capitale e ${f.n(f.given('partner-loan'))} euro come finanziamento`,
      `un mutuo chirografario di ${f.n(f.lent('mortgage'))} euro a sei anni`,
      `una linea a breve di ${f.n(f.lent('vat-line'))} euro per anticipare`,
      `I ricavi previsti salgono da ${f.n(f.income(1), 100)} euro nel primo esercizio a ${f.n(f.income(5), 100)} nel quinto. Il primo anno chiude con una perdita di ${f.n(-f.of('netIncome', 1), 100)} euro`,
      `l’utile netto supera i ${f.n(f.of('netIncome', 3), 1000)} euro e nel quinto arriva a ${f.n(f.of('netIncome', 5))}. Il punto di pareggio del secondo esercizio è di ${f.n(f.ratios(2).breakEvenRevenue ?? 0, 100)} euro`,
      `servizio del debito è di ${f.ratio(f.ratios(2).debtCover, 2)}; sale a ${f.ratio(f.ratios(3).debtCover, 2)} nel terzo e resta sopra 3,1`,
      `con ${f.n(f.sold('group-tours', 1) / 1090)} partecipanti, ${f.n(f.sold('own-tours', 1) / 590 / 2)} viaggi individuali di due persone, ${f.n(f.sold('day-trips', 1) / 68)} partecipanti alle escursioni e ${f.n(f.sold('repairs', 1) / 58)} riparazioni. I prezzi crescono del 2% l’anno; la crescita del ${f.growth(2)}%`,
      'per il 25% alla prenotazione',
      'il regime ordinario al 22%',
      'l’IRES al 24%, con riporto delle perdite dei primi esercizi; l’IRAP al 3,9%',
      'guide e accompagnatori esterni il 5% dei ricavi',
      `Il margine lordo scende dal ${margin(1)} al ${margin(5)}%`,
      `${staff(1)}% dei ricavi il primo anno, ${staff(5)}% il quinto`,
      `Con vendite inferiori del 20% in tutti gli esercizi il secondo chiude a meno ${f.n(-f.of('resultBeforeTax', 2, less.income), 100)} euro prima delle imposte, e la liquidità tocca il minimo di ${f.n(less.cash.lowest.amount, 100)} euro nel ${f.month(less.cash.lowest.month)}`,
      `più cari del 10% il secondo esercizio chiude ancora con ${f.n(f.of('resultBeforeTax', 2, dearer.income), 100)} euro`,
      `Il fabbisogno complessivo di ${f.n(totalUses, 100)} euro comprende ${f.n(f.invested + uses.deposits)} euro di immobilizzazioni. La flotta ne assorbe ${f.n(f.cost('fleet'))}, il furgone con rimorchio ${f.n(f.cost('van-trailer'))}, l’officina ${f.n(f.cost('workshop'))}, i locali ${f.n(f.cost('premises'))}, il sito ${f.n(f.cost('site'))}, il deposito cauzionale ${f.n(uses.deposits)}. Le spese di avvio sono di ${f.n(uses.setUp)} euro, l’IVA da anticipare di ${f.n(uses.vat)}; il resto, ${f.n(uses.workingCapital + uses.reserve, 100)} euro`,
      `I mezzi propri ammontano a ${f.n(own)} euro, il ${f.percent(own, totalSources)}% del totale, e salgono al ${f.ratio((ownShare ?? 0) * 100, 0)}%`,
      `Il mutuo richiesto è di ${f.n(f.lent('mortgage'))} euro a tasso fisso del 5,4%, con dodici mesi di preammortamento e sessanta rate da ${f.n(f.instalment('mortgage', 13))} euro. La linea a breve di ${f.n(f.lent('vat-line'))} euro si estingue nel ${f.month(9)}`,
      `acconti dei primi viaggiatori, ${f.n(sources.customersInAdvance, 100)} euro`,
      `Il saldo più basso del primo biennio è quello di partenza, ${f.n(lowest.month === 0 ? lowest.amount : Number.NaN, 100)} euro`,
      'Anche con ricavi inferiori del 20% per tutti gli esercizi',
      `Il rinnovo della flotta nel ${f.month(37)} costa ${f.n(f.cost('renewal'))} euro`,
      `portano il ${f.percent(f.sold('repairs', 1) + f.sold('fleets', 1), revenue)}% dei ricavi`,
      `I ricavi del primo esercizio ne rappresentano il ${f.percent(f.income(1), 7_540_000, 1)}%, quelli del quinto l’${f.percent(f.income(5), 7_540_000, 1)}%`,
      `gennaio, pari al ${month(11)}% dei ricavi del primo anno, e un mese massimo, maggio, pari al ${month(3)}%`,
    ];
  },
  facts: [
    'coprono il 21% dei ricavi del primo esercizio',
    'con un anticipo del 5% restituibile',
    'Gli ordini superiori a 5.000 euro',
    'dovrebbe fruttare circa 11.000 euro',
    'Spendono tra 110 e 160 euro',
    'con una franchigia di 150 euro',
    'di un’escursione è di 55 euro',
    'una spesa media di 164 euro',
    'nostra offerta supera i 200.000 euro',
  ],
};
