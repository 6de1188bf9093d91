import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PORTRAITS } from '../pictures/portraits.ts';
import { prose } from '../prose.ts';

export const team: SparseSection<'team'> = {
  members: [
    {
      id: 'member-1',
      name: 'Chiara',
      surname: 'Bonaccorsi',
      position: 'Amministratrice unica e direttrice tecnica',
      description: prose`
Socia con il 45% del capitale. Laureata in lingue a Bologna, ha lavorato undici anni nel turismo attivo, gli ultimi
sette a Utrecht come responsabile del prodotto Italia di un operatore specializzato, con 4.200 clienti l’anno e un
margine medio del 24%. È abilitata come direttrice tecnica dal 2018 e parla inglese, tedesco e olandese. Costruisce gli
itinerari, tratta con gli operatori esteri e risponde della società davanti alla banca.`,
      email: 'chiara.bonaccorsi@volanocicloviaggi.example',
      phone: '+39 0532 000 101',
      image: PORTRAITS[4],
    },
    {
      id: 'member-2',
      name: 'Davide',
      surname: 'Felloni',
      position: 'Responsabile dell’officina e della flotta',
      description: prose`
Socio con il 35%. Meccanico da quando aveva sedici anni, ha gestito per nove anni l’officina di un negozio di Rovigo con
quattro addetti e ha seguito come meccanico due squadre dilettanti. Ha scelto la flotta dopo aver provato undici modelli
su cinquecento chilometri ciascuno e ha scritto la scheda di controllo in ventidue punti. Cura gli acquisti dei ricambi,
la formazione degli apprendisti e i contratti di manutenzione con le imprese.`,
      email: 'davide.felloni@volanocicloviaggi.example',
      phone: '+39 0532 000 102',
      image: PORTRAITS[1],
    },
    {
      id: 'member-3',
      name: 'Marta',
      surname: 'Zerbini',
      position: 'Responsabile amministrazione e controllo',
      description: prose`
Socia con il 20%. Dottoressa commercialista iscritta all’albo di Ferrara, ha seguito per dieci anni la contabilità di
agenzie di viaggio e alberghi e conosce bene il regime speciale IVA dell’articolo 74-ter, che riguarda la metà dei nostri
ricavi. Lavora a tempo parziale nel primo biennio. Tiene il piano di cassa settimanale, emette i documenti di viaggio e
presenta ogni trimestre ai soci una situazione contabile commentata.`,
      email: 'marta.zerbini@volanocicloviaggi.example',
      phone: '+39 0532 000 103',
      image: PORTRAITS[6],
    },
    {
      id: 'member-4',
      name: 'Lorenzo',
      surname: 'Tagliati',
      position: 'Coordinatore degli accompagnatori',
      description: prose`
Guida ambientale escursionistica dal 2015, ha accompagnato più di trecento gruppi tra le Valli di Comacchio, il bosco
della Mesola e le oasi del delta veneto. Biologo di formazione, ha collaborato con il parco ai censimenti dei fenicotteri.
Coordina sei accompagnatori stagionali, prepara i quaderni di viaggio e ripercorre ogni itinerario a inizio stagione per
aggiornare tracce, fondo stradale e punti d’acqua.`,
      email: 'lorenzo.tagliati@volanocicloviaggi.example',
      phone: '+39 0532 000 104',
      image: PORTRAITS[7],
    },
    {
      id: 'member-5',
      name: 'Amina',
      surname: 'El Khatib',
      position: 'Addetta alle prenotazioni',
      description: prose`
Nata a Modena, laureata in economia del turismo a Rimini, ha lavorato quattro anni nell’ufficio prenotazioni di un
consorzio di alberghi della riviera. Risponde in italiano, inglese, francese e tedesco, tiene il calendario di camere e
biciclette e segue i viaggiatori durante il percorso. Nel periodo di prova ha portato il tempo medio di risposta a un
preventivo sotto le tre ore nei giorni feriali.`,
      email: 'amina.elkhatib@volanocicloviaggi.example',
      phone: '+39 0532 000 105',
      image: PORTRAITS[2],
    },
    {
      id: 'member-6',
      name: 'Giorgio',
      surname: 'Mantovani',
      position: 'Meccanico',
      description: prose`
Ventotto anni di esperienza, gli ultimi dodici in proprio in una bottega del quartiere Giardino che ha chiuso per
dedicarsi soltanto al mestiere. Porta con sé una clientela affezionata di alcune centinaia di persone e la capacità di
centrare una ruota a occhio. È il riferimento per le biciclette d’epoca e per le riparazioni di telaio, e affianca
l’apprendista che entrerà in officina nel secondo anno.`,
      email: 'giorgio.mantovani@volanocicloviaggi.example',
      phone: '+39 0532 000 106',
      image: PORTRAITS[3],
    },
    {
      id: 'member-7',
      name: 'Samuel',
      surname: 'Okafor',
      position: 'Meccanico e autista',
      description: prose`
Diplomato all’istituto tecnico di Ferrara in elettronica, si occupa dei motori e delle batterie delle biciclette a
pedalata assistita dopo due corsi presso i fabbricanti. Nei mesi di viaggio guida il furgone con il rimorchio, trasporta i
bagagli e raggiunge i gruppi in caso di guasto. Tiene aggiornato il registro digitale delle flotte aziendali, che ha
contribuito a disegnare insieme al fornitore del programma.`,
      email: 'samuel.okafor@volanocicloviaggi.example',
      phone: '+39 0532 000 107',
      image: PORTRAITS[5],
    },
    {
      id: 'member-8',
      name: 'Elisa',
      surname: 'Ravalli',
      position: 'Responsabile comunicazione',
      description: prose`
Collaboratrice con contratto a tempo parziale. Giornalista pubblicista, ha curato per sei anni la rivista di un ente di
promozione turistica e scritto due guide escursionistiche sul Polesine. Produce testi e fotografie del sito, gestisce la
lettera mensile agli iscritti e i rapporti con i giornalisti stranieri in visita. Misura ogni azione in richieste di
preventivo ricevute, non in visualizzazioni.`,
      email: 'elisa.ravalli@volanocicloviaggi.example',
      phone: '+39 0532 000 108',
      image: PORTRAITS[0],
    },
  ],
};
