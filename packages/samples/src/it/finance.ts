import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const finance: SparseSection<'finance'> = {
  revenueModel: prose`
I ricavi provengono da cinque voci. I viaggi sono incassati per il 25% alla prenotazione e per il saldo trenta giorni
prima della partenza; le escursioni e il noleggio al momento; l’officina alla riconsegna; i contratti di manutenzione con
fattura semestrale anticipata. L’azienda lavora quindi in gran parte con denaro già ricevuto, e il magazzino si limita ai
ricambi.

La previsione del primo esercizio si basa su nove partenze di gruppo, trenta viaggi individuali di due persone, in
parte a tariffa netta, circa settecentocinquanta partecipanti alle escursioni e sessanta riparazioni settimanali. I
prezzi crescono del 2% l’anno; la crescita del 44% nel secondo esercizio riflette una stagione completa, aperta con le
vendite invernali che nel 2027 mancheranno.

Gli importi sono al netto dell’IVA. Viaggi ed escursioni seguono il regime speciale dell’articolo 74-ter, che applica
l’imposta sul margine; noleggio e officina il regime ordinario al 22%. Le imposte sul reddito comprendono IRES al 24%,
con riporto delle perdite del primo esercizio, e IRAP al 3,9% calcolata con prudenza sull’intero risultato operativo.

I costi diretti seguono le vendite. Alloggi e trasporti assorbono poco più della metà del prezzo dei viaggi, guide e
accompagnatori esterni il 5% dei ricavi complessivi, i ricambi un terzo del fatturato di officina e manutenzione.
Il margine lordo scende dal 61,8 al 59,8% perché i viaggi, che rendono meno in percentuale, crescono più delle
altre voci; in valore assoluto più che raddoppia.

Il personale è la voce maggiore tra i costi di struttura: 35% dei ricavi il primo anno, 30% il quinto. Comprende
contributi, trattamento di fine rapporto e contratti stagionali. I soci percepiscono compensi contenuti fino al
terzo esercizio e hanno accettato di rinviare gli aumenti se il margine operativo lordo resta sotto l’otto per
cento.

L’analisi di sensibilità considera tre casi. Con viaggi inferiori del 20% il secondo esercizio chiude a meno 12.800 euro prima delle imposte; con alloggi più cari del 5% a meno 3.400; con riparazioni inferiori del 15% a meno 6.700. Nessuno dei tre, preso da solo, impedisce il pagamento delle rate, grazie alla liquidità iniziale.`,
  useOfFunds: prose`
L’investimento complessivo di 260.000 euro si divide in 175.000 di immobilizzazioni e 85.000 di capitale circolante. La flotta ne
assorbe 90.000, il furgone con rimorchio 27.000, l’officina 16.000, i locali 24.000, il sito e le costi di impianto 15.000,
il deposito cauzionale 3.000. L’IVA da anticipare è di 36.500 euro, la scorta di ricambi di 8.500 e la liquidità iniziale
di 40.000.

I mezzi propri ammontano a 80.000 euro, il 31% del totale, e salgono al 38% con il finanziamento postergato dei soci. Il
mutuo richiesto è di 130.000 euro a tasso fisso del 5,4%, con dodici mesi di preammortamento e sessanta rate da circa
2.475 euro. La linea a breve di 30.000 euro si estingue con il rimborso o la compensazione dell’IVA entro dodici mesi.

La prova di tenuta è stata fatta su uno scenario con ricavi inferiori del 12% per tutti gli esercizi: rinviando
un’assunzione e il rinnovo della flotta, la liquidità resta positiva e il debito viene servito regolarmente. Il mese più
basso del primo biennio è febbraio 2028, con 14.200 euro in cassa.

Le spese sono distribuite su quattro mesi: locali tra dicembre e gennaio, attrezzatura e furgone a gennaio, flotta a
febbraio, sito in due rate legate alla consegna. Gli ordini superiori a 5.000 euro richiedono la firma di due soci e
tre preventivi. La banca può erogare il mutuo per stati di avanzamento, contro fattura.

Il rimborso si fonda sulla gestione ordinaria. Non sono stati considerati contributi regionali né la vendita delle
biciclette usate, che nel quarto esercizio dovrebbe fruttare circa 11.000 euro. Una volta estinto il mutuo, la
società destinerà al rinnovo della flotta una somma annua pari all’ammortamento.`,
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
  revenues: [
    {
      id: 'revenue-1',
      name: 'Viaggi di più giorni',
      years: ['96000', '148000', '192000', '226000', '251000'],
    },
    { id: 'revenue-2', name: 'Escursioni giornaliere', years: ['42000', '58000', '70000', '79000', '86000'] },
    { id: 'revenue-3', name: 'Noleggio', years: ['51000', '64000', '73000', '79000', '84000'] },
    { id: 'revenue-4', name: 'Officina e ricambi', years: ['58000', '74000', '86000', '94000', '100000'] },
    { id: 'revenue-5', name: 'Manutenzione di flotte', years: ['16000', '34000', '49000', '60000', '68000'] },
  ],
  directExpenses: [
    {
      id: 'direct-1',
      name: 'Alloggi, trasporti e servizi turistici',
      years: ['52800', '80700', '104200', '122300', '135500'],
    },
    {
      id: 'direct-2',
      name: 'Guide e accompagnatori esterni',
      years: ['13400', '18900', '23600', '27000', '29700'],
    },
    { id: 'direct-3', name: 'Ricambi e materiali', years: ['26600', '37200', '45900', '52100', '56600'] },
    {
      id: 'direct-4',
      name: 'Commissioni e incassi elettronici',
      years: ['7600', '10300', '12400', '14000', '15100'],
    },
  ],
  otherExpenses: [
    {
      id: 'other-1',
      name: 'Personale, contributi e TFR',
      years: ['92000', '128000', '152000', '168000', '179000'],
    },
    { id: 'other-2', name: 'Affitto', years: ['18000', '18400', '18700', '19100', '19500'] },
    { id: 'other-3', name: 'Assicurazioni', years: ['7200', '8400', '9300', '10000', '10500'] },
    { id: 'other-4', name: 'Promozione', years: ['14500', '15500', '17000', '18000', '19000'] },
    { id: 'other-5', name: 'Consulenze', years: ['8800', '8200', '8500', '8800', '9100'] },
    { id: 'other-6', name: 'Utenze e programmi', years: ['7400', '8000', '8500', '9000', '9300'] },
    {
      id: 'other-7',
      name: 'Furgone: carburante e manutenzione',
      years: ['6100', '7300', '8200', '8900', '9400'],
    },
  ],
  depreciation: ['26400', '26400', '26400', '31400', '31400'],
  amortization: ['3000', '3000', '3000', '3000', '3000'],
  interestExpense: ['8400', '7050', '5750', '4400', '2950'],
  incomeTaxExpense: ['0', '300', '1260', '11410', '16560'],
  balance: {
    fixedAssets: '175000',
    currentAssets: '85000',
    ownFunds: '80000',
    longTermLiabilities: '150000',
    shortTermLiabilities: '30000',
  },
  incomes: [
    { id: 'income-1', reason: 'Capitale sociale interamente versato', amount: '50000' },
    { id: 'income-2', reason: 'Versamenti dei soci in conto capitale', amount: '30000' },
    { id: 'income-3', reason: 'Finanziamento postergato dei soci', amount: '20000' },
  ],
  expenses: [
    { id: 'expense-1', reason: 'Flotta di 72 biciclette', amount: '90000' },
    { id: 'expense-2', reason: 'Furgone e rimorchio', amount: '27000' },
    { id: 'expense-3', reason: 'Attrezzatura dell’officina', amount: '16000' },
    { id: 'expense-4', reason: 'Adeguamento dei locali', amount: '24000' },
    { id: 'expense-5', reason: 'Sito, prenotazioni e costi di impianto', amount: '15000' },
    { id: 'expense-6', reason: 'Deposito cauzionale', amount: '3000' },
    { id: 'expense-7', reason: 'IVA sugli investimenti da anticipare', amount: '36500' },
    { id: 'expense-8', reason: 'Scorta iniziale di ricambi', amount: '8500' },
    { id: 'expense-9', reason: 'Liquidità iniziale', amount: '40000' },
  ],
  financingNeeds: [
    {
      id: 'need-1',
      reason: 'Mutuo chirografario a sei anni con Fondo di garanzia PMI',
      amount: '130000',
    },
    { id: 'need-2', reason: 'Linea di credito a breve per l’IVA', amount: '30000' },
  ],
};
