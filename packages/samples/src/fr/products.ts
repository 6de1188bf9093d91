import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PRODUCT_PICTURES } from '../pictures/products.ts';
import { prose } from '../prose.ts';

export const products: SparseSection<'products'> = {
  items: [
    {
      id: 'product-1',
      name: 'Bureau droit remis en état',
      description: prose`
Plateau de 140 ou 160 centimètres poncé, replaqué ou verni, chants neufs, piétement décapé et thermolaqué dans l’une de
nos douze teintes. Chaque poste est contrôlé sur gabarit, livré monté et garanti cinq ans. Nous pouvons fournir jusqu’à
cent vingt bureaux identiques en six semaines, ce que la plupart des recycleries ne savent pas faire. Le prix est inférieur
de quarante pour cent à celui d’un bureau neuf de même qualité.`,
      cost: '82',
      salePrice: '219',
      type: 'product',
      image: PRODUCT_PICTURES.desk,
    },
    {
      id: 'product-2',
      name: 'Siège de travail retapissé',
      description: prose`
Fauteuils de grandes marques démontés, nettoyés et contrôlés ; vérin, roulettes et mousse remplacés quand ils sont usés,
assise et dossier retapissés avec un tissu français classé au feu. La mécanique d’origine, conçue pour vingt ans, est
conservée. Un carnet indique les réglages et les pièces changées. C’est l’article le plus demandé par les services de santé
au travail, qui l’essaient dans notre salle d’exposition.`,
      cost: '74',
      salePrice: '189',
      type: 'product',
      image: PRODUCT_PICTURES.chair,
    },
    {
      id: 'product-3',
      name: 'Rangements et caissons',
      description: prose`
Armoires à rideaux, caissons et vestiaires métalliques débosselés, repeints et munis de serrures neuves à clés suivies.
Ils se stockent bien, se transportent à plat ou empilés et se vendent par lots aux écoles et aux ateliers municipaux. Une
gamme bois, fabriquée à partir de plateaux trop petits pour refaire un bureau, permet de valoriser les chutes de la
menuiserie.`,
      cost: '58',
      salePrice: '149',
      type: 'product',
      image: PRODUCT_PICTURES.cabinet,
    },
    {
      id: 'product-4',
      name: 'Cloisons et panneaux acoustiques',
      description: prose`
Panneaux sur pied, écrans de bureau et habillages muraux fabriqués avec l’âme de cloisons déposées et un feutre issu de
textiles recyclés de la région. L’absorption est mesurée par un laboratoire indépendant et indiquée sur la fiche. Le
produit répond à une plainte constante dans les plateaux ouverts et complète presque toujours une commande de bureaux ; sa
marge finance une partie de la recherche sur les finitions.`,
      cost: '96',
      salePrice: '268',
      type: 'product',
      image: PRODUCT_PICTURES.partition,
    },
    {
      id: 'product-5',
      name: 'Rénovation du mobilier du client',
      description: prose`
Le client garde ses meubles, nous les rendons neufs : enlèvement par étages, rotation de mobilier de prêt, reprise des
plateaux et des piétements, remontage. Le prix moyen, donné ici par poste de travail, représente la moitié d’un
remplacement. Cette prestation ne consomme ni gisement ni stock et se facture à l’avancement, ce qui en fait une ressource
précieuse pour la trésorerie. Une mairie et un groupe mutualiste l’ont déjà commandée.`,
      cost: '88',
      salePrice: '205',
      type: 'service',
      image: PRODUCT_PICTURES.workbench,
    },
    {
      id: 'product-6',
      name: 'Location de postes complets',
      description: prose`
Bureau, siège, caisson et écran acoustique loués de six à quarante-huit mois, entretien et remplacement compris. La
formule convient aux jeunes entreprises, aux chantiers et aux services publics en travaux. Le prix indiqué est mensuel et
par poste. Un même ensemble sert en moyenne trois locataires avant d’être vendu ; il est amorti dès le deuxième. Au terme
du contrat, le client peut acheter ses meubles à un prix fixé d’avance.`,
      cost: '6.80',
      salePrice: '19.50',
      type: 'service',
      image: PRODUCT_PICTURES.floorPlan,
    },
    {
      id: 'product-7',
      name: 'Collecte et inventaire',
      description: prose`
Avant un déménagement ou une fermeture de site, nous photographions et classons chaque meuble, proposons une destination
et estimons les volumes. L’enlèvement se fait ensuite avec notre camion, sur un créneau convenu. Le client reçoit un bilan
signé qui distingue ce qui est remis en service, démonté pour pièces ou confié à l’éco-organisme agréé. Le tarif, par
mètre cube, reste inférieur au coût d’une benne.`,
      cost: '21',
      salePrice: '48',
      type: 'service',
      image: PRODUCT_PICTURES.truck,
    },
    {
      id: 'product-8',
      name: 'Conseil en aménagement et réponse à l’obligation d’achat',
      description: prose`
Relevé des lieux, plan d’implantation et rédaction des pièces techniques qui permettent à une collectivité d’acheter du
réemploi dans les règles : lots adaptés, critères, variantes. Une demi-journée de formation pour les services achats est
proposée avec deux confrères. Le prix correspond à une journée. Cette activité pèse peu dans le chiffre d’affaires, mais
elle prépare les marchés que nous saurons ensuite honorer.`,
      cost: '210',
      salePrice: '620',
      type: 'service',
      image: PRODUCT_PICTURES.inventory,
    },
  ],
};
