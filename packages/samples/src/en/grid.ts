// Written by scripts/fill-grids.ts; change the assumptions, not this file.
import type { Grid } from '../filled.ts';

export const grid: Grid = {
  revenues: [
    {
      id: 'f:diagnosis',
      name: 'Fault diagnosis visit',
      years: ['162510', '233164', '279798', '321768', '357161'],
    },
    { id: 'f:repair', name: 'Home repair', years: ['247091', '372557', '461970', '545126', '610540'] },
    {
      id: 'f:outdoor-unit',
      name: 'Refurbished outdoor unit',
      years: ['149490', '213840', '286546', '355316', '412167'],
    },
    {
      id: 'f:board',
      name: 'Exchange control board',
      years: ['77760', '115200', '156672', '191140', '217899'],
    },
    {
      id: 'f:plan',
      name: 'Service plans, by monthly direct debit',
      years: ['31037', '90272', '143005', '189745', '231175'],
    },
    {
      id: 'f:landlord',
      name: 'Landlord contracts, per home and month',
      years: ['44196', '102660', '161124', '219588', '278052'],
    },
    { id: 'f:tune-up', name: 'Performance tune-up', years: ['26993', '42480', '58622', '73864', '87160'] },
    {
      id: 'f:training',
      name: 'Installer training day',
      years: ['12810', '20160', '27014', '30257', '33281'],
    },
    { id: 'f:otherIncome', name: 'Grants', years: ['3750', '3750', '3750', '3750', '3750'] },
  ],
  directExpenses: [
    {
      id: 'f:diagnosis',
      name: 'Cost: Fault diagnosis visit',
      years: ['8126', '11658', '13990', '16088', '17858'],
    },
    { id: 'f:repair', name: 'Cost: Home repair', years: ['54360', '81963', '101633', '119928', '134318'] },
    {
      id: 'f:outdoor-unit',
      name: 'Cost: Refurbished outdoor unit',
      years: ['45300', '64800', '86832', '107672', '124899'],
    },
    {
      id: 'f:board',
      name: 'Cost: Exchange control board',
      years: ['18144', '26880', '36557', '44599', '50843'],
    },
    {
      id: 'f:plan',
      name: 'Cost: Service plans, by monthly direct debit',
      years: ['2483', '7222', '11440', '15180', '18494'],
    },
    {
      id: 'f:landlord',
      name: 'Cost: Landlord contracts, per home and month',
      years: ['3536', '8212', '12890', '17567', '22245'],
    },
    {
      id: 'f:training',
      name: 'Cost: Installer training day',
      years: ['1537', '2419', '3242', '3631', '3994'],
    },
    { id: 'f:staff', name: 'Direct labour', years: ['207920', '316400', '445785', '555395', '639580'] },
    {
      id: 'f:carriage',
      name: 'Carriage and warranty provision',
      years: ['21053', '33329', '44093', '53951', '62368'],
    },
    { id: 'f:vans', name: 'Vans, charging and fuel', years: ['39098', '61897', '81887', '100194', '115827'] },
  ],
  otherExpenses: [
    { id: 'f:badDebt', name: 'Bad debts', years: ['1982', '2933', '3742', '4503', '5113'] },
    { id: 'f:staff', name: 'Wages', years: ['213000', '250600', '300600', '323600', '347600'] },
    {
      id: 'f:social',
      name: 'Employer’s social security',
      years: ['27690', '32578', '39078', '42068', '45188'],
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
  incomeTaxExpense: ['0', '3702', '43641', '70791', '100772'],
  balance: {
    fixedAssets: '257000',
    currentAssets: '205559',
    ownFunds: '174000',
    longTermLiabilities: '232211',
    shortTermLiabilities: '56348',
  },
  incomes: [
    { id: 'f:ownCash', reason: 'Owners’ cash', amount: '185000', period: 'once' },
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
      amount: '95085',
      period: 'once',
    },
    { id: 'f:reserve', reason: 'Reserve', amount: '40115', period: 'once' },
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
