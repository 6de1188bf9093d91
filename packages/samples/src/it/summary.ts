import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const summary: SparseSection<'summary'> = {
  summary: prose`
Volano Cicloviaggi S.r.l. è un tour operator specializzato in viaggi in bicicletta nel delta del Po e nella pianura
ferrarese, con noleggio e officina in una sede unica di 320 metri quadrati a dieci minuti dalla stazione di Ferrara. La
società è stata costituita nel novembre 2026 da tre soci e aprirà al pubblico il 1° marzo 2027.

Il nome viene dal Po di Volano, il ramo del fiume che attraversa la città, e dal pezzo di meccanica che accumula energia
e la restituisce con regolarità. È anche il modo in cui vogliamo lavorare: una stagione turistica breve e intensa,
compensata da un’officina che produce ricavi ogni settimana dell’anno.

Il territorio ha quello che serve e finora lo ha venduto poco. Le ciclovie della destra Po e del litorale sono in larga
parte complete, il treno porta a Ferrara in meno di quaranta minuti da Bologna, il centro storico è patrimonio
dell’umanità. Eppure la permanenza media resta sotto le due notti e la maggior parte dei pacchetti in bicicletta nel delta
viene costruita da operatori esteri che si appoggiano a fornitori locali senza coordinarli.

I soci portano competenze complementari. Chiara Bonaccorsi ha diretto per sette anni il prodotto Italia di un operatore
olandese, Davide Felloni ha gestito un’officina con quattro meccanici, Marta Zerbini ha lavorato come commercialista per
imprese turistiche. Il requisito del direttore tecnico è soddisfatto da Chiara, abilitata dal 2018.

Il fabbisogno complessivo è di 276.600 euro, di cui 90.000 per una flotta di 72 biciclette, 24 delle quali a pedalata
assistita. I soci apportano 80.000 euro tra capitale e versamenti in conto capitale e 20.000 euro come finanziamento
postergato. Si chiede un mutuo chirografario di 130.000 euro a sei anni, assistito dal Fondo di garanzia per le PMI, e
una linea a breve di 30.000 euro per anticipare l’IVA sugli acquisti.

I ricavi previsti salgono da 314.300 euro nel primo esercizio a 719.300 nel quinto. Il primo anno chiude con una perdita
di 13.900 euro, coperta dai versamenti dei soci; il secondo è già in utile; dal terzo l’utile netto supera i 46.000 euro
e nel quinto arriva a 83.327. Il punto di pareggio del secondo esercizio è di 400.200 euro di ricavi.

Dal secondo anno, quando inizia il rimborso del capitale, il rapporto tra margine operativo al netto delle imposte e
servizio del debito è di 2,12; sale a 3,13 nel terzo e resta sopra 3,1 nei successivi. Tre contratti di manutenzione con
imprese locali e due accordi con operatori esteri, già firmati, coprono il 21% dei ricavi del primo esercizio.

I tempi sono definiti. Il contratto di locazione è stato firmato in ottobre, i lavori iniziano il 9 dicembre e la
flotta è opzionata presso due fornitori fino al 20 dello stesso mese, con un anticipo del 5% restituibile.
L’apertura a marzo consente di intercettare la stagione delle riparazioni primaverili e le prime partenze di aprile.

Il documento è destinato alla banca e ai soci, che lo adotteranno come budget. Le ipotesi sono
spiegate accanto alle cifre; il piano di cassa mensile per ventiquattro mesi, i preventivi e gli accordi firmati
sono disponibili su richiesta.`,
};
