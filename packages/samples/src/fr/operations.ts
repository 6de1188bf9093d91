import type { SparseSection } from '@trazo/plan/sparse-plan';

export const operations: SparseSection<'operations'> = {
  steps: [
    {
      id: 'step-1',
      title: 'Immatriculation et financement',
      subtitle: 'Statuts, guichet unique, prêts d’honneur et offre de prêt',
      duration: '10',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-1-1',
          text: 'Déposer le dossier au guichet unique et obtenir l’extrait d’immatriculation avant le 20 novembre 2026.',
        },
        {
          id: 'goal-1-2',
          text: 'Signer les prêts d’honneur et débloquer le capital au plus tard le 15 décembre.',
        },
        {
          id: 'goal-1-3',
          text: 'Conclure le bail commercial sous condition suspensive de l’accord bancaire.',
        },
      ],
    },
    {
      id: 'step-2',
      title: 'Aménagement de l’atelier',
      subtitle: 'Réseaux, aspiration, cabine de finition, zone de stockage et salle d’exposition',
      duration: '9',
      timeUnit: 'weeks',
      goals: [
        { id: 'goal-2-1', text: 'Tenir l’enveloppe de 64 000 euros hors taxes, avec trois devis par lot.' },
        {
          id: 'goal-2-2',
          text: 'Déclarer l’installation au titre de l’environnement pour le travail du bois et l’application de vernis.',
        },
        {
          id: 'goal-2-3',
          text: 'Faire contrôler l’aspiration et l’électricité par un organisme agréé avant la mise en service.',
        },
      ],
    },
    {
      id: 'step-3',
      title: 'Installation des machines',
      subtitle: 'Scie à format, plaqueuse de chants, ponceuse large, poste de tapisserie et camion',
      duration: '5',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-3-1',
          text: 'Recevoir les machines, dont deux d’occasion révisées, avant le 10 janvier 2027.',
        },
        { id: 'goal-3-2', text: 'Former quatre personnes à la conduite et à l’entretien de premier niveau.' },
        {
          id: 'goal-3-3',
          text: 'Rédiger le document unique d’évaluation des risques et les fiches de poste.',
        },
      ],
    },
    {
      id: 'step-4',
      title: 'Constitution du stock de départ',
      subtitle: 'Trois enlèvements pilotes chez des partenaires',
      duration: '6',
      timeUnit: 'weeks',
      goals: [
        { id: 'goal-4-1', text: 'Rentrer 620 meubles inventoriés, dont 70 % réemployables après tri.' },
        {
          id: 'goal-4-2',
          text: 'Vérifier sur ces lots le temps de traitement et le coût de revient par article.',
        },
        {
          id: 'goal-4-3',
          text: 'Signer la convention avec l’éco-organisme pour les éléments non réemployables.',
        },
      ],
    },
    {
      id: 'step-5',
      title: 'Essais et catalogue',
      subtitle: 'Stabilité, résistance, finition et fiches techniques',
      duration: '2',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-5-1',
          text: 'Faire passer les essais de stabilité et de résistance à six familles de produits.',
        },
        {
          id: 'goal-5-2',
          text: 'Publier un catalogue de quarante références avec prix, délais et masse de déchets évités.',
        },
        { id: 'goal-5-3', text: 'Fixer les conditions de garantie de cinq ans avec l’assureur.' },
      ],
    },
    {
      id: 'step-6',
      title: 'Démarrage commercial',
      subtitle: 'Livraison des commandes signées et ouverture de la salle d’exposition',
      duration: 'De février à avril 2027',
      goals: [
        {
          id: 'goal-6-1',
          text: 'Livrer les quatre premières commandes dans les délais annoncés et en tirer des références.',
        },
        { id: 'goal-6-2', text: 'Recevoir vingt-cinq visites qualifiées par mois à partir d’avril.' },
        { id: 'goal-6-3', text: 'Répondre à six consultations publiques et en remporter deux avant l’été.' },
      ],
    },
    {
      id: 'step-7',
      title: 'Lancement de la location',
      subtitle: 'Parc initial de 120 postes complets',
      duration: '5',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-7-1',
          text: 'Atteindre 90 postes loués en fin de premier exercice et 210 en fin de deuxième.',
        },
        { id: 'goal-7-2', text: 'Maintenir un taux d’occupation du parc supérieur à 80 %.' },
        { id: 'goal-7-3', text: 'Limiter les impayés à 1 % grâce au prélèvement et au dépôt d’un mois.' },
      ],
    },
    {
      id: 'step-8',
      title: 'Montée en cadence',
      subtitle: 'Deuxième équipe de finition et recrutements',
      duration: '12 à 18',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-8-1',
          text: 'Porter la production de 190 à 340 meubles par mois sans heures supplémentaires régulières.',
        },
        { id: 'goal-8-2', text: 'Recruter un menuisier, un manutentionnaire et deux apprentis.' },
        { id: 'goal-8-3', text: 'Réduire le taux de retouche après contrôle de 7 à 4 %.' },
      ],
    },
    {
      id: 'step-9',
      title: 'Deuxième camion et extension du stockage',
      subtitle: 'Investissement de 40 000 euros autofinancé en troisième année',
      duration: '2',
      timeUnit: 'years',
      goals: [
        {
          id: 'goal-9-1',
          text: 'Engager la dépense si le chiffre d’affaires du deuxième exercice dépasse 500 000 euros.',
        },
        {
          id: 'goal-9-2',
          text: 'Organiser des tournées régulières vers Lyon et Le Puy-en-Velay avec un remplissage de 75 %.',
        },
      ],
    },
  ],
};
