import type { SparseSection } from '@trazo/plan/sparse-plan';
import { boldLeads } from '../bold-leads.ts';
import { prose } from '../prose.ts';

export const mission: SparseSection<'mission'> = {
  mission: prose`
Portiamo le persone a conoscere il delta del Po e la pianura ferrarese alla velocità giusta per capirli: quella di una
bicicletta ben tenuta. Organizziamo viaggi ed escursioni, noleggiamo mezzi affidabili e ripariamo biciclette per chi in
città le usa ogni giorno.

Le tre attività si tengono insieme. I viaggi riempiono la primavera e l’autunno, il noleggio l’estate, l’officina tutto
l’anno. Lo stesso team che accompagna i gruppi conosce ogni vite della flotta, e chi affitta una bicicletta per un
giorno è spesso il cliente del viaggio dell’anno dopo.

Lavoriamo perché la spesa dei viaggiatori resti sul territorio: alberghi a conduzione familiare, agriturismi, pescatori
che fanno da traghettatori, guide ambientali abilitate. Su cento euro di un nostro viaggio, almeno cinquanta vengono
pagati a imprese delle province di Ferrara e Rovigo.`,
  vision: prose`
Tra cinque anni vogliamo essere il nome a cui un agente di viaggio tedesco o olandese pensa quando un cliente chiede il
delta in bicicletta, e l’officina a cui un’impresa ferrarese affida la propria flotta senza doverci pensare.

Immaginiamo una società di undici persone stabili, con una sola sede, una flotta rinnovata a rotazione e un calendario
che lavora nove mesi su dodici. Non puntiamo ad aprire in altre regioni: preferiamo conoscere duecento chilometri di
argini meglio di chiunque altro, e aggiungere ogni anno un itinerario provato di persona.

Verifichiamo il percorso ogni novembre con quattro misure: quota di clienti che tornano o ci raccomandano, giornate
d’uso per bicicletta, ore di officina fatturate su quelle disponibili, parte della spesa di viaggio rimasta in
provincia. Sono numeri semplici, che tutto il team può leggere.`,
  values: boldLeads(prose`
Sicurezza. Ogni bicicletta passa un controllo di ventidue punti prima di uscire e ha una scheda con la storia dei suoi
interventi. I gruppi non superano le quattordici persone per accompagnatore e nessun itinerario viene venduto se non è
stato percorso da noi negli ultimi dodici mesi.

Chiarezza. I prezzi sono pubblicati, con quello che comprendono e quello che resta fuori. Il contratto di viaggio segue
il Codice del turismo, la polizza contro l’insolvenza è indicata in ogni preventivo e chi rinuncia sa in anticipo che cosa
gli viene restituito.

Misura. Cresciamo con la cassa che produciamo e con un solo finanziamento bancario. Preferiamo riparare che sostituire,
e questo vale per le biciclette come per i rapporti con i fornitori, che paghiamo a trenta giorni. Chi lavora con noi ha
contratti regolari anche quando la stagione dura sei mesi.`),
};
