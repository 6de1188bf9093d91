import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const client: SparseSection<'client'> = {
  gender: ['indifferent'],
  age: ['35-65'],
  civilStatus: ['indifferent'],
  education: ['higherCycle', 'university', 'masters'],
  annualIncome: ['upTo50000', 'over50000'],
  incomeOrigin: ['salaried', 'businessOwner'],
  businessSize: ['small', 'medium', 'large'],
  location: 'Loire, Rhône, Haute-Loire et nord de l’Ardèche',
  marketLanguage: 'Français',
  clientLanguage: 'Français',
  summary: prose`
Nos clients sont des organisations, et la personne qui décide n’y est pas toujours celle qui paie ni celle qui s’assoit.
Nous en distinguons quatre familles, qui représentent chacune au moins un dixième du chiffre d’affaires prévu.

Les collectivités et établissements publics, d’abord : mairies, intercommunalités, hôpitaux, lycées, universités. Ils
comptent pour 46 % des ventes de la troisième année. Leur interlocuteur est un responsable des achats ou des moyens
généraux, soumis au code de la commande publique et à l’obligation d’acheter du réemploi. Il demande des références, des
fiches techniques et un fournisseur qui sache remplir un mémoire. Sur les trente et un entretiens menés en 2026, dix-neuf
ont déclaré ne pas atteindre leur objectif faute d’offre.

Les entreprises de vingt à deux cent cinquante salariés viennent ensuite, avec 31 %. Elles aménagent un étage, déménagent
ou réunissent deux équipes. Le prix compte, le délai davantage, et l’argument environnemental aide à convaincre les
salariés. La décision se prend en trois à huit semaines, souvent après une visite de l’atelier.

La troisième famille réunit les associations, les écoles privées et les professions libérales, qui achètent de petites
quantités en salle d’exposition, paient comptant et reviennent. La quatrième est celle des architectes d’intérieur et des
aménageurs, qui intègrent nos meubles à leurs projets contre une remise de douze pour cent.

Les vendeurs de mobilier usagé sont aussi nos clients, puisqu’ils paient la collecte : sièges sociaux, banques, mutuelles,
administrations qui réduisent leurs surfaces avec le travail à distance. Le gisement accessible dans un rayon de cent vingt
kilomètres est évalué à 4 800 tonnes par an ; nous en traiterons moins de 250 la cinquième année.

L’activité connaît un pic de mai à septembre, période des déménagements et des rentrées, et un creux en janvier. La
location et la rénovation, planifiées à l’avance, servent à lisser la charge de l’atelier. Les délais de paiement publics
sont de trente jours, parfois cinquante pour les hôpitaux ; le plan de trésorerie retient trente jours.

L’approche commerciale diffère selon la famille. Les acheteurs publics sont rencontrés bien avant la consultation,
lors de journées d’information organisées avec le réseau régional de l’achat responsable ; les entreprises, par les
agences immobilières et les déménageurs, qui connaissent les dates de bail ; les petites structures, par la salle
d’exposition, ouverte le mercredi et le samedi matin.

Le cycle de vente a été mesuré sur les quatorze premières affaires : neuf semaines en moyenne pour une collectivité
hors marché formalisé, quatre pour une entreprise, une visite pour une association. Une offre sur trois aboutit. Les
refus tiennent le plus souvent au délai, que le stock tampon doit réduire à trois semaines pour les références
courantes.

Le suivi ne s’arrête pas à la livraison. Chaque client est rappelé après un mois, puis un an ; une pièce cassée est
remplacée sous dix jours. Ces contacts alimentent un fichier des parcs installés, qui permet de proposer la reprise
au bon moment et de prévoir le gisement des années suivantes.`,
};
