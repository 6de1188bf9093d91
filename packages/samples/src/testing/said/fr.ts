import { stressed } from '@trazo/forecast/stress/presets';
import type { Said } from '../figures.ts';
import { dearerMaterial, lessSold } from '../variants.ts';

export const said: Said = {
  claims: (f) => {
    const { uses, totalUses, sources, totalSources } = f.forecast.sourcesAndUses;
    const less = f.varied((assumptions) => lessSold(assumptions, 0.8));
    const dearer = f.varied((assumptions) => dearerMaterial(assumptions, 1.1));
    const late = f.varied((assumptions) => stressed('late', assumptions));
    const lowest = f.lowest(12);
    const own = sources.ownCash + sources.grants + sources.partnerLoans;
    const fixed = f.invested + uses.deposits;
    const staff = (year: number) => f.percent(f.of('staff', year) + f.of('social', year), f.income(year));
    const rental = (year: number) => f.percent(f.sold('rental', year), f.income(year));
    const materials = f.of('directCosts', 1) - 0.114 * f.of('revenue', 1);
    const margins = [1, 2, 3, 4, 5].map((year) => (100 * f.of('grossProfit', year)) / f.income(year));
    const days = f.assumptions.streams.find(({ id }) => id === 'furniture')?.terms[0]?.days;
    const inWords = days === 30 ? 'trente' : `${days}`;
    return [
      `le plan de trésorerie retient ${inWords} jours`,
      `les acheteurs publics paient à ${inWords} jours`,
      `une trésorerie de départ de ${f.n(uses.workingCapital + uses.reserve)} euros`,
      `Le besoin de financement s’élève à ${f.n(totalUses)} euros, dont ${f.n(fixed)} d’immobilisations et ${f.n(totalUses - fixed)} de frais`,
      `Les associés apportent ${f.n(f.given('savings'))} euros d’épargne et ${f.n(f.given('honour-loans'))} de prêts d’honneur, soit un capital de ${f.n(sources.ownCash)} euros, complétés par une subvention d’investissement de ${f.n(f.given('machine-grant'))} euros et ${f.n(f.given('current-accounts'))} euros de comptes courants bloqués. Un prêt de ${f.n(f.lent('bank-loan'))} euros`,
      `un crédit relais de TVA de ${f.n(f.lent('vat-bridge'))} euros`,
      `Les produits prévus passent de ${f.n(f.income(1), 1000)} euros la première année à ${f.n(f.income(5), 1000)} la cinquième. L’exercice 1 se solde déjà par un résultat de ${f.n(f.of('netIncome', 1), 100)} euros`,
      `L’exercice 2 dégage ${f.n(f.of('netIncome', 2))} euros, le troisième, ${f.n(f.of('netIncome', 3))} euros et le cinquième, ${f.n(f.of('netIncome', 5))} euros après impôt. Le seuil de rentabilité du deuxième exercice se situe à ${f.n(f.ratios(2).breakEvenRevenue ?? 0, 1000)} euros`,
      `couvre ${f.ratio(f.ratios(2).debtCover, 2)} fois l’annuité, puis ${f.ratio(f.ratios(3).debtCover, 2)} fois en année 3`,
      `passe de ${rental(1)} à ${rental(5)} % en cinq ans`,
      `La première année suppose ${f.n(f.sold('furniture', 1) / 177)} meubles vendus à 177 euros en moyenne, ${f.n(f.sold('renovation', 1) / 205)} postes rénovés, ${f.n(f.sold('rental', 1) / 19.5 / 12)} postes loués en moyenne et ${f.n(f.sold('collection', 1) / 48)} mètres cubes collectés. La hausse de ${f.growth(2)} %`,
      `La croissance se réduit ensuite à ${f.growth(3)}, ${f.growth(4)} et ${f.growth(5)} %. Les prix augmentent de 1,5 % par an`,
      `la TVA étant de 20 % sur l’ensemble de l’activité. L’impôt sur les sociétés est compté au taux réduit de 15 % jusqu’à 42 500 euros de bénéfice, au taux normal de 25 % au-delà`,
      `comptent pour ${f.percent(materials, f.income(1))} % des produits, la sous-traitance pour 6 % et le transport des rebuts pour 5,4 % du chiffre d’affaires. La marge brute reste entre ${Math.floor(Math.min(...margins))} et ${Math.ceil(Math.max(...margins))} %`,
      `La masse salariale représente ${staff(1)} % des produits la première année et ${staff(5)} % la cinquième`,
      `Une baisse de 20 % de toutes les ventes, sans aucune réaction, ramènerait le résultat du deuxième exercice à ${f.n(f.of('netIncome', 2, less.income), 100)} euros et la trésorerie la plus basse de la première année à ${f.n(f.lowest(12, less).amount, 100)} euros. Des achats plus chers de 10 % laisseraient ${f.n(f.of('netIncome', 2, dearer.income), 1000)} euros de résultat et ${f.n(f.lowest(12, dearer).amount, 1000)} euros au plus bas`,
      `s’équilibre à ${f.n(totalUses)} euros. Les investissements en représentent ${f.n(f.invested)} : aménagement de l’atelier pour ${f.n(f.cost('fit-out'))}, machines pour ${f.n(f.cost('machinery'))}, camion pour ${f.n(f.cost('truck'))}, salle d’exposition pour ${f.n(f.cost('showroom'))}, logiciel de traçabilité et site pour ${f.n(f.cost('software'))}. S’y ajoutent ${f.n(uses.deposits)} euros de dépôt de garantie, ${f.n(uses.setUp)} de frais d’établissement et ${f.n(uses.vat)} de TVA à avancer. Restent ${f.n(uses.workingCapital + uses.reserve)} euros : ${f.n(uses.workingCapital)} de fonds de roulement jusqu’au point le plus bas, en ${f.month(lowest.month)}, et ${f.n(lowest.amount)} de réserve à cette date`,
      `Une ouverture retardée de trois mois, toutes charges engagées, laisserait encore ${f.n(late.cash.lowest.amount, 100)} euros au plus bas`,
      `atteignent ${f.n(own)} euros, soit ${f.percent(own, totalSources)} % du total : ${f.n(sources.ownCash)} de capital, ${f.n(sources.grants)} de subvention d’investissement notifiée et ${f.n(sources.partnerLoans)} de comptes courants`,
      `Le prêt de ${f.n(f.lent('bank-loan'))} euros, à 4,6 % sur sept ans dont un an de franchise, représente une mensualité de ${f.n(f.instalment('bank-loan', 13))} euros`,
      `Le relais de ${f.n(f.lent('vat-bridge'))} euros est remboursé en ${f.month(6)}`,
      `La ligne de tapisserie de la troisième année, ${f.n(f.cost('rental-park'))} euros`,
      `La collecte rapporte ${f.n(f.sold('collection', 1), 1000)} euros la première année`,
      `Notre chiffre d’affaires de première année correspond à ${f.percent(f.of('revenue', 1), 17_000_000)} % de ce marché et celui de la cinquième à ${f.percent(f.of('revenue', 5), 17_000_000, 1)} %`,
    ];
  },
  facts: [
    'un atelier de 1 150 mètres carrés',
    'des lettres d’engagement pour 118 000 euros',
    'marchés publics de plus de 60 000 euros',
    'retenue de garantie de 5 %',
    'Toute dépense supérieure à 4 000 euros',
    '10 000 euros sont mis en réserve',
    'environ 60 % du capital restant dû',
    '114 000 €',
    'avec un portefeuille de 2,4 millions d’euros',
    'du deuxième exercice dépasse 500 000 euros',
    'tarifs élevés, au moins 32 euros',
    'y consacrent en moyenne 3 150 euros',
    'rien aurait besoin d’environ 250 000 euros',
  ],
};
