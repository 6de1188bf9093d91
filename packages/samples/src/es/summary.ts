import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const summary: SparseSection<'summary'> = {
  summary: prose`
Obrador Aljez, S. L. es una panadería artesana que abrirá en enero de 2027 en un local de 210 metros cuadrados del
barrio de la Magdalena, en Zaragoza. Elabora pan de masa madre, bollería y empanadas en un único obrador, y los vende
por cuatro vías: la tienda, el reparto diario a hostelería y comercios, las suscripciones semanales y los talleres. La
sociedad se constituyó en octubre de 2026 con tres socios que trabajan en ella.

El aljez es la piedra de yeso del valle del Ebro, la que da color a las casas antiguas de la ciudad. El nombre resume
el proyecto: materia de la tierra cercana, trabajada sin prisa. El grano procede de variedades locales como el Aragón
03, cultivadas en secano a menos de setenta kilómetros, y la molienda se hace en piedra cada dos semanas.

La oportunidad es concreta. En un radio de diez minutos a pie viven 31.000 personas y solo hay un horno que elabore
desde cero; los demás terminan pan precocido. Al mismo tiempo, veintidós restaurantes y cafeterías del centro han
confirmado por escrito que comprarían pan fresco de calidad con entrega antes de las ocho si alguien lo garantizara. Con
catorce de ellos existe ya una carta de intención que suma 61.000 euros anuales.

El equipo reúne el oficio y la gestión. Pilar Lanuza ha dirigido durante nueve años el obrador de una panadería de
Huesca, Jorge Ezquerra viene de la logística alimentaria y Nuria Albiac ha llevado la administración de una cooperativa
agraria. Los tres aportan 90.000 euros de fondos propios y un préstamo participativo de 15.000 euros.

Las necesidades de financiación ascienden a 285.000 euros, incluidos 40.782 euros de IVA que se recuperan en mayo de
2027 y una tesorería inicial de 46.418 euros. Se solicita un préstamo de 140.000 euros a diez años, con uno de carencia
y aval de la sociedad de garantía recíproca aragonesa, y una póliza de 40.000 euros para anticipar el IVA.

Las ventas previstas pasan de 325.600 euros en el primer ejercicio a 581.500 euros en el quinto. El primer año cierra ya
con un resultado de 12.570 euros y el quinto arroja un resultado neto de 64.712 euros. El umbral de rentabilidad del
segundo ejercicio es de 373.900 euros de ventas y se alcanza en noviembre de 2028.

En el primer año el flujo de explotación después de impuestos cubre 5,2 veces el servicio de la deuda, que es solo de
intereses; en el segundo, 3,4 veces, y en el tercero, 3,9. La garantía principal es la maquinaria, con un mercado de
segunda mano activo, y el compromiso personal de los tres socios, que no percibirán dividendos mientras quede deuda por
amortizar.

El calendario está avanzado. El contrato de arrendamiento se firmó en septiembre, la licencia de obras se concedió
en octubre y el horno está reservado con una señal de 6.000 euros que el fabricante devuelve si la financiación no
se aprueba antes del 15 de diciembre. La obra dura nueve semanas y deja dos de margen antes de la fecha de apertura.

Este documento se ha preparado para las entidades que estudian la financiación y para los propios socios, que lo
usarán como presupuesto. Las hipótesis se explican en cada apartado, y el cuadro de tesorería mensual de los dos
primeros años, los presupuestos firmados y las cartas de intención están a disposición de quien los solicite.`,
};
