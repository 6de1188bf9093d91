import type { SparseSection } from '@trazo/plan/sparse-plan';

export const operations: SparseSection<'operations'> = {
  steps: [
    {
      id: 'step-1',
      title: 'Finanzierung abschließen',
      subtitle: 'Hausbank, Bürgschaftsbank und Beteiligungsgesellschaft an einem Tisch',
      duration: '6–8',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-1-1',
          text: 'Förderdarlehen vor Beginn des Vorhabens beantragt, keine Bestellung vor der Antragstellung.',
        },
        { id: 'goal-1-2', text: 'Bürgschaftszusage über 70 Prozent des Darlehensbetrags liegt vor.' },
        { id: 'goal-1-3', text: 'Rangrücktrittserklärung der Gesellschafter von der Hausbank anerkannt.' },
      ],
    },
    {
      id: 'step-2',
      title: 'Halle am Gerberhof herrichten',
      subtitle: 'Mietvertrag über zehn Jahre, Ausbau durch den Mieter',
      duration: '3',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-2-1',
          text: 'Nutzungsänderung genehmigt, Brandschutzkonzept und Schallgutachten abgenommen.',
        },
        {
          id: 'goal-2-2',
          text: 'Hallenboden auf 2,5 Tonnen je Quadratmeter ertüchtigt, Drehstromanschluss mit 160 Ampere gelegt.',
        },
        { id: 'goal-2-3', text: 'Beheizter Lehmbauraum mit Musterwänden für Kundengespräche eingerichtet.' },
      ],
    },
    {
      id: 'step-3',
      title: 'Abbundanlage in Betrieb nehmen',
      subtitle: 'Generalüberholte Anlage mit Herstellerabnahme und Späneabsaugung',
      duration: '7',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-3-1',
          text: 'Prüfkörper aus Eiche mit einer Abweichung unter einem Millimeter je Meter gefertigt.',
        },
        {
          id: 'goal-3-2',
          text: 'Drei Beschäftigte unterwiesen, Gefährdungsbeurteilung mit der Berufsgenossenschaft abgestimmt.',
        },
      ],
    },
    {
      id: 'step-4',
      title: 'Bauaufnahme auf Laserscan umstellen',
      subtitle: 'Vom Handaufmaß zum durchgängigen Bauteilmodell',
      duration: '4',
      timeUnit: 'months',
      goals: [
        { id: 'goal-4-1', text: 'Sechs Häuser doppelt aufgenommen und die Abweichungen ausgewertet.' },
        { id: 'goal-4-2', text: 'Abbunddaten ohne Neueingabe an die Anlage übergeben.' },
        { id: 'goal-4-3', text: 'Aufwand je Haus von 92 auf höchstens 54 Stunden gesenkt.' },
      ],
    },
    {
      id: 'step-5',
      title: 'Personal einstellen und einarbeiten',
      subtitle: 'Von vierzehn auf neunzehn Beschäftigte',
      duration: 'Januar bis September 2027',
      goals: [
        {
          id: 'goal-5-1',
          text: 'Zwei Gesellen, eine Bauphysikerin, ein zweiter Bauleiter und eine Auszubildende eingestellt.',
        },
        { id: 'goal-5-2', text: 'Jede neue Kraft vier Wochen in Halle, Lehmbau und Bauaufnahme unterwegs.' },
      ],
    },
    {
      id: 'step-6',
      title: 'Ein Haus vorbereiten',
      subtitle: 'Bauaufnahme, Simulation, Genehmigung, Festpreis',
      duration: '10–14',
      timeUnit: 'weeks',
      goals: [
        { id: 'goal-6-1', text: 'Bauteilkatalog innerhalb von vier Wochen nach dem Scan beim Eigentümer.' },
        {
          id: 'goal-6-2',
          text: 'Denkmalrechtliche Genehmigung und Förderzusage vor Vertragsschluss oder Vertrag unter aufschiebender Bedingung.',
        },
        { id: 'goal-6-3', text: 'Verbindlicher Bauzeitenplan mit benannten Ansprechpartnern.' },
      ],
    },
    {
      id: 'step-7',
      title: 'Hülle sanieren',
      subtitle: 'Dach, Holzreparatur, Gefache, Fenster: März bis Oktober',
      duration: '9–12',
      timeUnit: 'weeks',
      goals: [
        { id: 'goal-7-1', text: 'Keine Wand länger als vier Arbeitstage abgefangen.' },
        { id: 'goal-7-2', text: 'Höchstens sechs Arbeitstage Abweichung vom Bauzeitenplan.' },
        { id: 'goal-7-3', text: 'Abschlagsrechnungen alle vierzehn Tage nach festgestelltem Bautenstand.' },
      ],
    },
    {
      id: 'step-8',
      title: 'Innen dämmen und verputzen',
      subtitle: 'Winterabschnitt bei beheiztem Haus',
      duration: '6–8',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-8-1',
          text: 'Holzfeuchte vor dem Verkleiden unter 18 Masseprozent, je Wand dokumentiert.',
        },
        { id: 'goal-8-2', text: 'Jeder Balkenkopf und jede Laibung vor dem Verputzen abgenommen.' },
        { id: 'goal-8-3', text: 'Differenzdruckmessung mit dem vereinbarten Luftwechsel bestanden.' },
      ],
    },
    {
      id: 'step-9',
      title: 'Übergabe und Monitoring',
      subtitle: 'Abnahme, Fördernachweis, Messung',
      duration: '5',
      timeUnit: 'years',
      goals: [
        {
          id: 'goal-9-1',
          text: 'Schlussrechnung und Bestätigung nach Durchführung binnen drei Wochen nach der Abnahme.',
        },
        {
          id: 'goal-9-2',
          text: 'Wartungsvertrag bei mindestens der Hälfte der übergebenen Häuser abgeschlossen.',
        },
        {
          id: 'goal-9-3',
          text: 'Jährlicher Messbericht an jeden Eigentümer, Auffälligkeiten innerhalb von zwei Tagen gemeldet.',
        },
      ],
    },
    {
      id: 'step-10',
      title: 'Lohnabbund anbieten',
      subtitle: 'Freie Maschinenstunden für benachbarte Zimmereien',
      duration: 'ab Herbst 2028',
      goals: [
        { id: 'goal-10-1', text: 'Auslastung der Anlage über 75 Prozent, ohne eigene Termine zu gefährden.' },
        { id: 'goal-10-2', text: 'Rahmenverträge mit drei Zimmereien der Innung geschlossen.' },
      ],
    },
    {
      id: 'step-11',
      title: 'Qualität sichern',
      subtitle: 'Drei Haltepunkte, an denen nicht weitergebaut wird',
      duration: '2–3',
      timeUnit: 'days',
      goals: [
        {
          id: 'goal-11-1',
          text: 'Haltepunkt 1: freigelegtes Gefüge mit dem Bauteilkatalog verglichen und Abweichungen vereinbart.',
        },
        {
          id: 'goal-11-2',
          text: 'Haltepunkt 2: reparierte Hölzer und Anschlüsse vor dem Verschließen abgenommen.',
        },
        {
          id: 'goal-11-3',
          text: 'Haltepunkt 3: Feuchte, Luftdichtheit und Oberflächen vor der Übergabe geprüft.',
        },
      ],
    },
    {
      id: 'step-12',
      title: 'Material beschaffen und lagern',
      subtitle: 'Eiche mit zwei Jahren Vorlauf, Dämmstoffe auf Abruf',
      duration: '24',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-12-1',
          text: '40 Festmeter Eichenschnittholz in gängigen Querschnitten auf Lager, Holzfeuchte unter 20 Prozent.',
        },
        {
          id: 'goal-12-2',
          text: 'Rahmenverträge mit zwei Dämmstoffherstellern und jährlicher Preisbindung.',
        },
        {
          id: 'goal-12-3',
          text: 'Althölzer innerhalb einer Woche nach dem Ausbau vermessen und ins Lagerverzeichnis aufgenommen.',
        },
      ],
    },
    {
      id: 'step-13',
      title: 'Arbeitsschutz und Umwelt',
      subtitle: 'Halbjährliche Begehung mit der Fachkraft für Arbeitssicherheit',
      duration: '6',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-13-1',
          text: 'Keine meldepflichtigen Unfälle; Beinaheunfälle werden erfasst und besprochen.',
        },
        {
          id: 'goal-13-2',
          text: 'Staubmessung an der Abbundanlage unter dem Grenzwert für Eichenholzstaub.',
        },
        {
          id: 'goal-13-3',
          text: 'Strombedarf der Halle zu mindestens 40 Prozent aus der Dachanlage des Vermieters.',
        },
      ],
    },
    {
      id: 'step-14',
      title: 'Vorsorge bei Auftragsrückgang',
      subtitle: 'Maßnahmen, wenn der Auftragsbestand unter vier Monate fällt',
      duration: '3',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-14-1',
          text: 'Leistungen von Nachunternehmern in die eigene Werkstatt zurückgeholt, Entlastung bis zu 60.000 € im Jahr.',
        },
        {
          id: 'goal-14-2',
          text: 'Arbeitszeitkonten um bis zu 120 Stunden je Person abgebaut, danach Kurzarbeit angezeigt.',
        },
        {
          id: 'goal-14-3',
          text: 'Ersatzinvestition von 25.000 € um ein Jahr verschoben, Geschäftsführergehälter um 15 Prozent gesenkt.',
        },
      ],
    },
  ],
};
