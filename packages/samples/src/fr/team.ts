import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PORTRAITS } from '../pictures/portraits.ts';
import { prose } from '../prose.ts';

export const team: SparseSection<'team'> = {
  members: [
    {
      id: 'member-1',
      name: 'Hélène',
      surname: 'Vachon',
      position: 'Gérante et directrice de production',
      description: prose`
Associée à 45 %. Ingénieure de l’école des Mines de Saint-Étienne, elle a dirigé pendant huit ans la production d’un
fabricant de mobilier scolaire de la vallée du Gier, avec trente-deux salariés et deux lignes de finition. Elle y a conduit
le passage aux vernis à l’eau et réduit les rebuts d’un tiers. Elle répond de l’atelier, des essais de conformité et des
relations avec la banque et l’éco-organisme.`,
      email: 'helene.vachon@etabli-forezien.example',
      phone: '+33 4 65 71 00 11',
      image: PORTRAITS[4],
    },
    {
      id: 'member-2',
      name: 'Karim',
      surname: 'Benhaddou',
      position: 'Cogérant et directeur commercial',
      description: prose`
Associé à 35 %. Titulaire d’un master de commerce de l’université Jean-Monnet, il a vendu pendant onze ans des
aménagements de bureaux aux collectivités d’Auvergne et de Rhône-Alpes, avec un portefeuille de 2,4 millions d’euros. Il
sait lire un règlement de consultation et connaît la plupart des responsables d’achats du département. Il construit les
prix, rédige les mémoires techniques et suit les encours clients.`,
      email: 'karim.benhaddou@etabli-forezien.example',
      phone: '+33 4 65 71 00 12',
      image: PORTRAITS[1],
    },
    {
      id: 'member-3',
      name: 'Sylvie',
      surname: 'Marcoux',
      position: 'Responsable administrative et financière',
      description: prose`
Associée à 20 %, présente trois jours par semaine la première année. Diplômée en comptabilité et gestion, elle a tenu
pendant quatorze ans les comptes d’une entreprise de décolletage de quarante salariés, où elle a mis en place le calcul du
coût de revient par pièce. Elle établit le tableau de trésorerie, prépare les paies avec le cabinet et tient la
traçabilité exigée par la filière des éléments d’ameublement.`,
      email: 'sylvie.marcoux@etabli-forezien.example',
      phone: '+33 4 65 71 00 13',
      image: PORTRAITS[6],
    },
    {
      id: 'member-4',
      name: 'Bernard',
      surname: 'Chomette',
      position: 'Chef d’atelier menuiserie',
      description: prose`
Compagnon menuisier, trente ans de métier dont huit avec Hélène. Il règle les machines, choisit les placages et forme les
apprentis. Il a conçu le gabarit qui permet de vérifier un plateau en quarante secondes et le chariot qui retourne une
table sans effort, tous deux fabriqués à l’atelier pendant l’été 2026. Il est maître d’apprentissage confirmé et sauveteur
secouriste du travail.`,
      email: 'bernard.chomette@etabli-forezien.example',
      phone: '+33 4 65 71 00 14',
      image: PORTRAITS[3],
    },
    {
      id: 'member-5',
      name: 'Awa',
      surname: 'Traoré',
      position: 'Tapissière',
      description: prose`
Formée au lycée professionnel de Roanne puis chez un sellier du Puy, elle a restauré des fauteuils de théâtre et des
banquettes ferroviaires pendant neuf ans. Elle sélectionne les tissus, dresse les patrons des sièges les plus courants et a
ramené de cinquante à vingt-huit minutes le temps de réfection d’une assise. Elle accueillera une apprentie à la rentrée
2027 et anime les démonstrations du samedi.`,
      email: 'awa.traore@etabli-forezien.example',
      phone: '+33 4 65 71 00 15',
      image: PORTRAITS[2],
    },
    {
      id: 'member-6',
      name: 'Thibault',
      surname: 'Rascle',
      position: 'Responsable collecte et logistique',
      description: prose`
Ancien chef d’équipe dans une entreprise de déménagement de Firminy, il a organisé pendant sept ans des transferts de
bureaux allant jusqu’à six cents postes. Il planifie les tournées, conduit le camion et dirige les enlèvements sur site. Il
a mis au point l’inventaire photographique qui permet d’annoncer au client, sous trois jours, la destination de chaque
meuble et le volume à prévoir.`,
      email: 'thibault.rascle@etabli-forezien.example',
      phone: '+33 4 65 71 00 16',
      image: PORTRAITS[7],
    },
    {
      id: 'member-7',
      name: 'Olivier',
      surname: 'Sainte-Rose',
      position: 'Technicien des finitions',
      description: prose`
Peintre industriel de formation, né en Martinique et installé dans la Loire depuis quinze ans. Il a travaillé dans une
carrosserie puis dans un atelier de thermolaquage, où il contrôlait les épaisseurs et l’adhérence. Il conduit la cabine,
tient le registre des émissions de solvants et mène les essais de vieillissement sur les nouvelles teintes. Il siège au
comité qui décide chaque mois des investissements de l’atelier.`,
      email: 'olivier.sainterose@etabli-forezien.example',
      phone: '+33 4 65 71 00 17',
      image: PORTRAITS[5],
    },
    {
      id: 'member-8',
      name: 'Camille',
      surname: 'Jourjon',
      position: 'Chargée de clientèle et de location',
      description: prose`
Diplômée de l’école d’art et design de la ville, elle a passé cinq ans dans une agence d’architecture intérieure de
Villeurbanne. Elle reçoit les visiteurs, dessine les plans d’implantation et gère le parc locatif : contrats, échéances,
retours. Elle a réalisé le catalogue et les photographies, et rédige avec les clients les retours d’expérience qui servent
de références dans les réponses aux marchés.`,
      email: 'camille.jourjon@etabli-forezien.example',
      phone: '+33 4 65 71 00 18',
      image: PORTRAITS[0],
    },
  ],
};
