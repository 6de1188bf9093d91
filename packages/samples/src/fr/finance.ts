import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';
import { assumptions } from './assumptions.ts';

export const finance: SparseSection<'finance'> = {
  revenueModel: prose`
Les produits reposent sur cinq lignes. La vente de mobilier remis en état en fait la moitié ; la rénovation, un peu
plus d’un cinquième. La location, facturée d’avance et prélevée chaque mois, passe de 5 à 13 % en cinq ans. Les autres clients
paient à trente jours.

La première année suppose 1 155 meubles vendus à 177 euros en moyenne, 418 postes rénovés, 84 postes loués en moyenne et
1 165 mètres cubes collectés. La hausse de 53 % du deuxième exercice tient à une année complète de douze mois à pleine
équipe et à l’accès aux marchés publics de plus de 60 000 euros. La croissance se réduit ensuite à 30, 19 et 13 %. Les
prix augmentent de 1,5 % par an.

Tous les montants sont hors taxes, la TVA étant de 20 % sur l’ensemble de l’activité. L’impôt sur les sociétés est compté au taux réduit de 15 % jusqu’à 42 500 euros de bénéfice, au taux normal de 25 % au-delà.

Les coûts directs ont été établis par gamme, à partir de temps relevés sur deux cents meubles. Achats, composants,
panneaux, tissus et vernis comptent pour 26 % des produits, la sous-traitance pour 6 % et le transport des rebuts pour
5,4 % du chiffre d’affaires. La marge brute reste entre 62 et 63 % : la part croissante de la location compense la
baisse des prix de la collecte.

La masse salariale représente 31 % des produits la première année et 30 % la cinquième. Les gérants se
versent une rémunération réduite jusqu’à la fin du deuxième exercice. Chaque embauche est conditionnée à un carnet
de commandes de dix semaines, et l’intéressement n’est dû que si le résultat est positif.

L’étude de sensibilité porte sur les premiers exercices, les plus exposés. Une baisse de 20 % de toutes les ventes, sans
aucune réaction, ramènerait le résultat du deuxième exercice à 7 900 euros et la trésorerie la plus basse de la première
année à 41 100 euros. Des achats plus chers de 10 % laisseraient 56 000 euros de résultat et 55 000 euros au plus bas.
Une ouverture retardée de trois mois, toutes charges engagées, laisserait encore 6 300 euros au plus bas. La trésorerie de
départ supporte chacun de ces événements.`,
  useOfFunds: prose`
Le plan de financement initial s’équilibre à 350 000 euros. Les investissements en représentent 197 000 : aménagement de
l’atelier pour 64 000, machines pour 72 000, camion pour 34 000, salle d’exposition pour 12 000, logiciel de traçabilité
et site pour 15 000. S’y ajoutent 6 000 euros de dépôt de garantie, 5 000 de frais d’établissement et 40 400 de TVA à
avancer. Restent 101 600 euros : 40 713 de fonds de roulement jusqu’au point le plus bas, en septembre 2027, et 60 887 de
réserve à cette date.

Les ressources propres et assimilées atteignent 160 000 euros, soit 46 % du total : 94 000 de capital, 20 000 de
subvention d’investissement notifiée et 46 000 de comptes courants bloqués jusqu’au remboursement du prêt. Le prêt de
150 000 euros, à 4,6 % sur sept ans dont un an de franchise, représente une mensualité de 2 388 euros à partir de la
deuxième année. Le relais de 40 000 euros est remboursé en juillet 2027, après le crédit de TVA.

Le fonds de roulement comprend le stock de départ, limité aux premières collectes.

Les dépenses s’étalent de décembre à mars. Les travaux sont payés sur situations mensuelles avec une retenue de
garantie de 5 %, les machines à la livraison, le camion à la mise en service. Toute dépense supérieure à 4 000 euros
demande la signature des deux gérants. Le prêt peut être débloqué sur présentation des factures.

Le remboursement repose sur l’exploitation seule. Aucune aide non notifiée n’est comptée. La ligne de tapisserie de la troisième
année, 40 000 euros, se paie en trois fois sur la trésorerie. À partir de la quatrième année, 10 000 euros sont mis en réserve
chaque année pour le renouvellement des machines, ce qui évitera un nouvel emprunt à l’échéance du premier.`,
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
  collateral: 'Garantie à 50 % du prêt bancaire ; nantissement des machines',
  assumptions,
};
