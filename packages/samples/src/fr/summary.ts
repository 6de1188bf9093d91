import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const summary: SparseSection<'summary'> = {
  summary: prose`
L’Établi forézien est une société à responsabilité limitée créée en novembre 2026 à Saint-Étienne par trois associés. Elle
collecte du mobilier de bureau en fin d’usage, le remet en état dans un atelier de 1 150 mètres carrés et le vend ou le
loue aux entreprises, aux collectivités et aux établissements d’enseignement de la Loire, du Rhône et de la Haute-Loire.
L’activité démarre le 1er février 2027.

Le marché existe parce que la loi l’a ouvert. Depuis la loi anti-gaspillage de 2020, les acheteurs publics doivent
consacrer une part de leurs achats de mobilier à des biens issus du réemploi, de la réutilisation ou du recyclage. Dans un
rayon de soixante kilomètres, 214 communes, hôpitaux, lycées et administrations sont concernés. Ils peinent à trouver une
offre qui sache répondre à un marché public, livrer cent postes identiques et garantir le produit.

L’offre tient en cinq lignes : la vente de mobilier remis en état, la rénovation du mobilier que le client possède déjà, la
location, la collecte avec inventaire et le conseil en aménagement. La collecte est rémunérée et fournit la matière ; la
rénovation et la location assurent un chiffre d’affaires régulier ; la vente porte la marge.

Les associés connaissent le métier et les acheteurs. Hélène Vachon a dirigé pendant huit ans la production d’un fabricant
de mobilier scolaire, Karim Benhaddou a vendu des aménagements de bureaux aux collectivités, Sylvie Marcoux a tenu les
comptes d’une entreprise industrielle de quarante salariés. Deux anciens collègues d’Hélène rejoignent l’atelier.

Le besoin de financement s’élève à 350 000 euros, dont 203 000 d’immobilisations et 147 000 de frais, de besoin en fonds
de roulement, de TVA à avancer et de réserve. Les associés apportent 70 000 euros d’épargne et 24 000 de prêts
d’honneur, soit un capital de 94 000 euros, complétés par une subvention d’investissement de 20 000 euros et 46 000
euros de comptes courants bloqués. Un prêt de 150 000 euros sur sept ans, garanti à moitié, et un crédit relais de TVA
de 40 000 euros sont sollicités.

Les produits prévus passent de 394 000 euros la première année à 1 052 000 la cinquième. L’exercice 1 se solde déjà par
un résultat de 1 500 euros. L’exercice 2 dégage 66 156 euros, le troisième, 105 623 euros et le cinquième, 152 947 euros
après impôt. Le seuil de rentabilité du deuxième exercice se situe à 473 000 euros.

Dès la fin de la franchise de remboursement, l’excédent brut d’exploitation net d’impôt couvre 3,99 fois l’annuité, puis
5,03 fois en année 3. Avant l’ouverture, quatre clients ont signé des commandes ou des lettres d’engagement pour 118 000
euros, soit près du tiers du chiffre d’affaires de la première année.

Le calendrier est engagé. Le bail a été négocié en septembre, les devis de travaux sont signés sous réserve du prêt
et trois enlèvements pilotes ont lieu en décembre chez des partenaires. Dix semaines séparent l’accord bancaire de
la première livraison, dont deux de marge.

Ce document s’adresse à la banque, au réseau de prêts d’honneur et aux associés, qui en feront leur budget. Les
hypothèses figurent à côté des chiffres. Le plan de trésorerie mensuel sur deux ans, les devis, le bail et les
lettres d’engagement sont tenus à la disposition des lecteurs.`,
};
