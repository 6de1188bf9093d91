import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PORTRAITS } from '../pictures/portraits.ts';

export const team: SparseSection<'team'> = {
  members: [
    {
      id: 'member-1',
      name: 'Henrike',
      surname: 'Dornbusch',
      position: 'Geschäftsführende Gesellschafterin',
      description:
        'Henrike Dornbusch lernte das Zimmererhandwerk in Alsfeld, war drei Jahre auf der Walz und legte 2011 die Meisterprüfung ab. Nach der Fortbildung zur Restauratorin im Handwerk leitete sie zehn Jahre lang die Denkmalabteilung einer Zimmerei in Gelnhausen mit neun Beschäftigten. Sie ist in die Handwerksrolle eingetragen, verantwortet Kalkulation, Vertrieb und Bankbeziehung und hält 55 Prozent der Anteile. In der Zimmererinnung Frankfurt gehört sie dem Gesellenprüfungsausschuss an.',
      email: 'henrike.dornbusch@staenderwerk.example',
      phone: '069 90009-101',
      image: PORTRAITS[4],
    },
    {
      id: 'member-2',
      name: 'Matthias',
      surname: 'Kehrberg',
      position: 'Technischer Geschäftsführer',
      description:
        'Dr.-Ing. Matthias Kehrberg studierte Bauingenieurwesen in Darmstadt und promovierte über die Feuchtebilanz innengedämmter Fachwerkwände. Danach arbeitete er acht Jahre in einem Sachverständigenbüro für Holzschäden. Er verantwortet Bauphysik, Nachweise und Gewährleistung und hat die Wandaufbauten entwickelt, die wir einsetzen. Er hält 45 Prozent der Anteile und wirkt in einer Arbeitsgruppe zur Fachwerkinstandsetzung an Merkblättern mit.',
      email: 'matthias.kehrberg@staenderwerk.example',
      phone: '069 90009-102',
      image: PORTRAITS[3],
    },
    {
      id: 'member-3',
      name: 'Songül',
      surname: 'Aydoğan',
      position: 'Leiterin Bauaufnahme und Energieberatung',
      description:
        'Songül Aydoğan ist Architektin und als Energieeffizienz-Expertin für Baudenkmale eingetragen. Sie hat in Büdingen und Idstein mehr als hundert Häuser aufgemessen, zuletzt als Projektleiterin eines Büros für historische Bauforschung. Bei uns führt sie das Laserscanning ein, schreibt die Sanierungsfahrpläne und begleitet die Förderanträge. Ihre Bauteilkataloge werden von vier unteren Denkmalschutzbehörden ohne Rückfragen angenommen.',
      email: 'songuel.aydogan@staenderwerk.example',
      phone: '069 90009-103',
      image: PORTRAITS[0],
    },
    {
      id: 'member-4',
      name: 'Jörg',
      surname: 'Weißbäcker',
      position: 'Werkstattleiter Abbund',
      description:
        'Jörg Weißbäcker ist Zimmerermeister und hat zwölf Jahre lang Abbundanlagen bedient, eingerichtet und gewartet, zuletzt als Schichtführer eines Holzbaubetriebs im Vogelsberg mit 8.000 Kubikmetern Jahresabbund. Er weiß, was eine Maschine kann und wo die Hand schneller ist. Er plant Halle und Materialfluss, übernimmt die Arbeitsvorbereitung und ist Sicherheitsbeauftragter. Die gebrauchte Anlage, die wir kaufen, hat er selbst ausgesucht und im Betrieb geprüft.',
      email: 'joerg.weissbaecker@staenderwerk.example',
      phone: '069 90009-104',
      image: PORTRAITS[1],
    },
    {
      id: 'member-5',
      name: 'Franziska',
      surname: 'Öhlenschläger',
      position: 'Bauleiterin',
      description:
        'Franziska Öhlenschläger kam als Gesellin in den Betrieb und machte 2024 ihren Meister in Kassel. Sie führt zwei Baustellenkolonnen mit zusammen sieben Personen, stimmt Gerüst, Nachunternehmer und Lieferungen ab und führt das Bautagebuch digital. Unter ihrer Leitung sank die mittlere Terminabweichung von neunzehn auf sechs Arbeitstage. Vom Sommer 2027 an wird sie von einem zweiten Bauleiter unterstützt.',
      email: 'franziska.oehlenschlaeger@staenderwerk.example',
      phone: '069 90009-105',
      image: PORTRAITS[2],
    },
    {
      id: 'member-6',
      name: 'Piotr',
      surname: 'Wójcik',
      position: 'Leiter Lehmbau und Innendämmung',
      description:
        'Piotr Wójcik ist gelernter Stuckateur und Fachkraft für Lehmbau. Er hat seit 2009 rund 11.000 Quadratmeter Lehmputz aufgetragen und in der Ausbildung von Umschülern gearbeitet. Seine Kolonne setzt Dämmplatten, Wandheizungen und Putze in einem Zug; Trocknungszeiten überwacht er mit eigenen Messungen. Er hat die Anschlussdetails gezeichnet, nach denen Deckenbalkenköpfe bei uns eingebunden werden, und prüft jedes davon vor dem Verputzen.',
      email: 'piotr.wojcik@staenderwerk.example',
      phone: '069 90009-106',
      image: PORTRAITS[7],
    },
    {
      id: 'member-7',
      name: 'Annegret',
      surname: 'Schmidt-Hübenthal',
      position: 'Kaufmännische Leiterin',
      description:
        'Annegret Schmidt-Hübenthal ist geprüfte Bilanzbuchhalterin und war siebzehn Jahre in der Verwaltung eines mittelständischen Bauunternehmens in Hanau tätig, zuletzt als Prokuristin. Sie führt die Bauleistungsabrechnung nach Bautenstand, überwacht die Liquidität in einer rollierenden Zwölfwochenplanung und bereitet Lohn, Sozialkassenmeldungen und Jahresabschluss für die Steuerberatung vor. Die Planrechnung dieses Dokuments stammt von ihr.',
      email: 'annegret.schmidt-huebenthal@staenderwerk.example',
      phone: '069 90009-107',
      image: PORTRAITS[6],
    },
    {
      id: 'member-8',
      name: 'Lennart',
      surname: 'Brüggemann',
      position: 'Leiter Kundenbetreuung und Wartung',
      description:
        'Lennart Brüggemann ist Zimmerer und staatlich geprüfter Techniker. Er hat das Bauteilmonitoring aufgebaut, wertet die Messreihen aus und begeht jedes Haus mit Wartungsvertrag einmal im Jahr. Zugleich ist er die erste Stimme am Telefon: Er führt die Erstgespräche, sortiert Anfragen nach Dringlichkeit und Eignung und hält Kontakt zu Eigentümern, deren Bauabschnitt noch bevorsteht. Reklamationen beantwortet er innerhalb von zwei Werktagen.',
      email: 'lennart.brueggemann@staenderwerk.example',
      phone: '069 90009-108',
      image: PORTRAITS[5],
    },
    {
      id: 'member-9',
      name: 'Clara',
      surname: 'Nguyen-Baumgärtner',
      position: 'Bauphysikerin',
      description:
        'Clara Nguyen-Baumgärtner studierte Bauphysik in Stuttgart und schrieb ihre Masterarbeit über Schlagregenmessungen an Sichtfachwerk. Sie arbeitet derzeit in einem Ingenieurbüro in Mainz und wechselt im Juli 2027 zu uns; der Arbeitsvertrag ist geschlossen. Sie wird die hygrothermischen Simulationen übernehmen, die Messreihen des Monitorings auswerten und Dr. Kehrberg bei den Nachweisen vertreten. Damit entfällt der wichtigste personelle Engpass.',
      email: 'clara.nguyen-baumgaertner@staenderwerk.example',
      phone: '069 90009-109',
    },
    {
      id: 'member-10',
      name: 'Thorsten',
      surname: 'Ziegenhainer',
      position: 'Kolonnenführer',
      description:
        'Thorsten Ziegenhainer ist Zimmerergeselle mit Vorarbeiterprüfung und seit der Gründung im Betrieb. Er hat 34 unserer Häuser mitgebaut, beherrscht die historischen Holzverbindungen der Region und leitet auf der Baustelle bis zu vier Personen an. Er ist Ausbilder für zwei der drei Lehrlinge, Ersthelfer und für die Prüfung der Gerüste verantwortlich. Im Winter führt er in der Halle die Vorfertigung der Schwellen und Ständer.',
      email: 'thorsten.ziegenhainer@staenderwerk.example',
      phone: '069 90009-110',
    },
    {
      id: 'member-11',
      name: 'Miriam',
      surname: 'El-Khatib',
      position: 'Sachbearbeiterin Bauleistungsabrechnung',
      description:
        'Miriam El-Khatib ist gelernte Bauzeichnerin und hat sich zur Fachwirtin weitergebildet. Sie prüft Aufmaße, stellt Abschlags- und Schlussrechnungen nach VOB und nach Werkvertragsrecht und verfolgt offene Posten. Seit sie die Abrechnung übernommen hat, vergehen zwischen Bautenstand und Rechnung statt siebzehn noch fünf Tage. Sie stellt außerdem die Unterlagen für Verwendungsnachweise der Fördermittel zusammen.',
      email: 'miriam.el-khatib@staenderwerk.example',
      phone: '069 90009-111',
    },
  ],
};
