import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PRODUCT_PICTURES } from '../pictures/products.ts';
import { prose } from '../prose.ts';

export const products: SparseSection<'products'> = {
  items: [
    {
      id: 'product-1',
      name: 'Delta in sette giorni',
      description: prose`
Viaggio di gruppo con accompagnatore da Ferrara a Chioggia, 260 chilometri su argini e strade secondarie, sei notti in
alberghi a tre stelle e agriturismi. Comprende bicicletta, trasporto dei bagagli, assistenza meccanica, quattro cene, una
mattina con un pescatore nella sacca di Goro e l’ingresso all’abbazia di Pomposa. Partenze garantite con sei iscritti, da
aprile a giugno e da settembre a ottobre. È il viaggio che vendiamo anche agli operatori esteri.`,
      cost: '612',
      salePrice: '1090',
      type: 'service',
      image: PRODUCT_PICTURES.routeMap,
    },
    {
      id: 'product-2',
      name: 'Viaggio individuale «Acqua e mattoni»',
      description: prose`
Itinerario di cinque giorni per chi vuole pedalare da solo: tracce per il telefono, quaderno di viaggio in quattro lingue,
prenotazioni, trasporto bagagli e un numero a cui risponde sempre una persona. Si parte in qualunque giorno da marzo a
novembre, in due o più. Richiede meno personale del viaggio di gruppo e ha quindi un margine più alto; rappresenterà metà
delle vendite di viaggi dal terzo anno.`,
      cost: '305',
      salePrice: '590',
      type: 'service',
      image: PRODUCT_PICTURES.panniers,
    },
    {
      id: 'product-3',
      name: 'Escursione giornaliera con guida',
      description: prose`
Una giornata in bicicletta fino alle Valli di Comacchio o lungo le mura e le delizie estensi, con guida ambientale o
turistica abilitata secondo il programma, pranzo in trattoria e rientro in treno o con il nostro furgone. Gruppi da sei a
quattordici persone, calendario fisso nei fine settimana e su richiesta per scuole, congressi e crociere fluviali. Il
prezzo indicato è per partecipante.`,
      cost: '31',
      salePrice: '68',
      type: 'service',
      image: PRODUCT_PICTURES.group,
    },
    {
      id: 'product-4',
      name: 'Bici e barca nelle Valli',
      description: prose`
Mezza giornata in sella e mezza su una batana a fondo piatto condotta da un barcaiolo di Comacchio, con sosta in un
casone di pesca e assaggio di anguilla marinata. È il prodotto più fotografato e quello che gli alberghi della costa
rivendono meglio ai propri ospiti nelle giornate di vento. La barca è noleggiata a corsa, quindi il rischio di
invenduto resta basso.`,
      cost: '38',
      salePrice: '79',
      type: 'service',
      image: PRODUCT_PICTURES.riverBoat,
    },
    {
      id: 'product-5',
      name: 'Noleggio di biciclette da viaggio',
      description: prose`
Biciclette da turismo con telaio in acciaio, cambio nel mozzo e borse impermeabili, in sei misure, oltre a seggiolini e
carrelli per bambini. Tariffa giornaliera decrescente, consegna in albergo entro dieci chilometri e riconsegna possibile
a Comacchio o a Ravenna con un supplemento. Il prezzo corrisponde a una giornata media; il costo comprende ammortamento,
manutenzione e assicurazione contro il furto.`,
      cost: '7.50',
      salePrice: '19',
      type: 'service',
      image: PRODUCT_PICTURES.bicycle,
    },
    {
      id: 'product-6',
      name: 'Noleggio a pedalata assistita',
      description: prose`
Ventiquattro biciclette elettriche con motore centrale e batteria da 500 wattora, sufficienti per settanta chilometri di
pianura. Sono richieste soprattutto da coppie sopra i cinquantacinque anni e da gruppi con livelli diversi. La batteria
di riserva è inclusa nei viaggi. L’obiettivo del primo anno è di quaranta giornate di noleggio per bicicletta, oltre
all’uso nei viaggi, contro le sessanta dichiarate dai noleggi della riviera.`,
      cost: '14',
      salePrice: '39',
      type: 'service',
      image: PRODUCT_PICTURES.electricBicycle,
    },
    {
      id: 'product-7',
      name: 'Officina per la città',
      description: prose`
Riparazioni in ventiquattro ore, tagliandi a prezzo fisso e vendita di ricambi e accessori. Ferrara è una delle città
italiane in cui la bicicletta si usa di più e le officine di quartiere sono ridotte a poche, con attese di una
settimana nei mesi primaverili. Il tagliando completo, a cui si riferisce il prezzo, comprende freni, trasmissione,
centratura delle ruote e un mese di garanzia sul lavoro.`,
      cost: '21',
      salePrice: '58',
      type: 'service',
      image: PRODUCT_PICTURES.wrench,
    },
    {
      id: 'product-8',
      name: 'Manutenzione di flotte aziendali',
      description: prose`
Contratto annuale per imprese, enti e alberghi che mettono biciclette a disposizione di dipendenti e ospiti: due
revisioni l’anno sul posto, intervento entro due giorni lavorativi, ricambi di consumo inclusi e registro digitale di ogni
mezzo. Il prezzo è per bicicletta e per anno. Tre contratti sono già firmati, per un totale di 190 biciclette, e
danno lavoro regolare all’officina da novembre a febbraio.`,
      cost: '34',
      salePrice: '84',
      type: 'service',
      image: PRODUCT_PICTURES.bicycleFleet,
    },
  ],
};
