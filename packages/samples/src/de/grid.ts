// Written by scripts/fill-grids.ts; change the assumptions, not this file.
import type { Grid } from '../filled.ts';

export const grid: Grid = {
  revenues: [
    {
      id: 'f:survey',
      name: 'Verformungsgerechte Bauaufnahme',
      years: ['178560', '210701', '242306', '264113', '274678'],
    },
    {
      id: 'f:roadmap',
      name: 'Hygrothermischer Sanierungsfahrplan',
      years: ['131040', '157248', '182408', '198824', '208766'],
    },
    {
      id: 'f:timber',
      name: 'Holzreparatur an Schwelle, Ständer und Riegel',
      years: ['295680', '366643', '421640', '459587', '487163'],
    },
    { id: 'f:panels', name: 'Gefachsanierung', years: ['205320', '254597', '292786', '319137', '338286'] },
    {
      id: 'f:insulation',
      name: 'Kapillaraktive Innendämmung',
      years: ['328512', '420495', '487775', '526797', '558404'],
    },
    {
      id: 'f:roofs',
      name: 'Dach- und Deckendämmung',
      years: ['278568', '348210', '396959', '432686', '462974'],
    },
    {
      id: 'f:windows',
      name: 'Denkmalgerechtes Kasten- und Verbundfenster',
      years: ['183300', '234624', '274510', '301961', '320079'],
    },
    {
      id: 'f:care',
      name: 'Wartungsverträge, je Haus und Monat',
      years: ['21908', '42607', '63308', '84007', '104708'],
    },
  ],
  directExpenses: [
    {
      id: 'f:survey',
      name: 'Kosten: Verformungsgerechte Bauaufnahme',
      years: ['7142', '8428', '9693', '10564', '10987'],
    },
    {
      id: 'f:roadmap',
      name: 'Kosten: Hygrothermischer Sanierungsfahrplan',
      years: ['3931', '4718', '5472', '5965', '6263'],
    },
    {
      id: 'f:timber',
      name: 'Kosten: Holzreparatur an Schwelle, Ständer und Riegel',
      years: ['59136', '73329', '84328', '91917', '97433'],
    },
    { id: 'f:panels', name: 'Kosten: Gefachsanierung', years: ['36958', '45827', '52702', '57444', '60892'] },
    {
      id: 'f:insulation',
      name: 'Kosten: Kapillaraktive Innendämmung',
      years: ['91983', '117739', '136577', '147503', '156353'],
    },
    {
      id: 'f:roofs',
      name: 'Kosten: Dach- und Deckendämmung',
      years: ['75213', '94017', '107179', '116825', '125003'],
    },
    {
      id: 'f:windows',
      name: 'Kosten: Denkmalgerechtes Kasten- und Verbundfenster',
      years: ['98982', '126697', '148235', '163059', '172843'],
    },
    {
      id: 'f:care',
      name: 'Kosten: Wartungsverträge, je Haus und Monat',
      years: ['4382', '8521', '12662', '16801', '20942'],
    },
    {
      id: 'f:staff',
      name: 'Direkte Personalkosten',
      years: ['437346', '546371', '618327', '666299', '714269'],
    },
    {
      id: 'f:site-costs',
      name: 'Entsorgung, Baustelleneinrichtung, Gewährleistung',
      years: ['53555', '67159', '77936', '85375', '90917'],
    },
    {
      id: 'f:subcontractors',
      name: 'Nachunternehmer und Tischlerpartner',
      years: ['81144', '101757', '118084', '129356', '137753'],
    },
  ],
  otherExpenses: [
    { id: 'f:badDebt', name: 'Forderungsausfälle', years: ['3325', '4169', '4797', '5216', '5539'] },
    { id: 'f:staff', name: 'Löhne und Gehälter', years: ['184500', '207000', '225000', '244000', '244000'] },
    {
      id: 'f:social',
      name: 'Sozialabgaben des Arbeitgebers',
      years: ['20295', '25830', '30258', '34932', '34932'],
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
  incomeTaxExpense: ['45107', '86649', '117027', '133578', '142308'],
  balance: {
    fixedAssets: '554000',
    currentAssets: '286900',
    ownFunds: '134000',
    longTermLiabilities: '569341',
    shortTermLiabilities: '137559',
  },
  incomes: [
    {
      id: 'f:partnerLoans',
      reason: 'Darlehen von Gesellschaftern und Familie',
      amount: '60000',
      period: 'once',
    },
    { id: 'f:customersInAdvance', reason: 'Erhaltene Anzahlungen', amount: '15351', period: 'once' },
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
    { id: 'f:workingCapital', reason: 'Betriebsmittel der Anlaufphase', amount: '40282', period: 'once' },
    { id: 'f:reserve', reason: 'Reserve', amount: '13389', period: 'once' },
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
