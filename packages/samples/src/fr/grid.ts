// Written by scripts/fill-grids.ts; change the assumptions, not this file.
import type { Grid } from '../filled.ts';

export const grid: Grid = {
  revenues: [
    {
      id: 'f:furniture',
      name: 'Mobilier remis en état, par meuble',
      years: ['204481', '311479', '398350', '464974', '514424'],
    },
    {
      id: 'f:renovation',
      name: 'Rénovation du mobilier du client',
      years: ['85588', '130937', '170114', '200292', '223626'],
    },
    {
      id: 'f:rental',
      name: 'Location de postes complets',
      years: ['19637', '48907', '79052', '110089', '138885'],
    },
    {
      id: 'f:collection',
      name: 'Collecte et inventaire',
      years: ['55904', '74249', '90436', '103725', '114756'],
    },
    {
      id: 'f:advice',
      name: 'Conseil en aménagement et réponse à l’obligation d’achat',
      years: ['25637', '36248', '44885', '51937', '57461'],
    },
    { id: 'f:otherIncome', name: 'Subventions', years: ['2500', '2500', '2500', '2500', '2500'] },
  ],
  directExpenses: [
    {
      id: 'f:furniture',
      name: 'Coût : Mobilier remis en état, par meuble',
      years: ['69524', '105902', '135439', '158092', '174904'],
    },
    {
      id: 'f:renovation',
      name: 'Coût : Rénovation du mobilier du client',
      years: ['22253', '34044', '44229', '52076', '58143'],
    },
    {
      id: 'f:rental',
      name: 'Coût : Location de postes complets',
      years: ['2749', '6847', '11067', '15413', '19444'],
    },
    {
      id: 'f:collection',
      name: 'Coût : Collecte et inventaire',
      years: ['7827', '10394', '12661', '14522', '16066'],
    },
    {
      id: 'f:advice',
      name: 'Coût : Conseil en aménagement et réponse à l’obligation d’achat',
      years: ['1025', '1450', '1796', '2077', '2299'],
    },
    { id: 'f:subcontracting', name: 'Sous-traitance', years: ['23475', '36109', '46970', '55861', '62949'] },
    {
      id: 'f:waste',
      name: 'Transport et traitement des rebuts',
      years: ['21127', '32499', '42273', '50275', '56654'],
    },
  ],
  otherExpenses: [
    { id: 'f:badDebt', name: 'Créances irrécouvrables', years: ['1022', '1558', '1992', '2324', '2573'] },
    { id: 'f:staff', name: 'Salaires', years: ['94817', '138837', '183895', '222935', '255019'] },
    { id: 'f:social', name: 'Charges patronales', years: ['27698', '33713', '40535', '48180', '55689'] },
    {
      id: 'f:advisers',
      name: 'Expert-comptable et conseils',
      years: ['13400', '8904', '9438', '10005', '10605'],
    },
    { id: 'f:dues', name: 'Impôts, taxes et adhésions', years: ['2160', '2376', '2614', '2875', '3162'] },
    { id: 'f:energy', name: 'Énergie et eau', years: ['9840', '11021', '12343', '13825', '15483'] },
    { id: 'f:insurance', name: 'Assurances', years: ['6800', '7616', '8530', '9553', '10700'] },
    { id: 'f:marketing', name: 'Publicité', years: ['9480', '10807', '12320', '14045', '16012'] },
    { id: 'f:rent', name: 'Loyer', years: ['33000', '33660', '34333', '35020', '35720'] },
    {
      id: 'f:technology',
      name: 'Informatique et téléphone',
      years: ['2640', '2904', '3194', '3514', '3865'],
    },
    { id: 'f:maintenance', name: 'Entretien', years: ['9600', '11136', '12918', '14984', '17382'] },
  ],
  depreciation: ['22567', '22566', '25234', '30567', '30566'],
  amortization: ['3000', '3000', '3000', '3000', '3000'],
  interestExpense: ['7940', '6435', '5392', '4298', '3154'],
  incomeTaxExpense: ['270', '16386', '29541', '38269', '45316'],
  balance: {
    fixedAssets: '203000',
    currentAssets: '146446',
    ownFunds: '109000',
    longTermLiabilities: '196000',
    shortTermLiabilities: '44446',
  },
  incomes: [
    { id: 'f:ownCash', reason: 'Apport personnel', amount: '94000', period: 'once' },
    { id: 'f:partnerLoans', reason: 'Comptes courants d’associés', amount: '46000', period: 'once' },
    { id: 'f:grants', reason: 'Subventions', amount: '20000', period: 'once' },
  ],
  expenses: [
    { id: 'f:setUp', reason: 'Frais d’établissement', amount: '5000', period: 'once' },
    { id: 'f:software', reason: 'Logiciels', amount: '15000', period: 'once' },
    { id: 'f:building', reason: 'Travaux', amount: '64000', period: 'once' },
    { id: 'f:machines', reason: 'Machines', amount: '72000', period: 'once' },
    { id: 'f:vehicles', reason: 'Véhicules', amount: '34000', period: 'once' },
    { id: 'f:furniture', reason: 'Mobilier', amount: '12000', period: 'once' },
    { id: 'f:deposits', reason: 'Dépôts de garantie', amount: '6000', period: 'once' },
    { id: 'f:vat', reason: 'TVA avancée', amount: '40400', period: 'once' },
    { id: 'f:workingCapital', reason: 'Fonds de roulement', amount: '40713', period: 'once' },
    { id: 'f:reserve', reason: 'Réserve', amount: '60887', period: 'once' },
  ],
  financingNeeds: [
    {
      id: 'f:bank-loan',
      reason: 'Prêt bancaire sur sept ans, garanti à 50 %',
      amount: '150000',
      period: 'once',
    },
    { id: 'f:vat-bridge', reason: 'Crédit relais de TVA', amount: '40000', period: 'once' },
  ],
};
