import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const swot: SparseSection<'swot'> = {
  strengths: [
    {
      id: 'strength-1',
      text: prose`Un savoir-faire industriel appliqué au réemploi. La gérante a dirigé une production de série ; les gammes, les gabarits
et les contrôles existent déjà sur le papier et ont été éprouvés sur deux cents meubles.`,
    },
    {
      id: 'strength-2',
      text: prose`Des séries homogènes. L’atelier sait livrer cent vingt postes identiques, seuil que la plupart des acheteurs publics
considèrent comme indispensable et que deux confrères seulement atteignent dans la région.`,
    },
    {
      id: 'strength-3',
      text: prose`Une matière première que l’on est payé pour prendre. La collecte rapporte 56 000 euros la première année et procure près
des trois quarts du gisement dont l’atelier a besoin.`,
    },
    {
      id: 'strength-4',
      text: prose`Des engagements avant l’ouverture. Une ville moyenne, un lycée, une mutuelle et un bureau d’études ont signé pour 118 000
euros de commandes ou de lettres d’engagement.`,
    },
    {
      id: 'strength-5',
      text: prose`Un bâtiment adapté. Les 1 150 mètres carrés sont de plain-pied, avec quai, courant fort et bail commercial de neuf ans,
pour un loyer modéré dû au passé industriel du quartier.`,
    },
  ],
  weaknesses: [
    {
      id: 'weakness-1',
      text: prose`Un besoin en fonds de roulement sensible. Le stock tourne en un mois et les acheteurs publics paient à
trente jours. La rénovation facturée à l’avancement compense une partie du décalage.`,
    },
    {
      id: 'weakness-2',
      text: prose`Une jeune société dans les marchés publics. Sans bilan, l’accès aux grands lots est fermé les deux premières années ; nous
répondons en groupement avec un aménageur établi.`,
    },
    {
      id: 'weakness-3',
      text: prose`Un gisement irrégulier. Les modèles et les quantités varient. Le logiciel d’inventaire et un stock tampon de 400 pièces
permettent de promettre un délai ferme.`,
    },
    {
      id: 'weakness-4',
      text: prose`Des gestes longs à apprendre. Il faut un an pour former un tapissier autonome. Deux apprentis et une fiche filmée par
opération réduisent la dépendance envers chaque personne.`,
    },
    {
      id: 'weakness-5',
      text: prose`Une image encore associée à l’occasion. Certains acheteurs redoutent le dépareillé. La salle d’exposition et la garantie
de cinq ans répondent mieux à cette crainte que n’importe quel discours.`,
    },
  ],
  opportunities: [
    {
      id: 'opportunity-1',
      text: prose`L’obligation d’achat de biens réemployés, assortie d’une publication annuelle des résultats, crée une demande durable
et vérifiable chez les acheteurs publics.`,
    },
    {
      id: 'opportunity-2',
      text: prose`La réduction des surfaces de bureaux. Le travail à distance libère du mobilier récent et de bonne qualité, et oblige dans
le même temps à réaménager ce qui reste.`,
    },
    {
      id: 'opportunity-3',
      text: prose`Le soutien de la filière. L’éco-organisme de l’ameublement verse une aide à la tonne réemployée et finance des essais ; le
plan ne l’inclut pas dans ses recettes.`,
    },
    {
      id: 'opportunity-4',
      text: prose`La publication de données environnementales. Les entreprises qui rendent compte de leur empreinte cherchent des
fournisseurs capables de chiffrer les déchets et le carbone évités.`,
    },
    {
      id: 'opportunity-5',
      text: prose`Les grands chantiers de la métropole. Trois programmes de bureaux publics doivent être livrés entre 2027 et 2030, soit
environ 1 900 postes à équiper.`,
    },
  ],
  threats: [
    {
      id: 'threat-1',
      text: prose`La baisse du prix du neuf. Des importateurs vendent des bureaux à moins de 150 euros. Nous ne les suivons pas : la comparaison
se fait sur dix ans d’usage, garantie comprise.`,
    },
    {
      id: 'threat-2',
      text: prose`L’arrivée des fabricants. Plusieurs marques ouvrent leur propre filière de seconde vie. Elles se limitent à leurs produits ;
nous pouvons devenir leur atelier régional.`,
    },
    {
      id: 'threat-3',
      text: prose`Les contraintes budgétaires des communes. Un report d’achats est possible. La rénovation, deux fois moins chère que le
remplacement, progresse d’ordinaire dans ces périodes.`,
    },
    {
      id: 'threat-4',
      text: prose`L’évolution des normes de feu et de qualité de l’air. Un durcissement imposerait de nouveaux essais, budgétés à 3 000 euros
par an dans les honoraires.`,
    },
    {
      id: 'threat-5',
      text: prose`Le coût de l’énergie. La cabine et l’aspiration consomment l’essentiel de l’électricité. Un contrat à prix fixe de trois ans
et un variateur limitent l’exposition à deux points de marge.`,
    },
  ],
  summary: prose`
La principale question n’est pas la demande, que la réglementation soutient, mais la capacité de livrer des séries
régulières avec un gisement qui ne l’est pas. L’organisation de l’atelier, le stock tampon et la collecte rémunérée sont
construits autour de cette contrainte.

Le risque financier est concentré sur les dix-huit premiers mois. Il est couvert par une trésorerie de départ de 101 600
euros, par des embauches échelonnées et par un suivi hebdomadaire des encours. Un comité des associés, ouvert à un
administrateur du réseau de prêts d’honneur, examine les écarts chaque trimestre.

Parmi les opportunités recensées, seule l’obligation d’achat public est intégrée aux prévisions, et avec prudence : il
est supposé que les acheteurs de la zone n’atteindront que la moitié de leur objectif en 2029. Les aides de la
filière et les grands chantiers de la métropole amélioreraient le résultat sans être nécessaires à l’équilibre.

L’analyse a été conduite avec les huit membres de l’équipe, puis relue par deux dirigeants d’ateliers semblables à
Rennes et à Grenoble. L’un et l’autre ont insisté sur la place nécessaire au stock ; la surface louée a été portée
en conséquence de 850 à 1 150 mètres carrés.`,
};
