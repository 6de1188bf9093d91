import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const client: SparseSection<'client'> = {
  gender: ['indifferent'],
  age: ['25-35', '35-65', '65+'],
  civilStatus: ['married', 'indifferent'],
  education: ['higherCycle', 'university', 'masters'],
  annualIncome: ['upTo30000', 'upTo50000', 'over50000'],
  incomeOrigin: ['salaried', 'selfEmployed', 'retired'],
  businessSize: ['small', 'medium', 'large'],
  location: 'Emilia-Romagna e Veneto; Germania, Austria, Paesi Bassi, Svizzera',
  marketLanguage: 'Italiano, tedesco, olandese',
  clientLanguage: 'Italiano, inglese, tedesco e francese',
  summary: prose`
La clientela si divide in tre gruppi che comprano cose diverse in momenti diversi. Il primo è quello dei viaggiatori che
cercano una vacanza in bicicletta di cinque o sette giorni: per tre quarti stranieri, in prevalenza di lingua tedesca e
olandese, tra i cinquanta e i sessantotto anni, spesso in coppia. Prenotano con quattro mesi di anticipo e leggono con
attenzione che cosa è compreso.

Questi viaggiatori non sono sportivi. Pedalano da trenta a sessanta chilometri al giorno, vogliono strade senza traffico,
letti comodi e cucina del luogo, e apprezzano che qualcuno pensi ai bagagli. Spendono tra 110 e 160 euro al giorno. Metà
di loro arriva tramite operatori dei paesi di origine, con i quali lavoriamo a tariffa netta; l’altra metà direttamente,
dal sito e dal passaparola.

Il secondo gruppo è italiano e viene per un giorno o un fine settimana: famiglie e gruppi di amici di Bologna, Padova,
Modena e Milano, tra i trenta e i cinquantacinque anni. Scelgono il noleggio e le escursioni, decidono con pochi giorni di
anticipo guardando le previsioni del tempo e pagano con il telefono. Nella prova fatta nella primavera 2026, con diciotto
uscite e 203 partecipanti, il 44% ha chiesto il programma dei viaggi.

Il terzo gruppo è la città. Ferrara conta circa 130.000 abitanti e un numero di biciclette almeno pari: studenti,
impiegati, pensionati che hanno bisogno di una riparazione onesta e rapida. È una clientela che paga poco alla volta ma
torna due o tre volte l’anno, e che riempie i mesi freddi.

A questi si aggiungono le imprese e gli enti con una propria flotta: un’università, due stabilimenti del polo chimico,
una dozzina di alberghi. Cercano un interlocutore unico, la fattura elettronica puntuale e un registro che dimostri le
manutenzioni svolte in caso di infortunio.

La stagionalità è marcata per i viaggi, che si concentrano per il 70% tra aprile e giugno e tra settembre e ottobre, e
opposta per l’officina. Le due curve sommate danno un mese minimo, gennaio, pari al 2% dei ricavi del primo anno, e un mese
massimo, maggio, pari al 16%. Il piano di cassa tiene conto degli acconti del 25% incassati alla prenotazione.

Ogni gruppo si raggiunge in modo diverso. I viaggiatori esteri attraverso gli operatori, le due fiere di settore di
Utrecht e Monaco e un sito con testi scritti da chi parla la lingua; gli escursionisti con le strutture ricettive,
che ricevono una provvigione dell’otto per cento; la città con la vetrina, il passaparola e un prezzo chiaro esposto
all’ingresso.

La raccolta dei dati segue il viaggio. Tre giorni dopo il rientro ogni cliente riceve sei domande, e chi segnala un
problema viene richiamato da Chiara. Nella prova del 2026 la risposta è arrivata dal 63% dei partecipanti; le due
critiche più frequenti, selle poco comode e pranzi troppo lunghi, sono già state corrette.

Per l’officina il metodo è lo stesso: un messaggio quando la bicicletta è pronta, uno dopo un mese per chiedere se
tutto va bene, un richiamo prima dell’inverno. La previsione di due passaggi l’anno per cliente si basa sul registro
di Giorgio Mantovani, che in dodici anni ne ha contati in media 2,3.`,
};
