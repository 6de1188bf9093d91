import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const competition: SparseSection<'competition'> = {
  customers: '46000',
  spendPerCustomer: '164',
  marketSize: '7544000',
  competitors: [
    {
      id: 'competitor-1',
      name: 'Adria Bike Reisen',
      description: prose`Operatore di Monaco con programmi in tutta l’alta Italia e circa novecento clienti l’anno sul percorso da Bolzano a
Venezia. Tocca Ferrara con una sola notte e usa biciclette proprie trasportate da Verona. Prezzi alti, organizzazione
solida, poca flessibilità. Potrebbe diventare cliente della nostra assistenza sul posto.`,
    },
    {
      id: 'competitor-2',
      name: 'Delta Outdoor Comacchio',
      description: prose`Cooperativa che offre escursioni in barca, in canoa e in bicicletta dalle Valli, con cinquanta mezzi di qualità
media. Ha un’ottima posizione e un accordo con il parco, ma lavora da giugno a settembre e non organizza pernottamenti. Il
prezzo di un’escursione è di 55 euro.`,
    },
    {
      id: 'competitor-3',
      name: 'Noleggio Porta Reno',
      description: prose`Noleggio storico di Ferrara, con centoventi biciclette semplici a 9 euro al giorno, rivolto a studenti e turisti di
passaggio. Non ha biciclette da viaggio né consegna in albergo. La manutenzione è minima e il titolare non intende
ampliare l’attività.`,
    },
    {
      id: 'competitor-4',
      name: 'Ciclopolis',
      description: prose`Catena regionale di negozi con officina, presente in un centro commerciale della periferia. Vende biciclette nuove e
ripara soprattutto quelle. Tempi di attesa di sette o dieci giorni in primavera, prezzi del tagliando tra 65 e 90 euro,
nessun servizio per le imprese.`,
    },
    {
      id: 'competitor-5',
      name: 'Pianura Slow Travel',
      description: prose`Agenzia di Modena che vende viaggi individuali in bicicletta tra Parma, Mantova e Ferrara, con buone guide cartacee e
un sito ben fatto. Noleggia le biciclette da terzi e ha ricevuto critiche per i mezzi. Circa trecentocinquanta clienti
l’anno, prezzi simili ai nostri.`,
    },
  ],
  summary: prose`
Il mercato di riferimento somma tre bacini: i cicloturisti che ogni anno attraversano o visitano il Ferrarese, gli
escursionisti di giornata e i residenti che spendono in riparazioni. Con una stima prudente si tratta di 46.000 persone
per una spesa media di 164 euro, pari a 7,54 milioni di euro. Il dato deriva dai pernottamenti provinciali, dai conteggi
sulle ciclovie e da un’indagine telefonica su ventidue officine.

I ricavi del primo esercizio ne rappresentano il 4,2%, quelli del quinto l’9,5%. La quota è raggiungibile perché il
mercato è frammentato: nessun concorrente supera il 6% e nessuno copre insieme viaggi, noleggio e officina.

Il vantaggio principale è operativo. Chi vende viaggi senza una flotta propria paga il noleggio e ne subisce i difetti;
chi noleggia senza vendere viaggi tiene i mezzi fermi per metà della settimana. Usare le stesse biciclette per i due scopi
porta il loro impiego a oltre novanta giornate l’anno e abbassa il costo per giornata di circa un terzo.

Ci aspettiamo che i concorrenti locali reagiscano sul prezzo del noleggio, dove non intendiamo seguirli, e che gli
operatori esteri valutino una base propria quando i volumi cresceranno. Per questo gli accordi con loro prevedono
tariffe decrescenti al crescere dei clienti: oltre i duecento l’anno, farsi assistere da noi costa meno che aprire una
sede.

Il confronto dei prezzi, fatto in settembre su nove servizi equivalenti, ci colloca al 7% sotto gli operatori
esteri per i viaggi, al 20% sopra i concorrenti locali per le escursioni, che da noi comprendono il pranzo, e nella
media per l’officina. Il noleggio costa il doppio di quello cittadino perché il mezzo è un altro.

Entrare in questo mercato non è difficile con poche biciclette e un sito; lo è con una flotta, un’officina e
l’abilitazione di agenzia. L’investimento minimo per replicare la nostra offerta supera i 200.000 euro e richiede un
direttore tecnico, figura rara in provincia. Il vantaggio più duraturo resta la rete di diciannove strutture,
costruita in un anno di visite.`,
};
