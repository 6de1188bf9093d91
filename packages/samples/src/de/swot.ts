import type { SparseSection } from '@trazo/plan/sparse-plan';

export const swot: SparseSection<'swot'> = {
  strengths: [
    {
      id: 'strength-1',
      text: 'Bauaufnahme, Zimmerei und Innendämmung in einer Hand. Schnittstellen, an denen bei getrennter Vergabe Schäden und Nachträge entstehen, gibt es bei uns nicht.',
    },
    {
      id: 'strength-2',
      text: 'Nachgewiesene Wandaufbauten: 61 gedämmte Häuser, davon 18 mit laufender Messung der Holzfeuchte, ohne einen einzigen Feuchteschaden seit der Gründung.',
    },
    {
      id: 'strength-3',
      text: 'Festpreise je Bauteil auf der Grundlage des Bauteilkatalogs. Nachträge machten 2025 nur 4,1 Prozent der Auftragssumme aus; üblich sind in der Altbausanierung zehn bis zwanzig Prozent.',
    },
    {
      id: 'strength-4',
      text: 'Vertrauen der unteren Denkmalschutzbehörden. Anträge, denen unsere Unterlagen beiliegen, werden im Mittel nach sieben statt nach sechzehn Wochen beschieden.',
    },
    {
      id: 'strength-5',
      text: 'Auftragsbestand von 980.000 € zum 31. Oktober 2026. Das entspricht drei Fünfteln des für 2027 geplanten Umsatzes.',
    },
  ],
  weaknesses: [
    {
      id: 'weakness-1',
      text: 'Eigenkapital von 148.000 €, nach den einmaligen Umzugs- und Nebenkosten von 14.000 € in der Bilanz dieses Plans noch 134.000 €, bei einem Investitionsvorhaben, das die bisherige Bilanzsumme fast verdoppelt. Ohne den Rangrücktritt läge die Quote Ende 2027 bei 27 Prozent.',
    },
    {
      id: 'weakness-2',
      text: 'Die hygrothermischen Nachweise hängen an zwei Personen. Fällt eine davon länger aus, verzögern sich die Sanierungsfahrpläne um vier bis sechs Wochen.',
    },
    {
      id: 'weakness-3',
      text: 'Bislang keine eigene Erfahrung mit dem Betrieb einer CNC-Abbundanlage außer der des Werkstattleiters. Die Einarbeitung der Kolonnen wird das erste Halbjahr belasten.',
    },
    {
      id: 'weakness-4',
      text: 'Hohe Vorfinanzierung: Zwischen Materialeinkauf und Abschlagszahlung liegen im Mittel 34 Tage, bei öffentlichen Auftraggebern bis zu 60 Tage.',
    },
    {
      id: 'weakness-5',
      text: 'Schwache Sichtbarkeit außerhalb der Fachwelt. Wer keinen Architekten oder Energieberater fragt, findet uns selten.',
    },
  ],
  opportunities: [
    {
      id: 'opportunity-1',
      text: 'In unserem Einzugsgebiet stehen nach eigener Auswertung rund 61.000 Fachwerkhäuser. Weniger als ein Fünftel davon ist energetisch auf einem Stand, den Mieter und Käufer heute erwarten.',
    },
    {
      id: 'opportunity-2',
      text: 'Kommunen erarbeiten Wärmepläne und müssen für ihre Altstadtkerne Lösungen finden, in denen weder Wärmenetz noch Außendämmung möglich ist. Drei Städte haben um Musterhäuser gebeten.',
    },
    {
      id: 'opportunity-3',
      text: 'Die steuerliche Denkmalabschreibung nach § 7i und § 10f Einkommensteuergesetz macht hochwertige Sanierungen auch dann wirtschaftlich, wenn Zuschüsse gekürzt werden.',
    },
    {
      id: 'opportunity-4',
      text: 'Ältere Zimmereien finden keine Nachfolge. Zwei Betriebe in Büdingen und Gelnhausen haben uns angeboten, Gesellen und Auftragsbestand zu übernehmen; im Plan ist das nicht enthalten.',
    },
    {
      id: 'opportunity-5',
      text: 'Die Abbundanlage ist 2027 und 2028 nur zu 60 Prozent ausgelastet. Freie Stunden lassen sich als Lohnabbund an benachbarte Zimmereien verkaufen.',
    },
  ],
  threats: [
    {
      id: 'threat-1',
      text: 'Unterbrechung oder Kürzung der Bundesförderung für effiziente Gebäude. Antragsstopps haben in der Vergangenheit gezeigt, dass Eigentümer dann ein halbes Jahr abwarten.',
    },
    {
      id: 'threat-2',
      text: 'Fachkräftemangel: Auf eine ausgeschriebene Gesellenstelle kommen in unserer Innung derzeit 1,3 Bewerbungen. Ohne eigene Ausbildung ist das geplante Wachstum nicht zu erreichen.',
    },
    {
      id: 'threat-3',
      text: 'Preissprünge bei Eiche, Holzfaser und Energie. Steigen die Materialpreise um zehn Prozent, ohne dass wir sie weitergeben können, sinkt das EBITDA 2028 um rund 48.000 €.',
    },
    {
      id: 'threat-4',
      text: 'Ein Feuchteschaden mit öffentlicher Wirkung, auch bei einem Wettbewerber, kann das Vertrauen in Innendämmungen auf Jahre beschädigen.',
    },
    {
      id: 'threat-5',
      text: 'Steigende Zinsen verteuern große Sanierungen für private Eigentümer. Ein Prozentpunkt mehr verschiebt nach unserer Erfahrung etwa jeden achten Auftrag.',
    },
  ],
  summary: [
    'Die Stärken liegen im Nachweis und in der Zusammenarbeit der Gewerke, die Schwächen in Kapitaldecke und Personalabhängigkeit. Das Vorhaben setzt an beidem an: Das nachrangige Kapital hebt die wirtschaftliche Eigenkapitalquote bis Ende 2027 auf knapp 33 Prozent, und eine zweite Bauphysikerin nimmt im Juli 2027 die Arbeit auf.',
    'Gegen den Ausfall der Förderung hilft nur Streuung. Der Anteil öffentlicher und genossenschaftlicher Auftraggeber soll von 19 Prozent im Jahr 2026 auf 30 Prozent im Jahr 2029 steigen. Bis dahin führen wir in jedem Angebot eine Variante ohne Zuschuss, damit ein Auftrag nicht am Bescheid hängt.',
    'Die Einarbeitung in die Abbundanlage ist das Risiko der ersten Monate. Wir begrenzen es durch einen Parallelbetrieb: Bis Ende Juni 2027 wird jedes Haus so eingeplant, dass es notfalls noch von Hand abgebunden werden kann. Der Verkäufer der Anlage stellt für acht Wochen einen Maschinenführer, und die Wartung ist für drei Jahre zu einem festen Satz vereinbart.',
    'Bei den Chancen setzen wir Prioritäten. Zuerst kommen die Musterhäuser der drei Städte, denn sie öffnen den Weg zu weiteren öffentlichen Aufträgen. Der Lohnabbund folgt erst, wenn die eigenen Termine gehalten werden. Über die Übernahme eines der beiden angebotenen Betriebe werden wir frühestens 2029 entscheiden, wenn die tilgungsfreie Zeit vorüber ist und die Zahlen eines vollen Jahres mit Tilgung vorliegen.',
  ].join('\n\n'),
};
