import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';
import { assumptions } from './assumptions.ts';

export const finance: SparseSection<'finance'> = {
  revenueModel: prose`
Los ingresos proceden de cinco líneas que comparten obrador. La tienda aporta algo más de dos tercios de las ventas el
primer año, entre pan y bollería, y se cobra al contado. La hostelería y los comercios pagan por domiciliación a quince
días. Las suscripciones se cobran el día 1 de cada mes y los talleres, al reservar.

Las previsiones parten de 300 días de apertura, de 179 tiques diarios de pan como media del primer ejercicio y de
catorce clientes profesionales en enero que pasan a veintiséis al cabo de doce meses. El crecimiento del segundo año,
del 33 %, se debe a que esos clientes compran ya durante el año entero; después se modera al 15, al 9 y al 7 %, conforme
el obrador se acerca a su capacidad. Los precios suben un 2 % anual.

Todas las cifras van sin IVA. El pan tributa al 4 %, la bollería y las empanadas al 10 % y los talleres al 21 %. El
impuesto sobre sociedades se ha calculado al 15 % en los dos primeros ejercicios con base imponible positiva y con la
escala de microempresa en los siguientes.

La estructura de costes se ha construido receta por receta. Las materias primas suponen el 21 % de las ventas, la energía
del obrador el 7,6 %, los envases el 2,8 % y el reparto el 2,6 %. El margen bruto se mantiene en el 66 % durante todo el
periodo, porque el menor precio del canal mayorista se compensa con un mejor uso del horno.

El gasto de personal es el más importante y el más vigilado. Equivale al 34 % de las ventas el primer año y al 37 %
desde el segundo. Incluye las catorce pagas y las cotizaciones, que en el caso de los tres socios son las de autónomo.
Cada contratación nueva está ligada a un nivel de ventas y se retrasa si no se alcanza.

La prueba de sensibilidad muestra que unas ventas un 20 % inferiores los cinco años, sin ninguna medida correctora,
llevarían a una pérdida de 18.100 euros en el segundo ejercicio; la caja no bajaría de 16.800 euros. Abrir tres meses más
tarde, con todos los gastos ya en marcha, la dejaría en 4.600 euros en su mes más bajo. Un aumento del 10 % en todas
las materias primas dejaría ese ejercicio en un resultado de 25.300 euros y se recupera con cuatro céntimos por pieza.`,
  useOfFunds: prose`
Las necesidades de financiación suman 285.000 euros. La obra y el proyecto técnico suponen 60.000, la maquinaria del
obrador 88.000, la furgoneta 17.000, la tienda 19.000 y los equipos y programas 6.000, a los que se suman una fianza de
3.600 y 4.200 de gastos de apertura. El IVA soportado asciende a 40.782 euros. Los 46.418 restantes son tesorería: 1.662
se consumen hasta enero de 2027, el mes más bajo del primer año, y entonces quedan 44.756 en la cuenta.

Los socios aportan 90.000 euros de capital y prima de emisión, ya desembolsados, y 15.000 euros en un préstamo
participativo que solo se devolverá una vez amortizado el bancario. La financiación ajena solicitada es un préstamo de
140.000 euros al 5,2 %, con doce meses de carencia y ciento ocho cuotas, y una póliza de 40.000 euros que se cancela en
septiembre de 2027, después de la devolución del IVA.

La cuota mensual desde el segundo año será de 1.626 euros. En el escenario prudente, con ventas un 10 % inferiores todos
los años y sin aplazar nada, la caja no baja de 42.700 euros en los sesenta meses calculados.

Los desembolsos siguen el calendario de la obra: un tercio a la firma, un tercio a la llegada de la maquinaria y el
resto tras la recepción, con una retención del cinco por ciento durante seis meses. Ningún pago superior a 3.000
euros se realiza sin la firma de dos socios. El préstamo puede disponerse contra factura si la entidad así lo
prefiere.

La devolución se apoya únicamente en la actividad corriente. No se han contado como ingresos ni las ayudas en
tramitación ni la venta de maquinaria. La segunda cámara de fermentación, de 18.000 euros, se paga en junio de 2029 con
recursos propios, y desde entonces se dotará una reserva anual de 6.000 euros para la sustitución de equipos.`,
  exitStrategy: prose`
Los socios conciben el obrador como su lugar de trabajo y no prevén venderlo en el horizonte del plan. El pacto de socios,
firmado ante notario, regula no obstante las salidas: derecho de adquisición preferente, valoración por múltiplo de
4,5 veces el resultado bruto de explotación menos la deuda neta y pago en un máximo de tres años.

A partir del quinto ejercicio se abrirá la entrada en el capital a los empleados con más de cuatro años de antigüedad,
hasta un 20 %, como primera vía de relevo. Si fuera necesario vender la empresa completa, el comprador natural sería un
grupo regional de panadería o un distribuidor de hostelería, que valoran la cartera de clientes y el local con licencia.

En caso de cierre ordenado, la maquinaria conserva en torno al 45 % de su valor a los tres años y el arrendamiento puede
cederse. Solo con ella se cubriría más de un tercio de los 114.000 euros de deuda bancaria pendientes en esa fecha.`,
  collateral: 'Maquinaria del obrador y aval de la sociedad de garantía recíproca aragonesa',
  assumptions,
};
