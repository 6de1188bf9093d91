import type { SparseSection } from '@trazo/plan/sparse-plan';

/** The first fiscal year runs from 1 April 2027 to 31 March 2028; amounts in pounds, without VAT, at 2027 prices. */
export const finance: SparseSection<'finance'> = {
  revenueModel: [
    'Six lines of income, each the product of a volume and a price from the products chapter. In the first year we count on 900 diagnoses and 560 home repairs, 70 rebuilt units, 300 boards, 220 service plans and 250 rented homes as annual averages, 110 tune-ups and 60 training places. Three people on the road, at three and a half visits a day, reach these numbers with 7 per cent of their hours to spare.',
    'Households pay by card when the job is done, service plans by monthly direct debit, installers within fourteen days and landlords within thirty. Suppliers of new parts give thirty days; used core units are paid for on collection. Average stock covers eighteen weeks in the first year and ten from the third.',
    'Prices are kept constant over the five years, and so are wages and rents. The capital grant is released to income over eight years, the life of the test bench. Corporation tax is charged at 19 to 25 per cent with marginal relief; the loss of the first year is carried forward and absorbs almost the whole profit of the second.',
    'Three cases were tested. With sales 20 per cent lower throughout and staff adapted one quarter late, the company breaks even in the third year instead of the second. With parts and wages 10 per cent dearer and prices unchanged, EBITDA of the second year falls to £65,000 and just covers the debt service of £57,000. With trading three months late, the lowest cash balance, in November 2027, falls from £26,000 to £4,000; the founders have undertaken to lend £20,000 in that event.',
    'Direct costs follow from the unit costs in the products chapter. Parts and core units take 19 per cent of turnover, and the wages of engineers and bench technicians 29.5 per cent in the first year and 27 per cent in the fifth; the difference is the idle time of a beginning, which we put at 15 per cent of paid hours, then 8, then 5. Carriage and the warranty provision account for just under 3 per cent. Vans are charged at about £18 for each visit, including lease, electricity and tyres.',
    'Overheads rise in steps. The office gains a scheduler full-time and the landlord manager’s remaining two days in the second year, and a register officer and a second storekeeper in the third, when the neighbouring unit of 180 square metres is rented as well. From then on overheads grow by 7 to 11 per cent a year against turnover growth of 16 to 24 per cent, which is why EBITDA passes 20 per cent of turnover in the fourth year.',
    'Depreciation is charged in equal parts: eight years for test bench and fit-out, four for tools and vans, five for later purchases. We have allowed for £30,000 of replacements in each of the second, fourth and fifth years and £60,000 for the second bench in the third. For tax, the annual investment allowance would bring most of this forward; the forecast leaves that advantage out.',
    'Debt service is £57,000 in each of the first four years and £39,000 in the fifth. EBITDA less tax paid covers it two and a half times in the second year and more than four times in each year after that. In the first year it does not, and the working reserve is sized for exactly that.',
    'Cash was forecast month by month for the first twenty-four months, VAT included; the table can be supplied. Receipts are concentrated between November and March, when 57 per cent of the first year’s turnover falls. VAT is paid quarterly, and the quarters were chosen so that the winter’s tax falls due in May, after the landlords have paid. The largest single outflow is the second instalment on the test bench in March 2027.',
    'The company breaks even at turnover of about £915,000 with the overheads of the first year, and of £1,025,000 with those of the second, in both cases after depreciation and interest. In visits, that is eleven a working day in the second year, against a forecast of thirteen. The margin of safety in the second year is therefore 15 per cent, and it widens to 36 per cent by the fourth.',
  ].join('\n\n'),
  useOfFunds: [
    'Of the £455,000 needed to open, £248,000 is invested in fixed assets: the test bench with its brine circuit (£96,000), the fit-out and the stronger electricity supply (£44,000), tools, recovery machines and diagnostic sets (£26,000), two vans (£52,000; a third is leased), and the workshop software with the written test procedures (£30,000, amortised over five years).',
    'Stock takes £48,000, the deposit £9,000 and preliminary costs £11,000. VAT of £34,000 is paid in advance and comes back within ten weeks. The remaining £105,000 carries the company through its first summer and autumn, when engineers are paid and the telephone is quiet; at its lowest point, in November 2027, £26,000 of it is left.',
    'The term loan is drawn in two parts, £120,000 on signing and £60,000 on acceptance of the test bench. No dividend is paid and no director’s salary exceeds £36,000 until half of the loan has been repaid.',
    'Orders are placed in three steps, so that money can still be held back if something fails: software and stock of cores in December 2026, fit-out and supply in January 2027, and the test bench, of which 40 per cent is due with the order, once the network operator has confirmed its date. Three quotations were obtained for every item above £5,000 and can be inspected.',
    'The capital grant is paid in arrears, within sixty days of the acceptance of the test bench. Until then the directors bridge it from the share premium, which is why the reserve is not fully available before June 2027. Should the grant fail, the fit-out of the second clean bench would be deferred and asset finance extended by £15,000, for which the lender has given its agreement in principle.',
  ].join('\n\n'),
  exitStrategy: [
    'The founders intend to run the company for at least ten years and have agreed not to sell shares in the first five. The two private shareholders, who hold 35 per cent together, may offer their shares to the company from the sixth year at a price set by an independent valuer; the forecast allows the purchase to be paid from distributable profit.',
    'Should the founders wish to leave, a sale to an employee ownership trust is their first choice, and a trade sale to a manufacturer or a national service firm their second. The bank’s security does not depend on either: vans, tools and stock have a resale value of about £95,000 at the end of the second year, when £163,000 of the borrowing is outstanding.',
    'If the company should fail, the order of events has been thought through: no new cores are bought, landlords’ contracts are assigned to the sub-contractor named in each, and stock is sold to two parts dealers who have given an indication of price. On the figures at the end of the second year, when debenture and guarantee are counted, the bank’s exposure would be covered to about 83 per cent before any use of the guarantee scheme.',
  ].join('\n\n'),
  revenues: [
    {
      id: 'revenue-1',
      name: 'Fault diagnosis and home repair',
      years: ['383700', '542250', '675750', '792600', '884400'],
    },
    {
      id: 'revenue-2',
      name: 'Refurbished outdoor units',
      years: ['138600', '257400', '376200', '475200', '554400'],
    },
    {
      id: 'revenue-3',
      name: 'Exchange control boards',
      years: ['72000', '124800', '172800', '211200', '240000'],
    },
    {
      id: 'revenue-4',
      name: 'Service plans and tune-ups',
      years: ['76010', '144180', '213360', '275630', '330990'],
    },
    { id: 'revenue-5', name: 'Landlord contracts', years: ['43500', '104400', '174000', '243600', '304500'] },
    { id: 'revenue-6', name: 'Installer training', years: ['12600', '25200', '33600', '37800', '42000'] },
    { id: 'revenue-7', name: 'Release of capital grant', years: ['3750', '3750', '3750', '3750', '3750'] },
  ],
  directExpenses: [
    {
      id: 'direct-1',
      name: 'Parts and used core units',
      years: ['140400', '231700', '317000', '389900', '448200'],
    },
    {
      id: 'direct-2',
      name: 'Wages of engineers and bench technicians',
      years: ['215400', '330800', '440300', '544900', '631600'],
    },
    {
      id: 'direct-3',
      name: 'Vans, charging and fuel',
      years: ['36400', '58400', '79700', '99100', '115600'],
    },
    {
      id: 'direct-4',
      name: 'Carriage and warranty provision',
      years: ['19600', '34400', '48600', '60700', '70300'],
    },
  ],
  otherExpenses: [
    {
      id: 'other-1',
      name: 'Management and office salaries',
      years: ['206000', '254000', '298000', '336000', '362000'],
    },
    {
      id: 'other-2',
      name: 'Rent, business rates and energy',
      years: ['47000', '48500', '64000', '66000', '68000'],
    },
    {
      id: 'other-3',
      name: 'Insurance, F-gas and MCS certification',
      years: ['17500', '20500', '23500', '26000', '28000'],
    },
    { id: 'other-4', name: 'Marketing', years: ['22000', '26000', '29000', '31000', '32000'] },
    { id: 'other-5', name: 'Software and telephone', years: ['13000', '16000', '19000', '21500', '23500'] },
    {
      id: 'other-6',
      name: 'Accountancy, payroll and legal fees',
      years: ['14500', '14000', '15500', '17000', '18000'],
    },
    { id: 'other-7', name: 'Recruitment and training', years: ['9500', '12000', '13500', '14000', '14500'] },
    { id: 'other-8', name: 'Bad debts and sundries', years: ['6000', '9500', '12500', '15000', '17000'] },
  ],
  depreciation: ['37000', '43000', '55000', '61000', '47500'],
  amortization: ['6000', '6000', '6000', '6000', '6000'],
  interestExpense: ['20100', '16700', '13000', '8900', '5100'],
  incomeTaxExpense: ['0', '0', '53200', '85700', '118200'],
  balance: {
    fixedAssets: '248000',
    currentAssets: '196000',
    ownFunds: '174000',
    longTermLiabilities: '229500',
    shortTermLiabilities: '40500',
  },
  incomes: [
    { id: 'income-1', reason: 'Share capital paid in by the founders', amount: '78000' },
    {
      id: 'income-2',
      reason: 'Share capital paid in by two private shareholders',
      amount: '42000',
    },
    {
      id: 'income-3',
      reason: 'Share premium paid in by the private shareholders',
      amount: '65000',
    },
    {
      id: 'income-4',
      reason: 'Capital grant for the test bench (offer in writing)',
      amount: '30000',
    },
  ],
  expenses: [
    { id: 'expense-1', reason: 'Test bench and brine circuit', amount: '96000' },
    { id: 'expense-2', reason: 'Workshop fit-out and electricity supply', amount: '44000' },
    {
      id: 'expense-3',
      reason: 'Tools, recovery machines and diagnostic sets',
      amount: '26000',
    },
    { id: 'expense-4', reason: 'Two vans', amount: '52000' },
    { id: 'expense-5', reason: 'Workshop software and test procedures', amount: '30000' },
    { id: 'expense-6', reason: 'Opening stock of core units and parts', amount: '48000' },
    { id: 'expense-7', reason: 'Rent deposit', amount: '9000' },
    { id: 'expense-8', reason: 'Preliminary costs and professional fees', amount: '11000' },
    { id: 'expense-9', reason: 'VAT paid in advance', amount: '34000' },
    { id: 'expense-10', reason: 'Working capital and reserve', amount: '105000' },
  ],
  financingNeeds: [
    { id: 'need-1', reason: 'Bank term loan over six years', amount: '180000' },
    {
      id: 'need-2',
      reason: 'Asset finance on the test bench over four years',
      amount: '60000',
    },
  ],
};
