import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const competition: SparseSection<'competition'> = {
  customers: '5400',
  spendPerCustomer: '3150',
  marketSize: '17010000',
  competitors: [
    {
      id: 'competitor-1',
      name: 'Bureaux Rhodaniens Occasion',
      description: prose`Négociant de l’est lyonnais, 4 000 mètres carrés de mobilier d’occasion nettoyé sans remise en état. Choix immense, prix
bas, livraison rapide, mais pas de séries longues, une garantie de six mois et peu de réponses aux marchés publics. Environ
trois millions d’euros de chiffre d’affaires.`,
    },
    {
      id: 'competitor-2',
      name: 'Ressource & Métal 42',
      description: prose`Association d’insertion de la vallée de l’Ondaine qui collecte tous types d’objets et vend du mobilier à petit prix. Très
bien implantée auprès des communes. Son atelier bois traite une centaine de meubles par mois, sans finition industrielle. Un
partenaire possible pour le démontage.`,
    },
    {
      id: 'competitor-3',
      name: 'Secondaire Aménagement',
      description: prose`Entreprise nationale née à Nantes, qui aménage des sièges sociaux avec du mobilier réemployé. Excellente image et équipe
d’architectes. Elle vise des projets de plus de 150 000 euros et sous-traite la remise en état ; nous avons été consultés
pour devenir l’un de ses ateliers.`,
    },
    {
      id: 'competitor-4',
      name: 'Mobilier Forez Distribution',
      description: prose`Distributeur de mobilier neuf depuis 1987, avec six commerciaux et la clientèle de la plupart des mairies du département.
Prix moyens, service après-vente apprécié. Il propose depuis peu une gamme à contenu recyclé, importée, qui satisfait
partiellement l’obligation d’achat.`,
    },
    {
      id: 'competitor-5',
      name: 'Locabureau Sud-Est',
      description: prose`Loueur de mobilier pour événements et bureaux provisoires, basé à Valence. Contrats courts, tarifs élevés, au moins 32 euros
par poste et par mois, mobilier standard. Il n’entretient pas ses meubles et les renouvelle tous les quatre ans, ce qui
en fait aussi une source d’approvisionnement.`,
    },
  ],
  summary: prose`
Le marché local du mobilier professionnel a été estimé à partir des dépenses d’équipement des collectivités, du nombre
d’établissements de plus de dix salariés et de la dépense moyenne par poste. Dans notre zone, 5 400 organisations y
consacrent en moyenne 3 150 euros par an, soit 17 millions d’euros. La part du réemploi y est aujourd’hui de 6 %,
contre un objectif réglementaire de 20 % pour les acheteurs publics.

Notre chiffre d’affaires de première année correspond à 2 % de ce marché et celui de la cinquième à 6,2 %. Une partie de
ces recettes, la collecte et la rénovation, ne se prend pas aux vendeurs de mobilier, mais au budget des déménagements
et de l’entretien.

Les concurrents se répartissent entre ceux qui ont le volume sans la remise en état, ceux qui ont l’atelier sans les séries
et ceux qui ont le projet sans la production. Aucun ne propose, à moins de cent kilomètres, des lots homogènes garantis cinq
ans avec un dossier conforme à la commande publique. C’est cette combinaison, davantage que le prix, qui décide les
acheteurs rencontrés.

Nous prévoyons l’apparition de deux ou trois ateliers comparables dans la région d’ici cinq ans. Notre avance tiendra à la
courbe d’apprentissage, aux contrats de collecte pluriannuels et à la base de données des modèles, qui permet de retrouver
une pièce de rechange en quelques minutes. Des échanges de lots avec ces confrères sont préférables à une guerre de prix.

Les prix ont été relevés en octobre 2026 sur dix références. Notre bureau coûte 40 % de moins qu’un équivalent neuf
de fabrication européenne, 25 % de plus que le même modèle vendu d’occasion sans remise en état. L’écart correspond
à la finition, au montage et à la garantie ; les acheteurs interrogés le jugent justifié dans sept cas sur dix.

Les barrières à l’entrée tiennent à la surface, à l’équipement de finition et au temps de formation. Un concurrent
partant de rien aurait besoin d’environ 250 000 euros et de dix-huit mois pour livrer des séries. Les accords de
collecte, conclus pour trois ans avec un droit de priorité, nous assurent pendant ce délai l’accès aux meilleurs
gisements.`,
};
