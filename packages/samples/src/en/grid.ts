// Written by scripts/fill-grids.ts; change the assumptions, not this file.
import type { Grid } from '../filled.ts';

export const grid: Grid = {
  revenues: [
    {
      id: 'f:diagnosis',
      name: 'Fault diagnosis visit',
      years: ['194432', '278784', '334541', '384722', '427041'],
    },
    { id: 'f:repair', name: 'Home repair', years: ['295772', '445737', '552715', '652203', '730468'] },
    {
      id: 'f:outdoor-unit',
      name: 'Refurbished outdoor unit',
      years: ['184140', '261360', '350222', '434276', '503760'],
    },
    {
      id: 'f:board',
      name: 'Exchange control board',
      years: ['93000', '138240', '188006', '229368', '261480'],
    },
    {
      id: 'f:plan',
      name: 'Service plans, by monthly direct debit',
      years: ['37378', '109276', '173347', '230138', '280476'],
    },
    {
      id: 'f:landlord',
      name: 'Landlord contracts, per home and month',
      years: ['53035', '123192', '193349', '263506', '333662'],
    },
    { id: 'f:tune-up', name: 'Performance tune-up', years: ['31491', '49560', '68393', '86175', '101686'] },
    {
      id: 'f:training',
      name: 'Installer training day',
      years: ['16013', '25200', '33768', '37820', '41602'],
    },
    { id: 'f:otherIncome', name: 'Grants', years: ['3750', '3750', '3750', '3750', '3750'] },
  ],
  directExpenses: [
    {
      id: 'f:diagnosis',
      name: 'Cost: Fault diagnosis visit',
      years: ['9722', '13939', '16727', '19236', '21352'],
    },
    { id: 'f:repair', name: 'Cost: Home repair', years: ['65070', '98062', '121597', '143485', '160703'] },
    {
      id: 'f:outdoor-unit',
      name: 'Cost: Refurbished outdoor unit',
      years: ['55800', '79200', '106128', '131599', '152654'],
    },
    {
      id: 'f:board',
      name: 'Cost: Exchange control board',
      years: ['21700', '32256', '43868', '53519', '61012'],
    },
    {
      id: 'f:plan',
      name: 'Cost: Service plans, by monthly direct debit',
      years: ['2990', '8742', '13868', '18411', '22438'],
    },
    {
      id: 'f:landlord',
      name: 'Cost: Landlord contracts, per home and month',
      years: ['4243', '9855', '15468', '21081', '26693'],
    },
    { id: 'f:tune-up', name: 'Cost: Performance tune-up', years: ['1889', '2974', '4104', '5170', '6101'] },
    {
      id: 'f:training',
      name: 'Cost: Installer training day',
      years: ['1922', '3024', '4052', '4538', '4992'],
    },
    { id: 'f:staff', name: 'Direct labour', years: ['206778', '316506', '447250', '558657', '644472'] },
    {
      id: 'f:carriage',
      name: 'Carriage and warranty provision',
      years: ['25347', '40078', '53042', '64909', '75045'],
    },
    { id: 'f:vans', name: 'Vans, charging and fuel', years: ['47074', '74430', '98505', '120547', '139369'] },
  ],
  otherExpenses: [
    { id: 'f:badDebt', name: 'Bad debts', years: ['2400', '3536', '4514', '5432', '6171'] },
    { id: 'f:staff', name: 'Wages', years: ['213000', '252100', '303600', '329100', '354600'] },
    {
      id: 'f:social',
      name: 'Employer’s social security',
      years: ['26906', '32901', '41383', '45278', '48993'],
    },
    {
      id: 'f:advisers',
      name: 'Accountant and advisers',
      years: ['24800', '14628', '15506', '16436', '17422'],
    },
    { id: 'f:energy', name: 'Power and water', years: ['10200', '10506', '10821', '11146', '11480'] },
    { id: 'f:insurance', name: 'Insurance', years: ['17500', '19600', '21952', '24586', '27537'] },
    { id: 'f:marketing', name: 'Marketing', years: ['22200', '24198', '26376', '28749', '31338'] },
    { id: 'f:other', name: 'Other costs', years: ['5400', '6480', '7776', '9331', '11198'] },
    { id: 'f:dues', name: 'Dues and fees', years: ['7800', '7800', '7800', '7800', '7800'] },
    { id: 'f:rent', name: 'Rent', years: ['21750', '29000', '39400', '39400', '39400'] },
    { id: 'f:training', name: 'Training', years: ['9600', '10656', '11828', '13129', '14574'] },
    { id: 'f:technology', name: 'IT and telephone', years: ['13200', '15312', '17762', '20604', '23900'] },
  ],
  depreciation: ['37000', '38500', '46000', '58500', '45000'],
  amortization: ['6000', '6000', '6000', '6000', '6000'],
  interestExpense: ['17375', '14287', '10947', '7332', '4121'],
  incomeTaxExpense: ['5956', '67632', '100454', '139496', '179890'],
  balance: {
    fixedAssets: '257000',
    currentAssets: '279665',
    ownFunds: '244000',
    longTermLiabilities: '232211',
    shortTermLiabilities: '60454',
  },
  incomes: [
    { id: 'f:ownCash', reason: 'Owners’ cash', amount: '255000', period: 'once' },
    { id: 'f:grants', reason: 'Grants', amount: '30000', period: 'once' },
  ],
  expenses: [
    { id: 'f:setUp', reason: 'Set-up costs', amount: '11000', period: 'once' },
    { id: 'f:software', reason: 'Software', amount: '30000', period: 'once' },
    { id: 'f:building', reason: 'Building work', amount: '44000', period: 'once' },
    { id: 'f:machines', reason: 'Machines', amount: '96000', period: 'once' },
    { id: 'f:tools', reason: 'Tools', amount: '26000', period: 'once' },
    { id: 'f:vehicles', reason: 'Vehicles', amount: '52000', period: 'once' },
    { id: 'f:deposits', reason: 'Deposits', amount: '9000', period: 'once' },
    { id: 'f:vat', reason: 'VAT to be reclaimed', amount: '51800', period: 'once' },
    {
      id: 'f:workingCapital',
      reason: 'Working capital until it pays its way',
      amount: '76860',
      period: 'once',
    },
    { id: 'f:reserve', reason: 'Reserve', amount: '128340', period: 'once' },
  ],
  financingNeeds: [
    { id: 'f:term-loan', reason: 'Bank term loan over six years', amount: '180000', period: 'once' },
    {
      id: 'f:asset-finance',
      reason: 'Asset finance on the test bench over four years',
      amount: '60000',
      period: 'once',
    },
  ],
};
