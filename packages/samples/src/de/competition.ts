import type { SparseSection } from '@trazo/plan/sparse-plan';

export const competition: SparseSection<'competition'> = {
  customers: '850',
  spendPerCustomer: '94000',
  marketSize: '79900000',
  competitors: [
    {
      id: 'competitor-1',
      name: 'Holzbau Kaltwasser GmbH & Co. KG, Gelnhausen',
      description:
        'Zimmerei in dritter Generation mit 26 Beschäftigten, je zur Hälfte Neubau und Denkmalpflege. Handwerklich sehr gut, eigene Abbundanlage, Lieferzeiten von zwölf bis achtzehn Monaten. Bietet weder Bauphysik noch Innendämmung an und arbeitet nach Aufwand. Der Inhaber ist 63 Jahre alt; über die Nachfolge ist nichts bekannt.',
    },
    {
      id: 'competitor-2',
      name: 'Altbauwerk Wetterau GmbH, Friedberg',
      description:
        'Generalunternehmer für Altbausanierung mit zwölf Angestellten, der alle Gewerke an Nachunternehmer vergibt. Stark im Vertrieb und bei Förderanträgen, Preise rund acht Prozent unter unseren. Fachwerk macht etwa ein Viertel des Umsatzes aus; die Qualität schwankt mit den Partnern. Bei zwei Häusern haben wir Innendämmungen nachgebessert, die dort ausgeführt worden waren.',
    },
    {
      id: 'competitor-3',
      name: 'Lehmwerkstatt Taunusrand, Idstein',
      description:
        'Fünf Personen, spezialisiert auf Lehmputz und Innendämmung, angesehen bei Architekten. Keine Zimmerei, keine eigene Bauaufnahme. Preise auf unserem Niveau, Wartezeit etwa acht Monate. Teils Mitbewerber, teils Partner: Im Winter 2025 haben wir uns zwei Kolonnen gegenseitig ausgeliehen.',
    },
    {
      id: 'competitor-4',
      name: 'Energieloft Sanierungsplattform, Berlin',
      description:
        'Bundesweit werbendes Vermittlungsportal mit digitalem Sanierungsrechner. Gewinnt viele Erstanfragen, lehnt Fachwerkhäuser jedoch meist ab oder schlägt Außendämmung vor, die nicht genehmigt wird. Für uns weniger Konkurrenz als Anlass, im Netz besser auffindbar zu sein.',
    },
    {
      id: 'competitor-5',
      name: 'Restaurierungsbetriebe Hohenstein, Büdingen',
      description:
        'Anerkannter Restaurierungsbetrieb für Kirchen und Schlösser mit achtzehn Beschäftigten, überwiegend öffentliche Auftraggeber. Fachlich führend bei Befunduntersuchungen, teuer und an Wohnhäusern nur in Ausnahmefällen interessiert. Tritt bei größeren kommunalen Ausschreibungen gegen uns an und gewann 2025 zwei von fünf.',
    },
    {
      id: 'competitor-6',
      name: 'Allgemeine Bauhandwerker ohne Spezialisierung',
      description:
        'Maler, Trockenbauer und Dachdecker, die Fachwerkhäuser nebenher dämmen, häufig mit Mineralwolle und Dampfbremse. Sie liegen 30 bis 40 Prozent unter unseren Preisen und erhalten nach unserer Schätzung die Hälfte aller Aufträge. Die Folgeschäden bringen einen Teil der Eigentümer nach fünf bis zehn Jahren zu uns.',
    },
    {
      id: 'competitor-7',
      name: 'Planungsbüro Eckständer PartG mbB, Hanau',
      description:
        'Sieben Architektinnen und Ingenieure, die Fachwerksanierungen planen, ausschreiben und überwachen. Sie sind im wörtlichen Sinn Wettbewerber unserer Planungsleistung, zugleich aber eine Quelle von Aufträgen: 2025 haben wir vier Häuser nach ihrer Planung ausgeführt. Wir bieten dem Büro die Daten unserer Messhäuser an und verzichten bei seinen Kunden auf eigene Planungsangebote.',
    },
    {
      id: 'competitor-8',
      name: 'Modulwand Innendämmtechnik AG, Ulm',
      description:
        'Hersteller vorgefertigter Innendämmelemente mit Kalziumsilikatkern, der seit 2024 ein Netz geschulter Verarbeiter aufbaut. Die Montage ist schnell, der Preis je Quadratmeter liegt 20 Prozent unter unserem. Für stark verformte Fachwerkwände eignen sich die ebenen Elemente nur bedingt. Wir beobachten das System und haben an zwei Musterwänden eigene Messungen begonnen.',
    },
  ],
  summary: [
    'In einem Umkreis von sechzig Kilometern um Frankfurt stehen nach unserer Auswertung von Denkmallisten, Gebäudestatistik und Luftbildern rund 61.000 Fachwerkhäuser. Jährlich beginnen etwa 1,4 Prozent der Eigentümer eine umfassende Sanierung, das sind rund 850 Häuser. Bei einem mittleren Auftragswert von 94.000 € für Leistungen, die wir anbieten, ergibt sich ein Marktvolumen von knapp 80 Mio. € im Jahr.',
    'Unser Anteil beträgt 2027 demnach 1,8 Prozent und 2031 gut 3 Prozent. Das Wachstum setzt nicht voraus, dass wir Mitbewerbern Aufträge abnehmen: Es entspricht etwa dem, was wir 2025 und 2026 mangels Kapazität abgelehnt haben. Die Zahlen sind Schätzungen; selbst wenn der Markt um ein Drittel kleiner wäre, bliebe der geplante Anteil unter fünf Prozent.',
    'Kein Wettbewerber im Einzugsgebiet vereint Bauaufnahme, bauphysikalischen Nachweis, Zimmerei und Innendämmung. Die handwerklich starken Betriebe planen nicht, die planenden bauen nicht. Nachahmen lässt sich das, doch es braucht Zeit: Eine Referenzliste mit Messwerten entsteht nicht in einem Jahr.',
    'Im Preis wollen und können wir nicht die Günstigsten sein. Wir gewinnen Aufträge dort, wo der Eigentümer Gewissheit sucht: einen Festpreis, einen Termin und eine Wand, von der er weiß, dass sie trocken bleibt.',
    'Preise lassen sich nur eingeschränkt vergleichen, weil die Leistungen verschieden abgegrenzt werden. Bei elf Aufträgen, zu denen uns die Eigentümer Gegenangebote gezeigt haben, lagen wir im Angebot durchschnittlich sechs Prozent über dem Nächstbietenden. In den fünf Fällen, die an andere gingen und deren Schlussrechnung wir kennen, lag diese im Mittel vierzehn Prozent über dem Angebot.',
    'Veränderungen erwarten wir von zwei Seiten: von Herstellern, die mit Systemgarantien werben, und von größeren Holzbaubetrieben, denen der Neubau wegbricht und die sich der Sanierung zuwenden. Beides belebt den Markt eher, als dass es uns verdrängt, denn das Nadelöhr bleibt die Bauaufnahme. Sollte ein solcher Betrieb sie einkaufen wollen, verkaufen wir sie ihm.',
  ].join('\n\n'),
};
