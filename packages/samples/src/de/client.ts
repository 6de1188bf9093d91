import type { SparseSection } from '@trazo/plan/sparse-plan';

export const client: SparseSection<'client'> = {
  gender: ['indifferent'],
  age: ['35-65', '65+'],
  civilStatus: ['married', 'indifferent'],
  education: ['intermediateCycle', 'higherCycle', 'university'],
  annualIncome: ['upTo50000', 'over50000'],
  incomeOrigin: ['salaried', 'selfEmployed', 'businessOwner', 'retired'],
  businessSize: ['small', 'medium'],
  location: 'Rhein-Main-Gebiet, Vordertaunus, Wetterau und Main-Kinzig-Kreis (Umkreis von 60 Kilometern)',
  marketLanguage: 'Deutsch',
  clientLanguage: 'Deutsch, auf Wunsch Englisch',
  summary: [
    'Zwei Drittel unseres Umsatzes erzielen wir mit privaten Eigentümern. Typisch ist ein Paar zwischen vierzig und sechzig, das ein Fachwerkhaus in einem Altstadtkern geerbt oder gekauft hat, selbst darin wohnt oder eine Wohnung vermietet und zwischen 80.000 und 180.000 € investieren will. Der Anlass ist selten die Energierechnung allein: Meist steht ein Heizungstausch bevor, ein Zimmer wird nicht warm oder beim Renovieren kommt morsches Holz zum Vorschein.',
    'Diese Kunden sind gut informiert und zugleich verunsichert. Sie haben von Innendämmungen gelesen, hinter denen die Balken verfault sind, und von drei Fachleuten drei Meinungen gehört. Sie suchen jemanden, der den Nachweis führt und für das Ganze einsteht. Die Entscheidung fällt nach der Bauaufnahme; von hundert Eigentümern, die sie beauftragen, erteilen uns 71 anschließend einen Sanierungsauftrag, oft zunächst für den ersten Bauabschnitt.',
    'Die zweite Gruppe bilden Kommunen und Kirchengemeinden. Ihnen gehören alte Rathäuser, Pfarrhäuser, Kindertagesstätten und Museen. Aufträge unter der Wertgrenze werden beschränkt ausgeschrieben, größere öffentlich nach VOB/A. Verlangt werden die Präqualifikation, eine Referenzliste und belastbare Termine. Gezahlt wird langsam, aber sicher: im Mittel nach 41 Tagen.',
    'Die dritte Gruppe sind Wohnungsgenossenschaften und kleinere Vermieter mit mehreren Häusern in einem Altstadtkern. Sie rechnen mit Restnutzungsdauern und Mieterhöhungsspielräumen und lassen gern zwei oder drei gleichartige Häuser nacheinander sanieren. Für uns sind sie wertvoll, weil sich Gerüst, Abbund und Baustelleneinrichtung über mehrere Häuser verteilen.',
    'Architekturbüros, Energieberaterinnen und Denkmalpfleger kaufen selbst nichts, entscheiden aber mit. Etwa vierzig von ihnen kennen unsere Arbeit. Ihnen bieten wir Wandaufbauten mit Nachweis, Musterflächen in der Halle und zweimal im Jahr eine Baustellenbegehung an. Rund die Hälfte unserer Anfragen geht auf diesen Kreis zurück.',
    'Die Nachfrage ist über das Jahr ungleich verteilt. Anfragen kommen vor allem zwischen Januar und April, gebaut wird außen von März bis Oktober. Innendämmung und Lehmputz lassen sich dagegen im Winter ausführen, solange das Haus beheizt ist. Wir planen deshalb jedes Haus in zwei Abschnitten: Hülle im Sommer, Innenausbau im Winter.',
    'Bezahlt wird aus mehreren Quellen. Bei den privaten Aufträgen des Jahres 2025 stammten im Mittel 46 Prozent aus Eigenmitteln, 33 Prozent aus Bankdarlehen, 16 Prozent aus Zuschüssen des Bundes und fünf Prozent aus Denkmalmitteln von Land und Stadt. Wir erläutern diese Zusammensetzung im Erstgespräch, verweisen für die steuerliche Seite an die Steuerberatung und richten den Zahlungsplan nach den Auszahlungsterminen der Fördermittel.',
    'Was Kunden von uns erwarten, haben wir im Frühjahr 2026 bei 52 früheren Auftraggebern erfragt. An erster Stelle stand die Verlässlichkeit des Termins, an zweiter die Sauberkeit auf der Baustelle, erst an vierter der Preis. Kritisiert wurde, dass zwischen Bauaufnahme und Baubeginn zu viel Zeit vergehe, im Mittel neun Monate. Die neue Halle soll diesen Zeitraum auf fünf Monate verkürzen.',
    'Nicht zu unseren Kunden zählen Bauträger, die ganze Straßenzüge entkernen, und Eigentümer, die allein die höchste Förderstufe suchen. Auch Neubauten und Anbauten in Holzrahmenbauweise überlassen wir anderen. Anfragen dieser Art leiten wir an befreundete Betriebe weiter, von denen wir im Gegenzug Fachwerkaufträge erhalten.',
  ].join('\n\n'),
};
