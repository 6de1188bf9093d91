// Written by scripts/fill-grids.ts; change the assumptions, not this file.
import type { Grid } from '../filled.ts';

export const grid: Grid = {
  revenues: [
    {
      id: 'f:group-tours',
      name: 'Delta in sette giorni',
      years: ['71940', '101263', '126011', '146526', '162908'],
    },
    {
      id: 'f:own-tours',
      name: 'Viaggio individuale «Acqua e mattoni»',
      years: ['31860', '51346', '71226', '87181', '99596'],
    },
    {
      id: 'f:day-trips',
      name: 'Escursione giornaliera con guida',
      years: ['44064', '60227', '72489', '81332', '88766'],
    },
    {
      id: 'f:rental',
      name: 'Noleggio della flotta, al giorno',
      years: ['55557', '70278', '85564', '97091', '99032'],
    },
    {
      id: 'f:repairs',
      name: 'Officina e ricambi, per riparazione',
      years: ['56652', '76884', '87833', '96756', '103626'],
    },
    {
      id: 'f:fleets',
      name: 'Manutenzione di flotte, a bicicletta e mese',
      years: ['15486', '29694', '44466', '59815', '74226'],
    },
  ],
  directExpenses: [
    {
      id: 'f:group-tours',
      name: 'Costo: Delta in sette giorni',
      years: ['38848', '54682', '68046', '79124', '87970'],
    },
    {
      id: 'f:own-tours',
      name: 'Costo: Viaggio individuale «Acqua e mattoni»',
      years: ['15930', '25673', '35613', '43591', '49798'],
    },
    {
      id: 'f:day-trips',
      name: 'Costo: Escursione giornaliera con guida',
      years: ['8813', '12045', '14498', '16266', '17754'],
    },
    {
      id: 'f:rental',
      name: 'Costo: Noleggio della flotta, al giorno',
      years: ['3333', '4217', '5134', '5825', '5942'],
    },
    {
      id: 'f:repairs',
      name: 'Costo: Officina e ricambi, per riparazione',
      years: ['18129', '24603', '28106', '30962', '33160'],
    },
    {
      id: 'f:fleets',
      name: 'Costo: Manutenzione di flotte, a bicicletta e mese',
      years: ['4336', '8314', '12451', '16748', '20783'],
    },
    {
      id: 'f:guides',
      name: 'Guide e accompagnatori esterni',
      years: ['13778', '19485', '24379', '28435', '31408'],
    },
    {
      id: 'f:payments',
      name: 'Commissioni e incassi elettronici',
      years: ['7716', '10911', '13653', '15923', '17588'],
    },
  ],
  otherExpenses: [
    { id: 'f:badDebt', name: 'Perdite su crediti', years: ['77', '149', '222', '299', '371'] },
    { id: 'f:staff', name: 'Stipendi', years: ['72292', '99706', '118742', '135083', '139283'] },
    { id: 'f:social', name: 'Oneri sociali', years: ['22410', '30908', '36810', '41877', '43177'] },
    {
      id: 'f:advisers',
      name: 'Commercialista e consulenti',
      years: ['11800', '8034', '8275', '8523', '8779'],
    },
    { id: 'f:energy', name: 'Utenze', years: ['4080', '4202', '4329', '4458', '4592'] },
    { id: 'f:insurance', name: 'Assicurazioni', years: ['7200', '7920', '8712', '9583', '10542'] },
    { id: 'f:marketing', name: 'Pubblicità', years: ['14400', '15408', '16487', '17640', '18876'] },
    { id: 'f:rent', name: 'Affitto', years: ['18000', '18360', '18727', '19102', '19484'] },
    { id: 'f:technology', name: 'Informatica e telefono', years: ['3360', '3528', '3704', '3890', '4084'] },
    { id: 'f:travel', name: 'Veicoli e viaggi', years: ['6120', '6732', '7405', '8146', '8960'] },
  ],
  depreciation: ['26900', '26900', '26900', '32900', '32900'],
  amortization: ['3000', '3000', '3000', '3000', '3000'],
  interestExpense: ['8370', '6450', '5161', '3801', '2366'],
  incomeTaxExpense: ['0', '0', '0', '10014', '18787'],
  balance: {
    fixedAssets: '175000',
    currentAssets: '100386',
    ownFunds: '76000',
    longTermLiabilities: '150000',
    shortTermLiabilities: '49386',
  },
  incomes: [
    { id: 'f:ownCash', reason: 'Mezzi propri', amount: '80000', period: 'once' },
    { id: 'f:partnerLoans', reason: 'Finanziamenti soci', amount: '20000', period: 'once' },
    { id: 'f:customersInAdvance', reason: 'Anticipi dei clienti', amount: '14462', period: 'once' },
  ],
  expenses: [
    { id: 'f:setUp', reason: 'Spese di avvio', amount: '4000', period: 'once' },
    { id: 'f:software', reason: 'Software', amount: '15000', period: 'once' },
    { id: 'f:building', reason: 'Lavori edili', amount: '24000', period: 'once' },
    { id: 'f:tools', reason: 'Attrezzi', amount: '16000', period: 'once' },
    { id: 'f:vehicles', reason: 'Veicoli', amount: '117000', period: 'once' },
    { id: 'f:deposits', reason: 'Cauzioni', amount: '3000', period: 'once' },
    { id: 'f:vat', reason: 'IVA anticipata', amount: '38720', period: 'once' },
    { id: 'f:workingCapital', reason: 'Capitale circolante iniziale', amount: '1388', period: 'once' },
    { id: 'f:reserve', reason: 'Riserva', amount: '55354', period: 'once' },
  ],
  financingNeeds: [
    {
      id: 'f:mortgage',
      reason: 'Mutuo chirografario a sei anni con Fondo di garanzia PMI',
      amount: '130000',
      period: 'once',
    },
    { id: 'f:vat-line', reason: 'Linea di credito a breve per l’IVA', amount: '30000', period: 'once' },
  ],
};
