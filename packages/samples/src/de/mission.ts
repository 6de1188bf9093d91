import type { SparseSection } from '@trazo/plan/sparse-plan';
import { boldLeads } from '../bold-leads.ts';

export const mission: SparseSection<'mission'> = {
  mission: [
    'Wir sorgen dafür, dass Fachwerkhäuser bewohnt bleiben. Ein Haus, das im Winter nicht warm wird, verliert erst seine Mieter, dann seinen Wert und am Ende sein Gefüge. Ständerwerk saniert solche Häuser so, dass sie weniger Heizenergie brauchen und ihr Holz trocken bleibt.',
    'Dafür verbinden wir drei Gewerke, die sonst nacheinander und oft gegeneinander arbeiten: die Bauaufnahme, die Zimmerei und die Innendämmung. Der Eigentümer hat einen Vertrag, einen Ansprechpartner und ein Haus, dessen Zustand vor dem ersten Handgriff dokumentiert ist.',
    'Wir verwenden Baustoffe, die Feuchte aufnehmen und wieder abgeben: Eichenholz, Lehm, Holzfaser, Kalk. Was wir einbauen, lässt sich reparieren, und was wir ausbauen, wird nach Möglichkeit am selben Haus wiederverwendet.',
    'Gewohnt wird in diesen Häusern seit drei- oder vierhundert Jahren. Ihr Gefüge hat Kriege, Umbauten und Moden überstanden, weil jede Generation das Schadhafte ersetzt und das Gesunde gelassen hat. An dieser Regel halten wir fest, auch wenn die Aufgabe heute Energieeffizienz heißt.',
  ].join('\n\n'),
  vision: [
    'Bis 2031 wollen wir im Umkreis von sechzig Kilometern um Frankfurt der Betrieb sein, den Denkmalschutzbehörden, Energieberaterinnen und Architekten zuerst nennen, wenn ein Fachwerkhaus energetisch saniert werden soll. Wir rechnen dann mit rund vierzig betreuten Häusern im Jahr.',
    'Wir möchten zeigen, dass sich die Sanierung eines Fachwerkhauses ebenso verlässlich kalkulieren lässt wie ein Neubau. Voraussetzung ist eine Bauaufnahme, die Überraschungen findet, bevor sie Geld kosten, und eine Werkstatt, die Bauteile passgenau vorfertigt, statt sie auf dem Gerüst anzupassen.',
    'Langfristig soll aus unseren Messdaten ein Erfahrungsschatz entstehen, der über den eigenen Betrieb hinaus nützt: Holzfeuchteverläufe aus mehr als hundert Wänden, die wir der Fachwelt anonymisiert zur Verfügung stellen.',
    'Woran wir uns messen lassen, steht fest: Die mittlere Durchlaufzeit eines Hauses soll 2031 unter sieben Monaten liegen, die Terminabweichung unter fünf Arbeitstagen, der Nachtragsanteil unter vier Prozent, und kein gemessenes Holz soll dauerhaft feuchter sein als zwanzig Masseprozent. Die Werte veröffentlichen wir jedes Jahr im März.',
  ].join('\n\n'),
  values: boldLeads(
    [
      'Wir sagen, was das Haus verträgt. Nicht jede Wand darf gedämmt werden, und nicht jede Förderung lohnt den Aufwand. Wenn zwei Zentimeter Lehmputz und ein dichtes Fenster genügen, steht das so im Angebot.',
      'Wir halten Preise. Nach der Bauaufnahme bieten wir zu Festpreisen je Bauteil an; Nachträge gibt es nur für das, was hinter einer nicht geöffneten Verkleidung lag. Im Jahr 2025 machten Nachträge 4,1 Prozent unserer Auftragssumme aus.',
      'Wir bilden aus und bezahlen nach Tarif. Jeder vierte Beschäftigte ist in Ausbildung oder hat bei uns gelernt. Gesellinnen und Gesellen werden am Jahresergebnis beteiligt und können nach fünf Jahren Anteile über eine stille Beteiligung erwerben.',
      'Wir teilen, was wir lernen. Schäden, die wir öffnen, werden fotografiert, gezeichnet und in einer Sammlung abgelegt, die Auszubildende, Berufsschulen und Denkmalbehörden nutzen dürfen. Wer von uns einen Fehler macht, beschreibt ihn dort ebenfalls; bisher sind es neun.',
    ].join('\n\n'),
  ),
};
