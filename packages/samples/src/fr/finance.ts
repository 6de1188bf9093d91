import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const finance: SparseSection<'finance'> = {
  revenueModel: prose`
Le chiffre d’affaires repose sur cinq lignes. La vente de mobilier remis en état en fait la moitié ; la rénovation, un peu
plus d’un cinquième. La location, facturée d’avance et prélevée chaque mois, passe de 5 à 12 % en cinq ans. La collecte est
payée à l’enlèvement, le conseil à la remise du dossier.

La première année suppose 950 meubles vendus à 177 euros en moyenne, 360 postes rénovés, 77 postes loués en
moyenne et quarante-trois opérations de collecte. La hausse de 60 % du deuxième exercice tient à une année complète de douze
mois à pleine équipe et à l’accès aux marchés publics de plus de 40 000 euros. La croissance se réduit ensuite à 32, 18
et 11 %. Les prix augmentent de 1,5 % par an.

Tous les montants sont hors taxes, la TVA étant de 20 % sur l’ensemble de l’activité. L’impôt sur les sociétés est calculé au
taux de 15 % jusqu’à 42 500 euros puis de 25 %, après imputation du déficit de la première année, épuisé au cours de la
quatrième.

Les coûts directs ont été établis par gamme, à partir de temps relevés sur deux cents meubles. Achats et composants
comptent pour 14 % du chiffre d’affaires, panneaux, tissus et vernis pour 11 %, la sous-traitance et le traitement
des rebuts pour 12 %. La marge brute progresse de 62,6 à 64,8 % avec la part de la location et l’internalisation
d’une partie de la tapisserie.

La masse salariale représente 37 % du chiffre d’affaires la première année, 40 % la cinquième. Les gérants se
versent une rémunération réduite jusqu’à la fin du deuxième exercice. Chaque embauche est conditionnée à un carnet
de commandes de dix semaines, et l’intéressement n’est dû que si le résultat est positif.

L’étude de sensibilité porte sur le deuxième exercice, le plus exposé. Une baisse de 10 % des ventes de mobilier
ramènerait le résultat à une perte de 14 700 euros ; un allongement de trente jours des paiements publics
mobiliserait 21 000 euros de trésorerie supplémentaires ; une hausse de 20 % de l’énergie coûterait 2 500 euros. La
trésorerie de départ supporte ces trois événements réunis.`,
  useOfFunds: prose`
Le plan de financement initial s’équilibre à 320 000 euros. Les immobilisations en représentent 208 000 : aménagement de
l’atelier pour 64 000, machines pour 72 000, camion pour 34 000, salle d’exposition pour 12 000, logiciel de traçabilité, site et
frais d’établissement pour 20 000, dépôt de garantie pour 6 000. S’y ajoutent 36 000 euros de TVA à avancer, 12 000 de stock et
64 000 de trésorerie.

Les ressources propres et assimilées atteignent 130 000 euros, soit 41 % du total : 84 000 de capital, 20 000 de subvention
d’investissement notifiée et 26 000 de comptes courants bloqués jusqu’au remboursement du prêt. Le prêt de 150 000 euros, à 4,6 %
sur sept ans dont un an de franchise, représente une mensualité d’environ 2 390 euros à partir de la deuxième année. Le relais
de 40 000 euros est remboursé avec le crédit de TVA.

Une variante prudente, avec un chiffre d’affaires inférieur de 15 % et des délais de paiement portés à soixante jours, laisse
une trésorerie minimale de 9 500 euros au seizième mois, à condition de décaler deux recrutements. Elle a été établie avec
l’expert-comptable et peut être communiquée.

Les dépenses s’étalent de décembre à mars. Les travaux sont payés sur situations mensuelles avec une retenue de
garantie de 5 %, les machines à la livraison, le camion à la mise en service. Toute dépense supérieure à 4 000 euros
demande la signature des deux gérants. Le prêt peut être débloqué sur présentation des factures.

Le remboursement repose sur l’exploitation seule. Aucune aide non notifiée n’est comptée. À partir de la quatrième
année, 10 000 euros sont mis en réserve chaque année pour le renouvellement des machines, ce qui évitera un nouvel
emprunt à l’échéance du premier.`,
  exitStrategy: prose`
Les associés se sont engagés à conserver leurs parts pendant cinq ans. Au-delà, les statuts prévoient un agrément, un droit de
préemption et une évaluation par un expert selon deux méthodes, l’actif net corrigé et cinq fois l’excédent brut
d’exploitation diminué de la dette nette.

La transmission aux salariés est l’issue privilégiée. La transformation en société coopérative sera étudiée à partir de la
sixième année, une fois le prêt remboursé aux deux tiers ; la rémunération modérée du capital et la formation régulière à la
lecture des comptes la préparent. Un fabricant de mobilier ou un réseau d’aménageurs pourrait également reprendre l’entreprise.

En cas d’arrêt, les machines se revendent aisément dans une région de menuiserie, le parc locatif est cessible à ses
utilisateurs et le bail comporte une faculté de sortie triennale. Ces actifs couvriraient environ 60 % du capital restant dû à
la fin de la troisième année, le solde relevant de la garantie publique.`,
  revenues: [
    {
      id: 'revenue-1',
      name: 'Vente de mobilier remis en état',
      years: ['168000', '262000', '338000', '396000', '438000'],
    },
    {
      id: 'revenue-2',
      name: 'Rénovation du mobilier des clients',
      years: ['74000', '118000', '156000', '184000', '205000'],
    },
    { id: 'revenue-3', name: 'Location', years: ['18000', '46000', '74000', '98000', '116000'] },
    {
      id: 'revenue-4',
      name: 'Collecte et inventaire',
      years: ['52000', '76000', '94000', '107000', '117000'],
    },
    { id: 'revenue-5', name: 'Conseil en aménagement', years: ['22000', '34000', '44000', '51000', '56000'] },
  ],
  directExpenses: [
    {
      id: 'direct-1',
      name: 'Achats de meubles et de composants',
      years: ['46000', '71000', '91500', '107000', '118500'],
    },
    {
      id: 'direct-2',
      name: 'Panneaux, quincaillerie, tissus, vernis',
      years: ['38500', '61000', '80000', '94500', '105000'],
    },
    { id: 'direct-3', name: 'Sous-traitance', years: ['21000', '33500', '43500', '51000', '56500'] },
    {
      id: 'direct-4',
      name: 'Transport et traitement des rebuts',
      years: ['19500', '29500', '37500', '43500', '48000'],
    },
  ],
  otherExpenses: [
    {
      id: 'other-1',
      name: 'Salaires et charges sociales',
      years: ['122000', '208000', '278000', '332000', '372000'],
    },
    {
      id: 'other-2',
      name: 'Loyer et charges locatives',
      years: ['33000', '33700', '34300', '35000', '35700'],
    },
    { id: 'other-3', name: 'Énergie et eau', years: ['9600', '12400', '14600', '16300', '17600'] },
    { id: 'other-4', name: 'Assurances', years: ['6800', '8200', '9400', '10300', '11000'] },
    { id: 'other-5', name: 'Communication et salons', years: ['9500', '12000', '14000', '15500', '16500'] },
    { id: 'other-6', name: 'Honoraires et essais', years: ['8600', '9200', '9800', '10400', '10900'] },
    { id: 'other-7', name: 'Véhicules et entretien', years: ['9800', '12600', '15900', '17800', '19200'] },
    {
      id: 'other-8',
      name: 'CFE, télécommunications, divers',
      years: ['4700', '5900', '7000', '7700', '8100'],
    },
  ],
  depreciation: ['25800', '25800', '33800', '33800', '33800'],
  amortization: ['4000', '4000', '4000', '4000', '4000'],
  interestExpense: ['8600', '7200', '6150', '5100', '3950'],
  incomeTaxExpense: ['0', '0', '0', '7560', '13560'],
  balance: {
    fixedAssets: '208000',
    currentAssets: '112000',
    ownFunds: '104000',
    longTermLiabilities: '176000',
    shortTermLiabilities: '40000',
  },
  incomes: [
    { id: 'income-1', reason: 'Capital : épargne des associés', amount: '60000' },
    { id: 'income-2', reason: 'Capital : prêts d’honneur', amount: '24000' },
    { id: 'income-3', reason: 'Subvention d’investissement', amount: '20000' },
    { id: 'income-4', reason: 'Comptes courants bloqués', amount: '26000' },
  ],
  expenses: [
    { id: 'expense-1', reason: 'Aménagement de l’atelier', amount: '64000' },
    { id: 'expense-2', reason: 'Machines', amount: '72000' },
    { id: 'expense-3', reason: 'Camion avec hayon', amount: '34000' },
    { id: 'expense-4', reason: 'Salle d’exposition', amount: '12000' },
    { id: 'expense-5', reason: 'Logiciel, site et frais d’établissement', amount: '20000' },
    { id: 'expense-6', reason: 'Dépôt de garantie', amount: '6000' },
    { id: 'expense-7', reason: 'TVA à avancer', amount: '36000' },
    { id: 'expense-8', reason: 'Stock de départ', amount: '12000' },
    { id: 'expense-9', reason: 'Trésorerie de départ', amount: '64000' },
  ],
  financingNeeds: [
    { id: 'need-1', reason: 'Prêt bancaire sur sept ans, garanti à 50 %', amount: '150000' },
    { id: 'need-2', reason: 'Crédit relais de TVA', amount: '40000' },
  ],
};
