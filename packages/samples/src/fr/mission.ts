import type { SparseSection } from '@trazo/plan/sparse-plan';
import { boldLeads } from '../bold-leads.ts';
import { prose } from '../prose.ts';

export const mission: SparseSection<'mission'> = {
  mission: prose`
Donner une deuxième carrière au mobilier de bureau. Nous collectons tables, sièges, rangements et cloisons dont les
entreprises et les collectivités se séparent, nous les remettons en état dans notre atelier de Saint-Étienne et nous les
revendons ou les louons avec une garantie de cinq ans.

Le mobilier professionnel est solide, lourd et presque toujours démontable. Il quitte pourtant les bureaux après neuf ans
en moyenne, pour des raisons de déménagement ou d’image, et l’essentiel finit broyé. Nous voulons que le réemploi soit
pour l’acheteur aussi simple que le neuf : un catalogue, un délai, une garantie, une facture.

Nous faisons ce travail avec des gens formés ici. La région a compté des milliers d’ajusteurs, de menuisiers et de
selliers ; leurs gestes se transmettent encore, et l’atelier réserve chaque année deux places à des apprentis.`,
  vision: prose`
Dans cinq ans, L’Établi forézien sera le premier atelier de réemploi de mobilier professionnel entre Lyon et
Clermont-Ferrand, avec quatorze salariés, 6 500 meubles remis en service par an et une part de location suffisante pour
que les mêmes bureaux servent trois fois.

Nous ne visons pas la couverture nationale. Le transport est le premier poste d’émissions et l’un des premiers postes de
coût de notre métier : au-delà de cent vingt kilomètres, il est plus raisonnable de travailler avec un confrère. Notre
croissance viendra de la fidélité des acheteurs publics et de la qualité des traitements de surface.

Quatre mesures, publiées chaque année en janvier, diront si nous avançons : la part des meubles collectés
effectivement remis en service, le délai moyen de livraison, le taux de clients qui commandent de nouveau et le
nombre d’heures de formation par salarié.`,
  values: boldLeads(prose`
La preuve. Chaque meuble porte un numéro qui renvoie à son origine, aux pièces remplacées et au poids de déchets évités.
Nous ne publions que des chiffres qu’un client peut vérifier, avec la méthode de calcul.

La solidité. Un meuble remis en état doit répondre aux mêmes essais de stabilité et de résistance qu’un meuble neuf. Ce qui
ne peut pas les passer est démonté pour ses composants ou confié à l’éco-organisme de la filière, jamais vendu au rabais.

L’équité. L’écart entre le plus haut et le plus bas salaire ne dépasse pas un à trois. Les fournisseurs locaux sont payés à
trente jours, les associés ne touchent pas de dividendes avant le remboursement du prêt bancaire, et une
prime d’intéressement est inscrite dans les charges de personnel à partir de la troisième année.`),
};
