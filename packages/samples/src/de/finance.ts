import type { SparseSection } from '@trazo/plan/sparse-plan';
import { assumptions } from './assumptions.ts';

/** Das erste Geschäftsjahr ist das Kalenderjahr 2027; Beträge in Euro ohne Umsatzsteuer, Preisstand 2027. */
export const finance: SparseSection<'finance'> = {
  revenueModel: [
    'Der Umsatz ergibt sich aus Menge mal Preis der acht Leistungen. Für 2027 rechnen wir mit 37 Bauaufnahmen, 34 Sanierungsfahrplänen, 768 laufenden Metern Holzreparatur, 696 Quadratmetern Gefachfläche, 1.392 Quadratmetern Innendämmung, 876 Quadratmetern Dach- und Deckendämmung, 78 Fenstern und im Mittel 32 Wartungsverträgen. Drei Fünftel davon sind durch den Auftragsbestand gedeckt.',
    'Abgerechnet wird nach Bautenstand in Abschlägen gemäß § 632a BGB. In der Planung gehen zwei Drittel bis drei Viertel der Zahlungen nach 30 Tagen ein, der Rest, vor allem von öffentlichen Auftraggebern, nach 60 Tagen. Bauaufnahme und Sanierungsfahrplan werden zur Hälfte bei Auftrag fällig. Lieferanten gewähren 30 Tage Ziel oder zwei Prozent Skonto.',
    'Die Planung unterstellt gleichbleibende Preise und Löhne. Die Ertragsteuern folgen dem Gesetz: Körperschaftsteuer mit Solidaritätszuschlag, deren Satz von 2028 an wie beschlossen sinkt, und bei einem Hebesatz von 460 Prozent Gewerbesteuer mit 16,1 Prozent des Gewinns.',
    'Drei Belastungsfälle wurden durchgerechnet, jeweils ohne Gegenmaßnahmen. Liegt der Umsatz durchgehend um 20 Prozent unter Plan, sinkt das EBITDA 2028 auf 110.000 € und deckt Zins und Tilgung noch 2,5-fach; der Kontostand sinkt auch dann nie unter 7.600 €. Steigen die Materialpreise um zehn Prozent, verbleiben 2028 noch 339.000 € EBITDA. Zahlen alle Kunden 30 Tage später, werden im April 2027 höchstens 29.000 € der Linie gebraucht.',
    'Die direkten Aufwendungen folgen aus der Kalkulation der einzelnen Leistungen. Material und Tischlerarbeiten beanspruchen 23 Prozent des Umsatzes. Die Fertigungslöhne einschließlich der Beiträge zu den Sozialkassen des Baugewerbes sinken von 26,9 Prozent auf 25,9 Prozent, weil die Leerzeiten der Einarbeitung entfallen. Nachunternehmer sind mit 5 Prozent, Entsorgung, Baustelleneinrichtung und Gewährleistung mit 3,3 Prozent des Umsatzes angesetzt.',
    'Die übrigen Aufwendungen steigen um drei bis sieben Prozent im Jahr, also langsamer als der Umsatz. Die Raumkosten enthalten Miete, Heizung und Strom der Halle und ersetzen die bisherigen 31.000 € für Scheune und Büro. Die Gehälter der Geschäftsführung betragen zusammen 102.000 € und bleiben unverändert.',
    'Abgeschrieben wird linear: der Mieterausbau über zehn Jahre entsprechend der Mietdauer, Abbundanlage und Absaugung über acht, Transporter, Gerüst und Einblasmaschine über sechs, der Laserscanner über fünf und die Software über drei Jahre. Hinzu kommen die Abschreibungen des vorhandenen Bestands mit 18.000 € und jährliche Ersatzinvestitionen von 25.000 € ab 2028.',
    'Der Kapitaldienst beträgt 2027 und 2028 je rund 44.000 € und steigt 2029 mit Beginn der Tilgung auf 88.000 €. Das um die Steuern verminderte EBITDA deckt ihn 2027 5,4-fach, 2028 7,5-fach und 2029, im schwächsten Jahr danach, 4,2-fach. Bis Ende 2031 sind vom Förderdarlehen 135.000 € getilgt, das bestehende Darlehen von 2022 ist dann vollständig zurückgeführt.',
    'Die Gewinnschwelle liegt 2028 bei einem Umsatz von 1,62 Mio. € und wird im Oktober erreicht. Die Liquidität wurde für sechzig Monate geplant; der Plan des ersten Jahres steht am Ende dieses Kapitels. Der tiefste Stand ist der Januar 2027 mit 13.389 €, unmittelbar nach dem Umzug und vor der Erstattung der Vorsteuer.',
  ].join('\n\n'),
  useOfFunds: [
    'Von den 615.000 € entfallen 458.000 € auf Investitionen: 138.000 € auf den Ausbau der gemieteten Halle, 165.000 € auf die generalüberholte CNC-Abbundanlage, 28.000 € auf die Späneabsaugung, 22.000 € auf die Einblasmaschine, 64.000 € auf zwei Transporter und ein eigenes Fassadengerüst sowie 41.000 € auf Laserscanner und Software, davon 16.000 € als immaterielle Vermögensgegenstände.',
    'Umzug, Genehmigungen, Gutachten und Bürgschaftsprovisionen kosten 14.000 €. Die Vorsteuer von 89.680 € wird vorfinanziert und fließt im Februar 2027 zurück. Weitere 40.282 € finanzieren die Anlaufphase, als Liquiditätsreserve bleiben 13.389 €; dazu kommt die Kontokorrentlinie, die im Plan nicht beansprucht wird.',
    'Das Förderdarlehen läuft zehn Jahre mit zwei tilgungsfreien Anlaufjahren und wird danach in Vierteljahresraten von 11.250 € getilgt. Ausgezahlt wird gegen Rechnung. Solange die stille Beteiligung besteht, schütten wir höchstens ein Drittel des Jahresüberschusses aus.',
    'Für alle Positionen über 10.000 € liegen mindestens zwei Angebote vor. Der Kaufvertrag über die Abbundanlage enthält ein Rücktrittsrecht bis zum 28. Februar 2027 für den Fall, dass die Finanzierung nicht zustande kommt. Das Vorhaben wird nicht vor Eingang des Förderantrags bei der Hausbank begonnen.',
  ].join('\n\n'),
  exitStrategy: [
    'Die Gesellschafter führen das Unternehmen auf Dauer und haben sich im Gesellschaftsvertrag für zehn Jahre gebunden. Scheidet einer von ihnen aus, hat der andere ein Vorkaufsrecht zum gutachterlich ermittelten Ertragswert, zahlbar in fünf Jahresraten. Eine gegenseitige Risikolebensversicherung über je 200.000 € sichert den Todesfall ab.',
    'Die stille Beteiligung endet nach zehn Jahren und wird zum Nennwert aus dem Zahlungsmittelbestand zurückgeführt; ein vorzeitiges Kündigungsrecht der Gesellschaft besteht ab dem sechsten Jahr. Langfristig sollen leitende Beschäftigte Anteile übernehmen. Ein Verkauf an Dritte ist nicht beabsichtigt, bliebe wegen Anlagenpark und Wartungsverträgen aber möglich.',
  ].join('\n\n'),
  collateral: 'Ausfallbürgschaft der Bürgschaftsbank Hessen',
  assumptions,
};
