import type { SparseSection } from '@trazo/plan/sparse-plan';

/** Das erste Geschäftsjahr ist das Kalenderjahr 2027; Beträge in Euro ohne Umsatzsteuer, Preisstand 2027. */
export const finance: SparseSection<'finance'> = {
  revenueModel: [
    'Der Umsatz ergibt sich aus Menge mal Preis der acht Leistungen. Für 2027 rechnen wir mit 34 Bauaufnahmen, 30 Sanierungsfahrplänen, 680 laufenden Metern Holzreparatur, 620 Quadratmetern Gefachfläche, 1.250 Quadratmetern Innendämmung, 780 Quadratmetern Dach- und Deckendämmung, 70 Fenstern und 24 Wartungsverträgen. Zwei Drittel davon sind durch den Auftragsbestand gedeckt.',
    'Abgerechnet wird nach Bautenstand in Abschlägen gemäß § 632a BGB, in der Regel alle vierzehn Tage. Private Auftraggeber zahlen im Mittel nach 16 Tagen, öffentliche nach 41 Tagen. Bauaufnahme und Sanierungsfahrplan werden zur Hälfte bei Auftrag fällig. Lieferanten gewähren 30 Tage Ziel oder zwei Prozent Skonto.',
    'Die Planung unterstellt gleichbleibende Preise und Löhne. Die Ertragsteuern sind mit Körperschaftsteuer, Solidaritätszuschlag und Gewerbesteuer bei einem Hebesatz von 460 Prozent angesetzt: 31,9 Prozent im Jahr 2027, wegen der beschlossenen Senkung der Körperschaftsteuer fallend auf 27,7 Prozent im Jahr 2031. Der Fehlbetrag des ersten Jahres wird vorgetragen.',
    'Drei Belastungsfälle wurden durchgerechnet. Liegt der Umsatz 2028 um 20 Prozent unter Plan, sinkt das EBITDA auf 76.000 € und deckt Zins und Tilgung von 45.000 € noch; erst bei einem Rückgang um ein Viertel wäre die Reserve anzugreifen. Steigen die Materialpreise um zehn Prozent, verbleiben 177.000 € EBITDA. Verzögert sich die Inbetriebnahme der Halle um drei Monate, wird die Kontokorrentlinie im August 2027 mit höchstens 52.000 € beansprucht.',
    'Die direkten Aufwendungen folgen aus der Kalkulation der einzelnen Leistungen. Material beansprucht gut 18 Prozent des Umsatzes. Die Fertigungslöhne einschließlich der Beiträge zu den Sozialkassen des Baugewerbes sinken von 30,9 Prozent auf 29,4 Prozent, weil die Leerzeiten der Einarbeitung entfallen, die wir 2027 mit sechs und 2028 mit vier Prozent der bezahlten Stunden ansetzen. Für Gewährleistung sind in den Baustellenkosten 1,2 Prozent des Umsatzes enthalten.',
    'Die übrigen Aufwendungen steigen 2028 um knapp zehn und danach um vier bis neun Prozent im Jahr, also langsamer als der Umsatz, solange dieser zweistellig wächst. Die Raumkosten enthalten Miete, Heizung und Strom der Halle und ersetzen die bisherigen 31.000 € für Scheune und Büro. Die Gehälter der Geschäftsführung betragen zusammen 102.000 € und bleiben bis zum Beginn der Tilgung unverändert.',
    'Abgeschrieben wird linear: der Mieterausbau über zehn Jahre entsprechend der Mietdauer, Abbundanlage und Absaugung über acht, Transporter, Gerüst und Einblasmaschine über sechs, der Laserscanner über fünf und die Software über drei Jahre. Hinzu kommen die Abschreibungen des vorhandenen Bestands mit 18.000 € und jährliche Ersatzinvestitionen von 25.000 € ab 2028.',
    'Der Kapitaldienst beträgt 2027 und 2028 je rund 45.000 € und steigt 2029 mit Beginn der Tilgung auf 84.000 €. Das um die Steuern verminderte EBITDA deckt ihn 2027 2,3-fach, 2028 4,0-fach und 2029, im schwächsten Jahr danach, 2,9-fach. Bis Ende 2031 sind vom Förderdarlehen 120.000 € getilgt, das bestehende Darlehen von 2022 ist dann vollständig zurückgeführt.',
  ].join('\n\n'),
  useOfFunds: [
    'Von den 620.000 € entfallen 458.000 € auf Investitionen: 138.000 € auf den Ausbau der gemieteten Halle, 165.000 € auf die generalüberholte CNC-Abbundanlage, 28.000 € auf die Späneabsaugung, 22.000 € auf die Einblasmaschine, 64.000 € auf zwei Transporter und ein eigenes Fassadengerüst sowie 41.000 € auf Laserscanner und Software, davon 16.000 € als immaterielle Vermögensgegenstände.',
    'Umzug, Genehmigungen, Gutachten und Bürgschaftsprovisionen kosten 14.000 €. Weitere 110.000 € finanzieren unfertige Leistungen und Forderungen, die mit dem Umsatz wachsen. Die Liquiditätsreserve von 38.000 € entspricht gut einem Monat fixer Kosten.',
    'Das Förderdarlehen läuft zehn Jahre mit zwei tilgungsfreien Anlaufjahren und wird danach in Vierteljahresraten von 10.000 € getilgt. Ausgezahlt wird nach Baufortschritt gegen Rechnung. Solange die stille Beteiligung besteht, schütten wir höchstens ein Drittel des Jahresüberschusses aus.',
    'Für alle Positionen über 10.000 € liegen mindestens zwei Angebote vor. Der Kaufvertrag über die Abbundanlage enthält ein Rücktrittsrecht bis zum 28. Februar 2027 für den Fall, dass die Finanzierung nicht zustande kommt. Das Vorhaben wird nicht vor Eingang des Förderantrags bei der Hausbank begonnen.',
  ].join('\n\n'),
  exitStrategy: [
    'Die Gesellschafter führen das Unternehmen auf Dauer und haben sich im Gesellschaftsvertrag für zehn Jahre gebunden. Scheidet einer von ihnen aus, hat der andere ein Vorkaufsrecht zum gutachterlich ermittelten Ertragswert, zahlbar in fünf Jahresraten. Eine gegenseitige Risikolebensversicherung über je 200.000 € sichert den Todesfall ab.',
    'Die stille Beteiligung endet nach zehn Jahren und wird zum Nennwert aus dem Zahlungsmittelbestand zurückgeführt; ein vorzeitiges Kündigungsrecht der Gesellschaft besteht ab dem sechsten Jahr. Langfristig sollen leitende Beschäftigte Anteile übernehmen. Ein Verkauf an Dritte ist nicht beabsichtigt, bliebe wegen Anlagenpark und Wartungsverträgen aber möglich.',
  ].join('\n\n'),
  revenues: [
    {
      id: 'revenue-1',
      name: 'Bauaufnahme und Sanierungsplanung',
      years: ['280200', '332400', '384600', '419400', '436800'],
    },
    {
      id: 'revenue-2',
      name: 'Holzreparatur und Gefachsanierung',
      years: ['444700', '553500', '635100', '689500', '730300'],
    },
    {
      id: 'revenue-3',
      name: 'Innendämmung und Lehmputz',
      years: ['295000', '377600', '436600', '472000', '500320'],
    },
    {
      id: 'revenue-4',
      name: 'Dach- und Deckendämmung',
      years: ['248040', '311640', '356160', '387960', '413400'],
    },
    { id: 'revenue-5', name: 'Denkmalfenster', years: ['164500', '211500', '246750', '270250', '286700'] },
    {
      id: 'revenue-6',
      name: 'Wartung und Bauteilmonitoring',
      years: ['16560', '35880', '57960', '81420', '103500'],
    },
  ],
  directExpenses: [
    {
      id: 'direct-1',
      name: 'Material und Baustoffe',
      years: ['266800', '338100', '390400', '425800', '453700'],
    },
    {
      id: 'direct-2',
      name: 'Fertigungslöhne einschließlich Sozialkassenbeiträgen',
      years: ['447600', '548600', '624400', '684000', '727300'],
    },
    {
      id: 'direct-3',
      name: 'Nachunternehmer und Tischlerpartner',
      years: ['160100', '201300', '233900', '255900', '271000'],
    },
    {
      id: 'direct-4',
      name: 'Entsorgung, Baustelleneinrichtung, Gewährleistung',
      years: ['47800', '60300', '69900', '76400', '81500'],
    },
  ],
  otherExpenses: [
    {
      id: 'other-1',
      name: 'Gehälter Leitung und Verwaltung',
      years: ['214000', '238000', '262000', '279000', '292000'],
    },
    {
      id: 'other-2',
      name: 'Raumkosten Werkstatt und Büro',
      years: ['76000', '77500', '79000', '80600', '82200'],
    },
    {
      id: 'other-3',
      name: 'Fahrzeug- und Gerätekosten',
      years: ['36000', '42000', '47000', '50500', '53000'],
    },
    {
      id: 'other-4',
      name: 'Versicherungen, Kammer- und Verbandsbeiträge',
      years: ['21000', '23500', '26000', '27500', '28500'],
    },
    { id: 'other-5', name: 'Werbung und Messen', years: ['18000', '19000', '20000', '20500', '21000'] },
    {
      id: 'other-6',
      name: 'EDV, Software und Telekommunikation',
      years: ['17500', '19500', '21000', '22000', '23000'],
    },
    {
      id: 'other-7',
      name: 'Steuer-, Rechts- und Fachberatung',
      years: ['16500', '15500', '16500', '17000', '17500'],
    },
    { id: 'other-8', name: 'Aus- und Weiterbildung', years: ['12000', '14500', '16000', '17000', '17500'] },
    {
      id: 'other-9',
      name: 'Sonstiger betrieblicher Aufwand',
      years: ['11000', '13500', '15500', '17000', '18000'],
    },
  ],
  depreciation: ['75200', '79400', '83500', '87700', '91900'],
  amortization: ['5300', '5300', '5400', '0', '0'],
  interestExpense: ['27700', '27100', '25800', '23300', '20800'],
  incomeTaxExpense: ['0', '29600', '53900', '68000', '75400'],
  balance: {
    fixedAssets: '554000',
    currentAssets: '440000',
    ownFunds: '134000',
    longTermLiabilities: '506000',
    shortTermLiabilities: '354000',
  },
  incomes: [
    { id: 'income-1', reason: 'Eigene liquide Mittel der Gesellschaft', amount: '120000' },
    { id: 'income-2', reason: 'Gesellschafterdarlehen mit Rangrücktritt', amount: '60000' },
  ],
  expenses: [
    { id: 'expense-1', reason: 'Ausbau der gemieteten Halle', amount: '138000' },
    { id: 'expense-2', reason: 'CNC-Abbundanlage, generalüberholt', amount: '165000' },
    { id: 'expense-3', reason: 'Späneabsaugung', amount: '28000' },
    { id: 'expense-4', reason: 'Einblasmaschine', amount: '22000' },
    { id: 'expense-5', reason: 'Zwei Transporter und Fassadengerüst', amount: '64000' },
    { id: 'expense-6', reason: 'Laserscanner und Auswertungssoftware', amount: '41000' },
    {
      id: 'expense-7',
      reason: 'Umzug, Genehmigungen, Gutachten, Bürgschaftsprovisionen',
      amount: '14000',
    },
    {
      id: 'expense-8',
      reason: 'Betriebsmittel für unfertige Leistungen und Forderungen',
      amount: '110000',
    },
    { id: 'expense-9', reason: 'Liquiditätsreserve', amount: '38000' },
  ],
  financingNeeds: [
    {
      id: 'need-1',
      reason: 'KfW-Förderdarlehen über die Hausbank, zehn Jahre',
      amount: '320000',
    },
    {
      id: 'need-2',
      reason: 'Stille Beteiligung der Beteiligungsgesellschaft, zehn Jahre',
      amount: '60000',
    },
    { id: 'need-3', reason: 'Kontokorrentlinie der Hausbank', amount: '60000' },
  ],
};
