import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';
import { assumptions } from './assumptions.ts';

export const finance: SparseSection<'finance'> = {
  revenueModel: prose`
I ricavi provengono da sei voci. I viaggi sono incassati per il 25% alla prenotazione e per il saldo trenta giorni
prima della partenza; le escursioni e il noleggio al momento; l’officina alla riconsegna; i contratti di manutenzione con
fattura mensile a trenta giorni. L’azienda lavora quindi in gran parte con denaro già ricevuto, e il magazzino si limita ai
ricambi.

La previsione del primo esercizio si basa su nove partenze di gruppo con 76 partecipanti, 31 viaggi individuali di due
persone, 744 partecipanti alle escursioni e 1.119 riparazioni. I prezzi crescono del 2% l’anno; la crescita del 42% nel
secondo esercizio riflette una stagione completa, aperta con le vendite invernali che nel 2027 mancheranno.

Gli importi sono al netto dell’IVA. Viaggi ed escursioni seguono il regime speciale dell’articolo 74-ter: i ricavi sono
indicati già al netto dell’imposta sul margine. Noleggio e officina seguono il regime ordinario al 22%. Le imposte sul reddito
comprendono l’IRES al 24%, con riporto delle perdite dei primi esercizi; l’IRAP al 3,9%, che non lo ammette e ha un’altra
base, è stimata per semplicità sullo stesso utile.

I costi diretti seguono le vendite. Alloggi e trasporti assorbono poco più della metà del prezzo dei viaggi, guide e
accompagnatori esterni il 5% dei ricavi complessivi, i ricambi circa un terzo del fatturato di officina e manutenzione.
Il margine lordo scende dal 59,6 al 57,8% perché i viaggi, che rendono meno in percentuale, crescono più delle altre
voci; in valore assoluto più che raddoppia.

Il personale è la voce maggiore tra i costi di struttura: 31% dei ricavi il primo anno, 26% il quinto. Comprende
contributi, trattamento di fine rapporto e contratti stagionali. I soci percepiscono compensi contenuti fino al terzo
esercizio e hanno accettato di rinviare gli aumenti se il margine operativo lordo resta sotto l’otto per cento.

L’analisi di sensibilità considera due casi, senza alcuna contromisura. Con vendite inferiori del 20% in tutti gli esercizi il secondo chiude a meno 25.800 euro prima delle imposte, e la liquidità tocca il minimo di 18.300 euro nel marzo 2030. Con
alloggi, ricambi e materiali più cari del 10% il secondo esercizio chiude ancora con 11.700 euro. Nessuno dei due impedisce il
pagamento delle rate.`,
  useOfFunds: prose`
Il fabbisogno complessivo di 276.600 euro comprende 175.000 euro di immobilizzazioni. La flotta ne assorbe 90.000, il
furgone con rimorchio 27.000, l’officina 16.000, i locali 24.000, il sito 15.000, il deposito cauzionale 3.000. Le spese
di avvio sono di 4.000 euro, l’IVA da anticipare di 38.720; il resto, 58.900 euro, è la liquidità iniziale con cui si
paga anche la scorta di ricambi.

I mezzi propri ammontano a 80.000 euro, il 29% del totale, e salgono al 36% con il finanziamento postergato dei soci. Il
mutuo richiesto è di 130.000 euro a tasso fisso del 5,4%, con dodici mesi di preammortamento e sessanta rate da 2.477
euro. La linea a breve di 30.000 euro si estingue nel novembre 2027, dopo il rimborso dell’IVA previsto in giugno. Il
resto sono acconti dei primi viaggiatori, 16.600 euro.

Il saldo più basso del primo biennio è quello di partenza, 58.900 euro; da allora gli acconti precedono i
pagamenti. Anche con ricavi inferiori del 20% per tutti gli esercizi, e senza rinviare nulla, la liquidità resta positiva e il
debito viene onorato regolarmente.

Le spese sono distribuite su quattro mesi: locali tra dicembre e gennaio, attrezzatura e furgone a gennaio, flotta a
febbraio, sito in due rate legate alla consegna. Gli ordini superiori a 5.000 euro richiedono la firma di due soci e
tre preventivi. La banca può erogare il mutuo per stati di avanzamento, contro fattura.

Il rimborso si fonda sulla gestione ordinaria. Non sono stati considerati contributi regionali né la vendita delle
biciclette usate, che nel quarto esercizio dovrebbe fruttare circa 11.000 euro. Il rinnovo della flotta nel marzo 2030 costa
30.000 euro e si paga con mezzi propri.`,
  exitStrategy: prose`
I soci intendono lavorare nella società a lungo e non prevedono una vendita entro l’orizzonte del piano. Lo statuto
contiene una clausola di prelazione e un patto parasociale stabilisce il criterio di valutazione delle quote in caso di
recesso: patrimonio netto rettificato più l’utile medio dell’ultimo triennio moltiplicato per quattro.

L’uscita più naturale, se se ne presentasse la necessità, è la cessione a un operatore estero che voglia una base propria
sul delta, oppure la separazione dei due rami: l’officina ai meccanici, che hanno già espresso interesse, e i viaggi a un
tour operator. I contratti con alberghi e imprese sono cedibili con preavviso.

In caso di liquidazione, la flotta conserva circa metà del valore dopo due stagioni, grazie a un mercato dell’usato
liquido, e il furgone un po’ di più. Insieme coprirebbero oltre la metà del mutuo residuo; i rimborsi ai viaggiatori
sono garantiti dalla polizza contro l’insolvenza.`,
  collateral: 'Fondo di garanzia per le PMI; nessuna ipoteca',
  assumptions,
};
