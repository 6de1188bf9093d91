// Written by scripts/fill-grids.ts; change the assumptions, not this file.
import type { Grid } from '../filled.ts';

export const grid: Grid = {
  revenues: [
    {
      id: 'f:bread',
      name: 'Pan en tienda, por tique',
      years: ['169507', '196173', '210101', '220733', '229650'],
    },
    {
      id: 'f:pastry',
      name: 'Bollería, empanadas y café, por tique',
      years: ['68486', '82400', '90771', '97217', '103127'],
    },
    {
      id: 'f:trade',
      name: 'Hostelería y comercios, por cliente y mes',
      years: ['69030', '114535', '142526', '162823', '179365'],
    },
    {
      id: 'f:subscribers',
      name: 'Suscripción semanal «Pan en casa»',
      years: ['13002', '31621', '43909', '52436', '58352'],
    },
    { id: 'f:workshops', name: 'Talleres de pan', years: ['5564', '8237', '9472', '10420', '11044'] },
  ],
  directExpenses: [
    {
      id: 'f:bread',
      name: 'Coste: Pan en tienda, por tique',
      years: ['29664', '34330', '36768', '38628', '40189'],
    },
    {
      id: 'f:pastry',
      name: 'Coste: Bollería, empanadas y café, por tique',
      years: ['21231', '25544', '28139', '30137', '31969'],
    },
    {
      id: 'f:trade',
      name: 'Coste: Hostelería y comercios, por cliente y mes',
      years: ['14496', '24053', '29930', '34193', '37667'],
    },
    {
      id: 'f:subscribers',
      name: 'Coste: Suscripción semanal «Pan en casa»',
      years: ['2340', '5692', '7904', '9438', '10504'],
    },
    { id: 'f:workshops', name: 'Coste: Talleres de pan', years: ['1113', '1647', '1895', '2084', '2208'] },
    { id: 'f:delivery', name: 'Reparto', years: ['8465', '11257', '12917', '14134', '15120'] },
    {
      id: 'f:oven-energy',
      name: 'Energía del obrador',
      years: ['24745', '32905', '37755', '41316', '44197'],
    },
    { id: 'f:packaging', name: 'Envases y bolsas', years: ['9116', '12124', '13909', '15222', '16283'] },
  ],
  otherExpenses: [
    {
      id: 'f:badDebt',
      name: 'Pérdidas por créditos incobrables',
      years: ['345', '573', '712', '815', '896'],
    },
    { id: 'f:staff', name: 'Sueldos', years: ['89040', '127707', '147395', '162299', '166768'] },
    {
      id: 'f:social',
      name: 'Seguridad social a cargo de la empresa',
      years: ['22476', '34334', '40071', '44133', '46432'],
    },
    { id: 'f:advisers', name: 'Gestoría y asesores', years: ['10920', '6989', '7268', '7559', '7862'] },
    { id: 'f:dues', name: 'Tributos y cuotas', years: ['1800', '1872', '1947', '2025', '2105'] },
    { id: 'f:insurance', name: 'Seguros', years: ['3200', '3360', '3528', '3704', '3890'] },
    { id: 'f:maintenance', name: 'Mantenimiento', years: ['4800', '5472', '6238', '7111', '8107'] },
    { id: 'f:marketing', name: 'Publicidad', years: ['9000', '9450', '9923', '10418', '10940'] },
    { id: 'f:other', name: 'Otros gastos', years: ['2400', '2592', '2799', '3024', '3265'] },
    { id: 'f:rent', name: 'Alquiler', years: ['21600', '22032', '22473', '22922', '23380'] },
    { id: 'f:technology', name: 'Informática y teléfono', years: ['2160', '2246', '2337', '2429', '2527'] },
  ],
  depreciation: ['21930', '21930', '23190', '24090', '23340'],
  amortization: ['1000', '1000', '1000', '0', '0'],
  interestExpense: ['8960', '6984', '6317', '5615', '4874'],
  incomeTaxExpense: ['2218', '5831', '8973', '10967', '14303'],
  balance: {
    fixedAssets: '193600',
    currentAssets: '89082',
    ownFunds: '85800',
    longTermLiabilities: '155000',
    shortTermLiabilities: '41882',
  },
  incomes: [
    { id: 'f:ownCash', reason: 'Fondos propios', amount: '90000', period: 'once' },
    { id: 'f:partnerLoans', reason: 'Préstamos de socios', amount: '15000', period: 'once' },
  ],
  expenses: [
    { id: 'f:setUp', reason: 'Gastos de apertura', amount: '4200', period: 'once' },
    { id: 'f:software', reason: 'Software', amount: '3000', period: 'once' },
    { id: 'f:building', reason: 'Obras', amount: '60000', period: 'once' },
    { id: 'f:machines', reason: 'Maquinaria', amount: '88000', period: 'once' },
    { id: 'f:vehicles', reason: 'Vehículos', amount: '17000', period: 'once' },
    { id: 'f:technology', reason: 'Ordenadores', amount: '3000', period: 'once' },
    { id: 'f:furniture', reason: 'Mobiliario', amount: '19000', period: 'once' },
    { id: 'f:deposits', reason: 'Fianzas', amount: '3600', period: 'once' },
    { id: 'f:vat', reason: 'IVA adelantado', amount: '40782', period: 'once' },
    { id: 'f:workingCapital', reason: 'Fondo de maniobra inicial', amount: '1662', period: 'once' },
    { id: 'f:reserve', reason: 'Reserva', amount: '44756', period: 'once' },
  ],
  financingNeeds: [
    {
      id: 'f:bank-loan',
      reason: 'Préstamo de inversión a diez años, con aval de garantía recíproca',
      amount: '140000',
      period: 'once',
    },
    { id: 'f:vat-line', reason: 'Póliza para anticipar el IVA', amount: '40000', period: 'once' },
  ],
};
