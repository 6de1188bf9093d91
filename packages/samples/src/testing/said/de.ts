import type { Said } from '../figures.ts';
import { dearerMaterial, lessSold, paidLater } from '../variants.ts';

export const said: Said = {
  claims: (f) => {
    const { uses, totalUses, sources } = f.forecast.sourcesAndUses;
    const less = f.varied((assumptions) => lessSold(assumptions, 0.8));
    const dearer = f.varied((assumptions) => dearerMaterial(assumptions, 1.1));
    const later = f.varied((assumptions) => paidLater(assumptions, 30));
    const lowest = f.lowest(60);
    const line = f.n(Number(f.assumptions.creditLine?.limit));
    const volume = (id: string, price: number) => f.n(f.sold(id, 1) / price);
    const margin = (year: number) => f.percent(f.of('grossProfit', year), f.income(year), 1);
    const wages = (year: number) => f.percent(f.of('directStaff', year), f.income(year), 1);
    const material = f.of('directCosts', 1) - 0.083 * f.of('revenue', 1);
    const asked = f.lent('promotional-loan') + f.lent('silent-partnership');
    return [
      `Für 2027 planen wir einen Umsatz von ${f.millions(f.income(1), 2)} Mio. €, für 2028 von ${f.millions(f.income(2), 2)} Mio. € und für 2031 von ${f.millions(f.income(5), 2)} Mio. €. Die Rohmarge steigt von ${margin(1)} auf ${margin(5)} Prozent`,
      `mit einem Überschuss von ${f.n(f.of('netIncome', 1))} €; in allen Jahren tragen die Überschüsse Zins und Tilgung mit einem Deckungsgrad von mindestens ${f.ratio(Math.min(...[1, 2, 3, 4, 5].map((year) => f.ratios(year).debtCover ?? 0)), 1)}`,
      `Der Kapitalbedarf beträgt ${f.n(totalUses, 1000)} €: ${f.n(f.invested)} € für Investitionen, ${f.n(uses.setUp)} € für Umzugs- und Nebenkosten, ${f.n(uses.vat, 1000)} € für vorfinanzierte Umsatzsteuer, ${f.n(uses.workingCapital, 1000)} € für die Anlaufphase und ${f.n(uses.reserve, 1000)} € als Liquiditätsreserve. Aus eigener Liquidität bringen wir ${f.n(sources.cashBrought)} € auf, die Gesellschafter geben zusätzlich ein Darlehen von ${f.n(f.given('subordinated-loan'))} € mit Rangrücktritt; ${f.n(sources.customersInAdvance, 1000)} € sind Anzahlungen von Kunden`,
      `Wir beantragen ${f.n(asked)} €: ein KfW-Förderdarlehen über die Hausbank von ${f.n(f.lent('promotional-loan'))} €`,
      `Beteiligungsgesellschaft Hessen von ${f.n(f.lent('silent-partnership'))} €; dazu eine Kontokorrentlinie von ${line} €`,
      `mit ${volume('survey', 4800)} Bauaufnahmen, ${volume('roadmap', 3900)} Sanierungsfahrplänen, ${volume('timber', 385)} laufenden Metern Holzreparatur, ${volume('panels', 295)} Quadratmetern Gefachfläche, ${volume('insulation', 236)} Quadratmetern Innendämmung, ${volume('roofs', 318)} Quadratmetern Dach- und Deckendämmung, ${volume('windows', 2350)} Fenstern und im Mittel ${volume('care', 690)} Wartungsverträgen`,
      `Gewerbesteuer mit ${f.assumptions.parameters.find(({ key }) => key === 'incomeTax.trade')?.value.replace('.', ',')} Prozent des Gewinns`,
      `Liegt der Umsatz durchgehend um 20 Prozent unter Plan, sinkt das EBITDA 2028 auf ${f.n(f.of('ebitda', 2, less.income), 1000)} € und deckt Zins und Tilgung noch ${f.ratio(f.ratios(2, less).debtCover, 1)}-fach; der Kontostand sinkt auch dann nie unter ${f.n(less.cash.lowest.amount, 100)} €`,
      `verbleiben 2028 noch ${f.n(f.of('ebitda', 2, dearer.income), 1000)} € EBITDA`,
      `ohne dass wir sie weitergeben können, sinkt das EBITDA 2028 um rund ${f.n(f.of('ebitda', 2) - f.of('ebitda', 2, dearer.income), 1000)} €`,
      `werden im ${f.month(later.cash.lowest.month)} höchstens ${f.n(-later.cash.lowest.amount, 1000)} € der Linie gebraucht`,
      `beanspruchen ${f.percent(material, f.income(1))} Prozent des Umsatzes`,
      `sinken von ${wages(1)} Prozent auf ${wages(5)} Prozent`,
      'Nachunternehmer sind mit 5 Prozent, Entsorgung, Baustelleneinrichtung und Gewährleistung mit 3,3 Prozent',
      `Die Gehälter der Geschäftsführung betragen zusammen ${f.n(2 * Number(f.assumptions.people.find(({ id }) => id === 'directors')?.gross))} €`,
      `des vorhandenen Bestands mit ${f.n((12 * Number(f.assumptions.opening?.fixedAssets)) / (f.assumptions.opening?.fixedLife ?? 0))} €`,
      `jährliche Ersatzinvestitionen von ${f.n(f.cost('replacement-2'))} € ab 2028`,
      ...[1, 2].map(
        (year) => `Der Kapitaldienst beträgt 2027 und 2028 je rund ${f.n(f.debtService(year), 1000)} €`,
      ),
      `steigt 2029 mit Beginn der Tilgung auf ${f.n(f.debtService(3), 1000)} €. Das um die Steuern verminderte EBITDA deckt ihn 2027 ${f.ratio(f.ratios(1).debtCover, 1)}-fach, 2028 ${f.ratio(f.ratios(2).debtCover, 1)}-fach und 2029, im schwächsten Jahr danach, ${f.ratio(f.ratios(3).debtCover, 1)}-fach. Bis Ende 2031 sind vom Förderdarlehen ${f.n(f.lent('promotional-loan') - f.owed(60, 'promotional-loan'))} € getilgt`,
      `Die Gewinnschwelle liegt 2028 bei einem Umsatz von ${f.millions(f.ratios(2).breakEvenRevenue ?? 0, 2)} Mio. € und wird im ${f.month(f.ratios(2).breakEvenMonth ?? 0, { month: 'long' })} erreicht`,
      `Der tiefste Stand ist der ${f.month(lowest.month)} mit ${f.n(lowest.amount)} €`,
      `Von den ${f.n(totalUses, 1000)} € entfallen ${f.n(f.invested)} € auf Investitionen: ${f.n(f.cost('fit-out'))} € auf den Ausbau der gemieteten Halle, ${f.n(f.cost('joinery-machine'))} € auf die generalüberholte CNC-Abbundanlage, ${f.n(f.cost('extraction'))} € auf die Späneabsaugung, ${f.n(f.cost('blower'))} € auf die Einblasmaschine, ${f.n(f.cost('vans'))} € auf zwei Transporter und ein eigenes Fassadengerüst sowie ${f.n(f.cost('scanner', 'software'))} € auf Laserscanner und Software, davon ${f.n(f.cost('software'))} € als`,
      `kosten ${f.n(uses.setUp)} €. Die Vorsteuer von ${f.n(uses.vat)} € wird vorfinanziert und fließt im ${f.month(2)} zurück. Weitere ${f.n(uses.workingCapital)} € finanzieren die Anlaufphase, als Liquiditätsreserve bleiben ${f.n(uses.reserve)} €`,
      `in Vierteljahresraten von ${f.n(f.instalment('promotional-loan', 30) - f.owed(27, 'promotional-loan') * 0.011)} € getilgt`,
      `läge die Quote Ende 2027 bei ${f.ratio((f.ratios(1).equityRatio ?? 0) * 100, 0)} Prozent`,
      `bis Ende 2027 auf knapp ${f.ratio((f.ratios(1).equityRatioWithQuasi ?? 0) * 100, 0)} Prozent`,
    ];
  },
  facts: [
    'mit einer Gesamtleistung von 1,18 Mio. € und einem Jahresüberschuss von 31.000 €',
    'einem geschätzten Volumen von 1,6 Mio. €',
    'rund 5.400 Stunden im Jahr',
    'die bisherigen 31.000 €',
    'einem Hebesatz von 460 Prozent',
    'Steigen die Materialpreise um zehn Prozent',
    'Bürgschaften der Gesellschafter von je 50.000 €',
    'Rund 40 Prozent unseres Umsatzes',
    'bis 2029 auf 30 Prozent steigen',
    'die Anfangsmiete beträgt 5,20 €',
    'von 310.000 € im Rumpfjahr 2022 über 640.000 € und 870.000 € auf 1,04 Mio. €',
    'in Höhe von 6.200 €',
    'zu etwa 45 Prozent des Neupreises',
    'Risikolebensversicherung über je 200.000 €',
    'über 10.000 €',
    '148.000 €',
    'und zwischen 80.000 und 180.000 €',
    'Auftragsbestand von 980.000 €',
    'Eigenkapital von 148.000 €',
    'einem mittleren Auftragswert von 94.000 €',
  ],
};
