import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const swot: SparseSection<'swot'> = {
  strengths: [
    {
      id: 'strength-1',
      text: prose`Conoscenza diretta della domanda estera. Chiara Bonaccorsi ha costruito e venduto viaggi in Italia per sette
anni dalla parte del compratore, e due operatori hanno già firmato un accordo per il 2027.`,
    },
    {
      id: 'strength-2',
      text: prose`Tre attività con calendari opposti. L’officina e i contratti di manutenzione portano il 26% dei ricavi e
pagano gli stipendi nei mesi in cui nessuno viaggia.`,
    },
    {
      id: 'strength-3',
      text: prose`Flotta scelta e mantenuta in casa. Il costo di manutenzione è stimato in 62 euro annui per bicicletta, poco più
della metà di quanto dichiarano i noleggi che si rivolgono a terzi.`,
    },
    {
      id: 'strength-4',
      text: prose`Itinerari collaudati. La stagione di prova del 2026 ha portato 203 partecipanti, nessun infortunio da
denunciare e una valutazione media di 4,7 su 5 nei questionari consegnati a fine giornata.`,
    },
    {
      id: 'strength-5',
      text: prose`Requisiti già in ordine. La direttrice tecnica è abilitata, la segnalazione certificata per l’agenzia di viaggio è
pronta e la polizza contro l’insolvenza è stata quotata da due compagnie.`,
    },
  ],
  weaknesses: [
    {
      id: 'weakness-1',
      text: prose`Marchio nuovo. I primi due anni dipendono dagli operatori che rivendono i viaggi con il proprio nome e pagano una
tariffa netta inferiore del 18% al prezzo pubblico.`,
    },
    {
      id: 'weakness-2',
      text: prose`Stagione concentrata. Sette mesi producono l’85% dei ricavi turistici; un maggio piovoso pesa quanto un trimestre
invernale intero e va assorbito con la liquidità iniziale.`,
    },
    {
      id: 'weakness-3',
      text: prose`Organico essenziale. Nel primo anno ogni socio copre due funzioni. L’assenza prolungata di uno di loro richiederebbe
un sostituto esterno, per il quale è accantonata una riserva di 6.000 euro.`,
    },
    {
      id: 'weakness-4',
      text: prose`Margine sottile nel secondo esercizio. L’assunzione di due persone precede la crescita dei ricavi e porta il
risultato in pareggio; un ritardo nelle vendite imporrebbe di rinviarne una.`,
    },
    {
      id: 'weakness-5',
      text: prose`Sede unica in affitto. Il contratto è di sei anni rinnovabili, con un diritto di prelazione, ma gli adeguamenti
dei locali per 24.000 euro non sono recuperabili in caso di trasferimento.`,
    },
  ],
  opportunities: [
    {
      id: 'opportunity-1',
      text: prose`Crescita del cicloturismo. I pernottamenti legati alla bicicletta aumentano in Italia da un decennio e la spesa per
viaggiatore supera quella del turista medio balneare.`,
    },
    {
      id: 'opportunity-2',
      text: prose`Completamento delle ciclovie nazionali. I tratti in cantiere lungo il Po e l’Adriatico uniranno Ferrara a Venezia e
a Ravenna quasi senza promiscuità con il traffico.`,
    },
    {
      id: 'opportunity-3',
      text: prose`Mobilità aziendale. Le imprese con più di cento dipendenti devono redigere ogni anno un piano degli spostamenti
casa-lavoro e molte cercano chi gestisca una flotta al posto loro.`,
    },
    {
      id: 'opportunity-4',
      text: prose`Allungamento della permanenza. Comune e strutture ricettive hanno interesse a portare la visita da due a tre notti e
offrono visibilità a chi propone attività prenotabili.`,
    },
    {
      id: 'opportunity-5',
      text: prose`Treno e bicicletta. L’aumento dei posti per biciclette sui treni regionali rende possibili viaggi di sola andata e
riduce il costo dei trasferimenti con il furgone.`,
    },
  ],
  threats: [
    {
      id: 'threat-1',
      text: prose`Eventi meteorologici. Le alluvioni del 2023 e del 2024 in Romagna hanno chiuso strade per settimane. Ogni itinerario
ha una variante a monte già tracciata e il contratto prevede la riprotezione.`,
    },
    {
      id: 'threat-2',
      text: prose`Ingresso di un grande operatore. Un tour operator estero potrebbe aprire una base propria a Ferrara. La risposta è
essere il fornitore locale più conveniente da usare che da sostituire.`,
    },
    {
      id: 'threat-3',
      text: prose`Furti e danni. Il furto di biciclette in città resta frequente. La flotta è marchiata, localizzabile e assicurata con
una franchigia di 150 euro per mezzo.`,
    },
    {
      id: 'threat-4',
      text: prose`Costo degli alloggi. Se gli alberghi aumentassero i prezzi più del 4% l’anno, il margine dei viaggi scenderebbe di
due punti; gli accordi in corso bloccano le tariffe per due stagioni.`,
    },
    {
      id: 'threat-5',
      text: prose`Carenza di accompagnatori. In primavera le guide abilitate sono contese. Offriamo un calendario garantito di
quaranta giornate e la formazione linguistica a nostro carico.`,
    },
  ],
  summary: prose`
L’analisi porta a una scelta precisa: non inseguire il volume dei viaggi nel primo biennio, ma far crescere insieme
officina e viaggi, in modo che l’una paghi i costi fissi e gli altri producano il margine. È la ragione per cui la sede
è stata scelta sulla strada, e non in un ufficio.

I rischi che non dipendono da noi, il meteo e i prezzi degli alloggi, sono coperti da varianti, assicurazioni e accordi
pluriennali. Quelli che dipendono da noi, l’organico e il marchio, hanno una voce nel budget e un responsabile. Ogni
anno, a novembre, i soci rivedono questa tabella con i dati della stagione appena chiusa.

Tra le opportunità contiamo nel piano soltanto la prima, la crescita ordinaria del cicloturismo, con un’ipotesi
inferiore alla media degli ultimi cinque anni. Le nuove ciclovie e i piani di mobilità aziendale sono trattati come
miglioramenti possibili: se si realizzano in tempo anticipano il rinnovo della flotta, se tardano non compromettono
nulla.

Il lavoro è stato svolto in tre incontri con soci, collaboratori e due albergatori, e riletto da un funzionario in
pensione dell’ufficio turismo provinciale. Le sue osservazioni sulla stagionalità delle scolaresche hanno portato a
ridurre del 15% la stima delle escursioni di maggio.`,
};
