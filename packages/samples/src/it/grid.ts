// Written by scripts/fill-grids.ts; change the assumptions, not this file.
import type { Grid } from '../filled.ts';

export const grid: Grid = {
  revenues: [
    {
      id: 'f:group-tours',
      name: 'Delta in sette giorni',
      years: ['82404', '115992', '144340', '167839', '186603'],
    },
    {
      id: 'f:own-tours',
      name: 'Viaggio individuale «Acqua e mattoni»',
      years: ['36816', '59333', '82306', '100743', '115088'],
    },
    {
      id: 'f:day-trips',
      name: 'Escursione giornaliera con guida',
      years: ['50592', '69149', '83228', '93382', '101917'],
    },
    {
      id: 'f:rental',
      name: 'Noleggio della flotta, al giorno',
      years: ['61860', '78651', '96088', '109227', '111411'],
    },
    {
      id: 'f:repairs',
      name: 'Officina e ricambi, per riparazione',
      years: ['64881', '88214', '100777', '111015', '118897'],
    },
    {
      id: 'f:fleets',
      name: 'Manutenzione di flotte, a bicicletta e mese',
      years: ['17771', '34119', '51116', '68777', '85358'],
    },
  ],
  directExpenses: [
    {
      id: 'f:group-tours',
      name: 'Costo: Delta in sette giorni',
      years: ['44498', '62636', '77943', '90634', '100765'],
    },
    {
      id: 'f:own-tours',
      name: 'Costo: Viaggio individuale «Acqua e mattoni»',
      years: ['18408', '29667', '41153', '50371', '57544'],
    },
    {
      id: 'f:day-trips',
      name: 'Costo: Escursione giornaliera con guida',
      years: ['10118', '13830', '16646', '18676', '20384'],
    },
    {
      id: 'f:rental',
      name: 'Costo: Noleggio della flotta, al giorno',
      years: ['3712', '4719', '5765', '6554', '6684'],
    },
    {
      id: 'f:repairs',
      name: 'Costo: Officina e ricambi, per riparazione',
      years: ['20762', '28228', '32249', '35525', '38047'],
    },
    {
      id: 'f:fleets',
      name: 'Costo: Manutenzione di flotte, a bicicletta e mese',
      years: ['4976', '9553', '14313', '19257', '23900'],
    },
    {
      id: 'f:guides',
      name: 'Guide e accompagnatori esterni',
      years: ['15716', '22273', '27893', '32549', '35964'],
    },
    {
      id: 'f:payments',
      name: 'Commissioni e incassi elettronici',
      years: ['8801', '12473', '15620', '18227', '20140'],
    },
  ],
  otherExpenses: [
    { id: 'f:badDebt', name: 'Perdite su crediti', years: ['89', '170', '256', '344', '427'] },
    { id: 'f:staff', name: 'Stipendi', years: ['72292', '99706', '118742', '135083', '139283'] },
    { id: 'f:social', name: 'Oneri sociali', years: ['25616', '35087', '41329', '46488', '46982'] },
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
  incomeTaxExpense: ['0', '3540', '17646', '24059', '32244'],
  balance: {
    fixedAssets: '175000',
    currentAssets: '103232',
    ownFunds: '76000',
    longTermLiabilities: '150000',
    shortTermLiabilities: '52232',
  },
  incomes: [
    { id: 'f:ownCash', reason: 'Mezzi propri', amount: '80000', period: 'once' },
    { id: 'f:partnerLoans', reason: 'Finanziamenti soci', amount: '20000', period: 'once' },
    { id: 'f:customersInAdvance', reason: 'Anticipi dei clienti', amount: '16603', period: 'once' },
  ],
  expenses: [
    { id: 'f:setUp', reason: 'Spese di avvio', amount: '4000', period: 'once' },
    { id: 'f:software', reason: 'Software', amount: '15000', period: 'once' },
    { id: 'f:building', reason: 'Lavori edili', amount: '24000', period: 'once' },
    { id: 'f:tools', reason: 'Attrezzi', amount: '16000', period: 'once' },
    { id: 'f:vehicles', reason: 'Veicoli', amount: '117000', period: 'once' },
    { id: 'f:deposits', reason: 'Cauzioni', amount: '3000', period: 'once' },
    { id: 'f:vat', reason: 'IVA anticipata', amount: '38720', period: 'once' },
    { id: 'f:reserve', reason: 'Riserva', amount: '58883', period: 'once' },
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
