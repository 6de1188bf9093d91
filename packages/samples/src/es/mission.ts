import type { SparseSection } from '@trazo/plan/sparse-plan';
import { boldLeads } from '../bold-leads.ts';
import { prose } from '../prose.ts';

export const mission: SparseSection<'mission'> = {
  mission: prose`
Hacemos pan de fermentación larga, con harinas de trigo aragonés y masa madre de cultivo, y lo ponemos cada mañana al
alcance de un barrio y de las cocinas que cuidan lo que sirven. Queremos que comer buen pan a diario no sea una
excepción ni un gasto que haya que justificar.

Nuestro trabajo empieza antes del obrador. Compramos el grano a tres agricultores de los Monegros y del Campo de
Belchite con contrato de campaña, lo molemos en un molino de la provincia y pagamos a treinta días. Saber de dónde
viene cada saco nos permite ajustar la hidratación y el tiempo de reposo de cada masa, y explicar al cliente qué está
comprando.

Enseñamos el oficio. El obrador se ve desde la tienda, los talleres llenan las tardes del sábado y dos plazas de la
plantilla están reservadas a alumnos en prácticas de los ciclos de panadería de la ciudad.`,
  vision: prose`
En cinco años queremos ser el proveedor de pan de referencia de la hostelería de calidad de Zaragoza y la panadería de
confianza de los barrios de la Magdalena, San Miguel y Las Fuentes, con un solo obrador bien aprovechado, dos puntos de
venta y una plantilla estable de catorce personas.

No buscamos crecer abriendo tiendas sin horno. El límite natural del negocio es la capacidad del obrador, unas 1.150
piezas diarias en dos turnos, y el plan consiste en llenarla con los productos de mejor margen y con clientes que
repiten. Cuando esté llena, preferiremos subir la calidad antes que la superficie.

Medimos el avance con cuatro cifras que se revisan cada diciembre: el porcentaje de clientes de hostelería que
renuevan, el número de suscripciones activas, la merma y la antigüedad media de la plantilla. Si las cuatro mejoran,
la cuenta de resultados suele acompañar.`,
  values: boldLeads(prose`
Tiempo. Ninguna masa sale del obrador con menos de dieciocho horas de fermentación. Es la decisión que más condiciona
los turnos y la inversión en frío, y también la que el cliente nota en la miga, en la digestión y en lo que dura la
hogaza en casa.

Claridad. Cada pan lleva en la etiqueta el porcentaje de masa madre, la harina, la fecha de molienda y el nombre del
agricultor. Cumplimos la norma de calidad del pan de 2019 al pie de la letra y solo usamos las palabras «artesano» e
«integral» cuando la norma lo permite.

Cuentas sanas. Pagamos a proveedores y plantilla en fecha, publicamos internamente las cifras de cada mes y no
repartimos dividendos hasta que el fondo de maniobra cubra tres meses de gastos fijos. Lo que no se vende se dona o se
transforma: el desperdicio objetivo es inferior al tres por ciento de la producción.`),
};
