// Written by scripts/fill-grids.ts; change the assumptions, not this file.
import type { Grid } from '../filled.ts';

export const grid: Grid = {
  revenues: [
    {
      id: 'f:furniture',
      name: 'Mobilier remis en état, par meuble',
      years: ['174087', '270431', '345854', '403698', '446632'],
    },
    {
      id: 'f:renovation',
      name: 'Rénovation du mobilier du client',
      years: ['74136', '113859', '147925', '174167', '194458'],
    },
    {
      id: 'f:rental',
      name: 'Location de postes complets',
      years: ['16961', '42338', '68474', '95383', '120348'],
    },
    {
      id: 'f:collection',
      name: 'Collecte et inventaire',
      years: ['48576', '64310', '78330', '89841', '99395'],
    },
    {
      id: 'f:advice',
      name: 'Conseil en aménagement et réponse à l’obligation d’achat',
      years: ['22382', '31717', '39275', '45444', '50278'],
    },
    { id: 'f:otherIncome', name: 'Subventions', years: ['2500', '2500', '2500', '2500', '2500'] },
  ],
  directExpenses: [
    {
      id: 'f:furniture',
      name: 'Coût : Mobilier remis en état, par meuble',
      years: ['59190', '91946', '117590', '137258', '151855'],
    },
    {
      id: 'f:renovation',
      name: 'Coût : Rénovation du mobilier du client',
      years: ['19275', '29604', '38460', '45284', '50559'],
    },
    {
      id: 'f:rental',
      name: 'Coût : Location de postes complets',
      years: ['2375', '5927', '9586', '13354', '16849'],
    },
    {
      id: 'f:collection',
      name: 'Coût : Collecte et inventaire',
      years: ['6801', '9003', '10966', '12578', '13915'],
    },
    { id: 'f:subcontracting', name: 'Sous-traitance', years: ['20169', '31359', '40791', '48512', '54667'] },
    {
      id: 'f:waste',
      name: 'Transport et traitement des rebuts',
      years: ['18152', '28223', '36712', '43661', '49200'],
    },
  ],
  otherExpenses: [
    { id: 'f:badDebt', name: 'Créances irrécouvrables', years: ['870', '1353', '1729', '2018', '2234'] },
    { id: 'f:staff', name: 'Salaires', years: ['94817', '138837', '183895', '222935', '255019'] },
    { id: 'f:social', name: 'Charges patronales', years: ['31290', '45817', '60684', '73569', '84155'] },
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
  incomeTaxExpense: ['0', '0', '8113', '14036', '17102'],
  balance: {
    fixedAssets: '203000',
    currentAssets: '115614',
    ownFunds: '79000',
    longTermLiabilities: '196000',
    shortTermLiabilities: '43614',
  },
  incomes: [
    { id: 'f:ownCash', reason: 'Apport personnel', amount: '84000', period: 'once' },
    { id: 'f:partnerLoans', reason: 'Comptes courants d’associés', amount: '26000', period: 'once' },
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
    { id: 'f:workingCapital', reason: 'Fonds de roulement', amount: '55852', period: 'once' },
    { id: 'f:reserve', reason: 'Réserve', amount: '15748', period: 'once' },
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
