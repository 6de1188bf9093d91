import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PRODUCT_PICTURES } from '../pictures/products.ts';

export const products: SparseSection<'products'> = {
  items: [
    {
      id: 'product-1',
      name: 'Verformungsgerechte Bauaufnahme',
      description: [
        'Laserscan des ganzen Hauses mit einer Genauigkeit von drei Millimetern, Grundrisse, Schnitte und Wandabwicklungen im Maßstab 1:20, dazu eine Schadenskartierung aller sichtbaren Hölzer. Verdeckte Knoten prüfen wir mit Bohrwiderstandsmessung und Endoskop.',
        'Das Ergebnis ist ein Bauteilkatalog, in dem jeder Ständer, jeder Riegel und jedes Gefach eine Nummer, einen Befund und eine Empfehlung trägt. Er ist Grundlage des Festpreises, der denkmalrechtlichen Genehmigung und des Abbunds. Der Preis gilt für ein Haus mit bis zu 180 Quadratmetern Wohnfläche.',
        'Der Auftrag ist eigenständig: Wer danach nicht mit uns baut, behält Pläne und Bauteilkatalog und kann sie jedem anderen Betrieb geben. Bei Auftragserteilung innerhalb eines Jahres rechnen wir ein Viertel des Honorars an.',
      ].join('\n\n'),
      cost: '2650',
      salePrice: '4800',
      type: 'service',
      image: PRODUCT_PICTURES.floorPlan,
    },
    {
      id: 'product-2',
      name: 'Hygrothermischer Sanierungsfahrplan',
      description: [
        'Individueller Sanierungsfahrplan mit hygrothermischer Simulation der maßgeblichen Wandaufbauten über zehn Jahre, unter Berücksichtigung der Schlagregenbeanspruchung jeder Fassade. Wir weisen nach, wie viel Dämmung das Holz verträgt, und legen die Reihenfolge der Maßnahmen fest.',
        'Eine eingetragene Energieeffizienz-Expertin für Baudenkmale begleitet den Förderantrag, stimmt ihn mit der unteren Denkmalschutzbehörde ab und stellt die Bestätigung nach Durchführung aus. Auch Eigentümer, die anderswo bauen lassen, können den Fahrplan beauftragen.',
        'Jede Variante wird mit Kosten, Einsparung, Zuschuss und verbleibendem Risiko dargestellt, auch die, nichts zu tun. In zwölf Prozent der Fälle haben wir von einer Innendämmung abgeraten, meist wegen starker Schlagregenbeanspruchung der Wetterseite.',
      ].join('\n\n'),
      cost: '2050',
      salePrice: '3900',
      type: 'service',
      image: PRODUCT_PICTURES.report,
    },
    {
      id: 'product-3',
      name: 'Holzreparatur an Schwelle, Ständer und Riegel',
      description: [
        'Zimmermannsmäßige Reparatur geschädigter Hölzer mit abgelagerter Eiche: Anschuhungen, Blattstöße, Schwellenauswechslungen, Ersatz von Zapfen und Holznägeln. Der Preis gilt je laufendem Meter einschließlich Abfangung und Abbund.',
        'Die neuen Hölzer werden nach dem Aufmaß in der Halle abgebunden und vor Ort nur noch eingepasst. Das verkürzt die Zeit, in der eine Wand abgefangen ist, von zwei Wochen auf drei bis vier Tage. Chemischer Holzschutz wird nur eingesetzt, wo ein Sachverständiger ihn verlangt.',
        'Wiederverwendbare Althölzer lagern wir nach Querschnitt sortiert. Etwa ein Drittel der Reparaturen lässt sich damit ausführen, was den Materialeinsatz senkt und von der Denkmalpflege gern gesehen wird.',
      ].join('\n\n'),
      cost: '248',
      salePrice: '385',
      type: 'service',
      image: PRODUCT_PICTURES.woodJoint,
    },
    {
      id: 'product-4',
      name: 'Gefachsanierung',
      description: [
        'Instandsetzung oder Neuaufbau der Ausfachungen mit Lehmsteinen oder Weidengeflecht und Strohlehm, Außenputz aus Kalk, bündig an das Holz angeschlossen und ohne elastische Fugendichtung. Abgerechnet wird je Quadratmeter Gefachfläche.',
        'Zementputze und Dispersionsanstriche, die in vielen Häusern seit den siebziger Jahren die Feuchte einsperren, bauen wir zurück. Wo eine Ausfachung erhaltenswert ist, wird sie gesichert und ergänzt statt ersetzt; der Befund wird fotografisch dokumentiert.',
        'Gearbeitet wird zwischen April und September, damit Lehm und Kalk vor dem ersten Frost ausgetrocknet sind. Fällt das Wetter aus, wechselt die Kolonne in den Innenausbau eines anderen Hauses.',
      ].join('\n\n'),
      cost: '188',
      salePrice: '295',
      type: 'service',
      image: PRODUCT_PICTURES.timberFrame,
    },
    {
      id: 'product-5',
      name: 'Kapillaraktive Innendämmung',
      description: [
        'Holzfaserdämmplatten von vier bis acht Zentimetern Dicke, vollflächig in Lehmmörtel gesetzt, mit Wandflächenheizung auf Wunsch und zweilagigem Lehmputz. Der Preis gilt je Quadratmeter fertiger Wand ohne Heizung.',
        'Anschlüsse an Deckenbalken, Fensterlaibungen und einbindende Innenwände werden als eigene Positionen geplant, denn dort entstehen die Schäden. Der Wärmedurchgang einer vierzehn Zentimeter starken Fachwerkwand sinkt auf etwa 0,65 bis 0,80 Watt je Quadratmeter und Kelvin, ohne dass die rechnerische Holzfeuchte zwanzig Masseprozent übersteigt.',
        'Im Mittel sinkt der Heizwärmebedarf der behandelten Räume um 35 bis 45 Prozent. Wichtiger ist den meisten Bewohnern, dass die Wandoberfläche im Winter statt elf nun siebzehn Grad warm ist und der Raum auch bei niedrigerer Lufttemperatur als behaglich empfunden wird.',
      ].join('\n\n'),
      cost: '148',
      salePrice: '236',
      type: 'service',
      image: PRODUCT_PICTURES.wallLayers,
    },
    {
      id: 'product-6',
      name: 'Dach- und Deckendämmung',
      description: [
        'Zwischensparrendämmung mit eingeblasener Holzfaser oder Zellulose, ergänzt durch eine Aufsparrendämmung, wo die Dachdeckung ohnehin erneuert wird. Bei kalten Dachböden dämmen wir die oberste Geschossdecke begehbar. Der Preis ist ein Mittelwert je Quadratmeter.',
        'Das Dach bringt bei den meisten Häusern die Hälfte der möglichen Einsparung und steht deshalb fast immer am Anfang. Luftdichtheit wird mit einer Differenzdruckmessung nachgewiesen, Fledermausquartiere werden mit der Naturschutzbehörde abgestimmt und erhalten.',
        'Die Einblasmaschine, die wir bisher mieten, wird angeschafft. Sie rechnet sich ab 420 Quadratmetern im Jahr; geplant sind im ersten Jahr 780. Schadstoffhaltige alte Mineralwolle wird nach den technischen Regeln ausgebaut und getrennt entsorgt.',
      ].join('\n\n'),
      cost: '205',
      salePrice: '318',
      type: 'service',
      image: PRODUCT_PICTURES.scaffold,
    },
    {
      id: 'product-7',
      name: 'Denkmalgerechtes Kasten- und Verbundfenster',
      description: [
        'Nachbau nach Befund oder Aufarbeitung vorhandener Fenster mit schlanken Profilen, Isolierglas in der inneren Ebene und handwerklich gefertigten Beschlägen. Die Fenster entstehen bei zwei Tischlereien in Hofheim und Büdingen nach unserem Aufmaß; Einbau und Laibungsdämmung übernehmen wir selbst.',
        'Der Preis gilt für ein zweiflügeliges Fenster mit Sprossen. Die Zahl der Fensterformate in einem Fachwerkhaus liegt selten unter zwölf; das Laseraufmaß erspart den zweiten Termin je Fenster.',
        'Vorhandene Fenster werden vorrangig aufgearbeitet, wenn Rahmenholz und Beschläge gesund sind. Das betrifft rund ein Viertel der Fenster und kostet etwa zwei Drittel eines Nachbaus.',
      ].join('\n\n'),
      cost: '1540',
      salePrice: '2350',
      type: 'product',
      image: PRODUCT_PICTURES.window,
    },
    {
      id: 'product-8',
      name: 'Wartungsvertrag mit Bauteilmonitoring',
      description: [
        'Sechs bis zehn Funksensoren messen Holzfeuchte, Temperatur und Luftfeuchte hinter der Dämmung. Einmal im Jahr begehen wir das Haus, prüfen Anstriche, Fugen, Dachrinnen und Sockel und legen einen Bericht vor. Kleine Mängel werden am selben Tag behoben.',
        'Der Vertrag kostet je Haus und Jahr und läuft fünf Jahre. Er gibt dem Eigentümer Gewissheit und uns die Daten, mit denen wir die Simulationen nachprüfen. Von den 61 Häusern, die wir bisher gedämmt haben, werden 18 gemessen; in keinem hat die Holzfeuchte den Grenzwert überschritten.',
        'Für Kommunen und Genossenschaften bündeln wir mehrere Häuser in einem Rahmenvertrag mit einem gemeinsamen Jahresbericht. Die Sensoren bleiben nach Ablauf im Eigentum des Auftraggebers.',
      ].join('\n\n'),
      cost: '310',
      salePrice: '690',
      type: 'service',
      image: PRODUCT_PICTURES.gauge,
    },
  ],
};
