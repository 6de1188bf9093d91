// Written by scripts/fill-grids.ts; change the assumptions, not this file.
import type { Grid } from '../filled.ts';

export const grid: Grid = {
  revenues: [
    {
      id: 'f:survey',
      name: 'Verformungsgerechte Bauaufnahme',
      years: ['161280', '190310', '218857', '238554', '248097'],
    },
    {
      id: 'f:roadmap',
      name: 'Hygrothermischer Sanierungsfahrplan',
      years: ['117000', '140400', '162864', '177522', '186398'],
    },
    {
      id: 'f:timber',
      name: 'Holzreparatur an Schwelle, Ständer und Riegel',
      years: ['263340', '326542', '375522', '409320', '433879'],
    },
    { id: 'f:panels', name: 'Gefachsanierung', years: ['184080', '228259', '262498', '286123', '303290'] },
    {
      id: 'f:insulation',
      name: 'Kapillaraktive Innendämmung',
      years: ['294528', '376996', '437315', '472300', '500639'],
    },
    {
      id: 'f:roofs',
      name: 'Dach- und Deckendämmung',
      years: ['248040', '310050', '353457', '385268', '412237'],
    },
    {
      id: 'f:windows',
      name: 'Denkmalgerechtes Kasten- und Verbundfenster',
      years: ['163560', '209357', '244947', '269442', '285609'],
    },
    {
      id: 'f:care',
      name: 'Wartungsverträge, je Haus und Monat',
      years: ['19516', '38007', '56500', '74991', '93484'],
    },
  ],
  directExpenses: [
    {
      id: 'f:survey',
      name: 'Kosten: Verformungsgerechte Bauaufnahme',
      years: ['6451', '7613', '8754', '9542', '9924'],
    },
    {
      id: 'f:roadmap',
      name: 'Kosten: Hygrothermischer Sanierungsfahrplan',
      years: ['3510', '4212', '4886', '5326', '5592'],
    },
    {
      id: 'f:timber',
      name: 'Kosten: Holzreparatur an Schwelle, Ständer und Riegel',
      years: ['52668', '65308', '75105', '81864', '86776'],
    },
    { id: 'f:panels', name: 'Kosten: Gefachsanierung', years: ['33134', '41087', '47250', '51502', '54592'] },
    {
      id: 'f:insulation',
      name: 'Kosten: Kapillaraktive Innendämmung',
      years: ['82468', '105559', '122448', '132244', '140179'],
    },
    {
      id: 'f:roofs',
      name: 'Kosten: Dach- und Deckendämmung',
      years: ['66971', '83713', '95434', '104022', '111304'],
    },
    {
      id: 'f:windows',
      name: 'Kosten: Denkmalgerechtes Kasten- und Verbundfenster',
      years: ['88322', '113053', '132272', '145498', '154229'],
    },
    {
      id: 'f:care',
      name: 'Kosten: Wartungsverträge, je Haus und Monat',
      years: ['3903', '7602', '11300', '14998', '18697'],
    },
    {
      id: 'f:staff',
      name: 'Direkte Personalkosten',
      years: ['442260', '552510', '625275', '673785', '722295'],
    },
    {
      id: 'f:site-costs',
      name: 'Entsorgung, Baustelleneinrichtung, Gewährleistung',
      years: ['47894', '60058', '69694', '76347', '81299'],
    },
    {
      id: 'f:subcontractors',
      name: 'Nachunternehmer und Tischlerpartner',
      years: ['72567', '90996', '105598', '115676', '123182'],
    },
  ],
  otherExpenses: [
    { id: 'f:badDebt', name: 'Forderungsausfälle', years: ['2970', '3726', '4287', '4657', '4951'] },
    { id: 'f:staff', name: 'Löhne und Gehälter', years: ['184500', '207000', '225000', '244000', '244000'] },
    {
      id: 'f:social',
      name: 'Sozialabgaben des Arbeitgebers',
      years: ['47970', '53820', '58500', '63440', '63440'],
    },
    {
      id: 'f:advisers',
      name: 'Steuerberatung und Beratung',
      years: ['15600', '16068', '16550', '17047', '17558'],
    },
    { id: 'f:energy', name: 'Energie und Wasser', years: ['16200', '16524', '16854', '17192', '17535'] },
    { id: 'f:rent', name: 'Miete', years: ['58656', '59536', '60429', '61335', '62255'] },
    { id: 'f:insurance', name: 'Versicherungen', years: ['21000', '22680', '24494', '26454', '28571'] },
    { id: 'f:marketing', name: 'Werbung', years: ['18000', '18720', '19469', '20247', '21058'] },
    { id: 'f:other', name: 'Sonstige Kosten', years: ['24800', '12096', '13548', '15173', '16994'] },
    { id: 'f:technology', name: 'IT und Telefon', years: ['17400', '18618', '19921', '21316', '22808'] },
    { id: 'f:training', name: 'Weiterbildung', years: ['12000', '13200', '14520', '15972', '17569'] },
    { id: 'f:travel', name: 'Fahrzeuge und Reisen', years: ['36000', '39600', '43560', '47916', '52708'] },
  ],
  depreciation: ['75259', '77688', '81856', '86023', '90188'],
  amortization: ['5333', '5334', '5333', '0', '0'],
  interestExpense: ['23458', '22809', '21396', '18724', '16033'],
  incomeTaxExpense: ['0', '27852', '56468', '72966', '83969'],
  balance: {
    fixedAssets: '554000',
    currentAssets: '285595',
    ownFunds: '134000',
    longTermLiabilities: '569341',
    shortTermLiabilities: '136254',
  },
  incomes: [
    {
      id: 'f:partnerLoans',
      reason: 'Darlehen von Gesellschaftern und Familie',
      amount: '60000',
      period: 'once',
    },
    { id: 'f:customersInAdvance', reason: 'Erhaltene Anzahlungen', amount: '13799', period: 'once' },
    { id: 'f:cashBrought', reason: 'Vorhandenes Geld', amount: '120000', period: 'once' },
  ],
  expenses: [
    { id: 'f:setUp', reason: 'Gründungskosten', amount: '14000', period: 'once' },
    { id: 'f:software', reason: 'Software', amount: '16000', period: 'once' },
    { id: 'f:building', reason: 'Umbau', amount: '138000', period: 'once' },
    { id: 'f:machines', reason: 'Maschinen', amount: '215000', period: 'once' },
    { id: 'f:vehicles', reason: 'Fahrzeuge', amount: '64000', period: 'once' },
    { id: 'f:technology', reason: 'Rechner', amount: '25000', period: 'once' },
    { id: 'f:vat', reason: 'Zu erstattende Vorsteuer', amount: '89680', period: 'once' },
    { id: 'f:workingCapital', reason: 'Betriebsmittel der Anlaufphase', amount: '33848', period: 'once' },
    { id: 'f:reserve', reason: 'Reserve', amount: '18271', period: 'once' },
  ],
  financingNeeds: [
    {
      id: 'f:promotional-loan',
      reason: 'KfW-Förderdarlehen über die Hausbank, zehn Jahre',
      amount: '360000',
      period: 'once',
    },
    {
      id: 'f:silent-partnership',
      reason: 'Stille Beteiligung der Beteiligungsgesellschaft, zehn Jahre',
      amount: '60000',
      period: 'once',
    },
  ],
};
