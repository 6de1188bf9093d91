import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const client: SparseSection<'client'> = {
  gender: ['indifferent'],
  age: ['25-35', '35-65', '65+'],
  civilStatus: ['indifferent'],
  education: ['higherCycle', 'university', 'indifferent'],
  annualIncome: ['upTo30000', 'upTo50000'],
  incomeOrigin: ['salaried', 'selfEmployed', 'retired', 'businessOwner'],
  businessSize: ['small', 'medium'],
  location: 'Zaragoza: Casco Histórico, Centro, San Miguel y Las Fuentes',
  marketLanguage: 'Español',
  clientLanguage: 'Español, inglés y francés',
  summary: prose`
El obrador atiende a dos públicos con necesidades distintas y horarios que se complementan: los vecinos, que compran en
la tienda a lo largo del día, y los profesionales, que reciben el pan antes de abrir. El reparto previsto para el tercer
año es de dos tercios y un tercio.

El vecino tipo tiene entre treinta y cinco y setenta años, vive a menos de diez minutos a pie y compra pan cuatro veces
por semana. Hoy reparte el gasto entre el supermercado, por comodidad, y alguna panadería de otro barrio, por gusto, los
fines de semana. De las 214 personas encuestadas en septiembre de 2026 a la salida del mercado, el 61 % afirmó que
pagaría hasta 1,40 euros por una barra que no se endureciera por la noche.

Un segundo grupo de particulares, más joven, busca fermentaciones largas por motivos de digestión o de sabor. Compra
menos veces pero gasta más en cada visita, se informa en redes y valora conocer la harina y el origen. De él saldrá la
mayor parte de las suscripciones: el objetivo es pasar de 60 cuotas al cierre del primer año a 165 en el quinto.

El cliente profesional es un restaurante, cafetería u hotel pequeño del centro, con entre cuatro y veinte empleados, que
compra de 150 a 900 euros de pan al mes. Le importan por este orden la puntualidad, la regularidad del formato y el
precio. Suele estar insatisfecho con el precocido, pero teme quedarse sin pan un sábado; por eso el contrato incluye
compromiso de entrega y bonificación si falla.

También se venderá a ocho tiendas de alimentación de la ciudad y a dos grupos de consumo que ya trabajan con nuestros
agricultores. Son pedidos medianos, estables y con pago a quince días, que ayudan a llenar las hornadas de martes y
miércoles, las más flojas en la tienda.

La estacionalidad es moderada. Julio baja un doce por ciento y agosto un treinta en la tienda, mientras que la
hostelería se mantiene gracias al turismo; las fiestas del Pilar y las Navidades compensan con la venta de
trenzas, roscones y empanadas por encargo. El plan de tesorería recoge esa curva mes a mes.

Para captar al vecino se ha elegido la cercanía: buzoneo en las 4.200 viviendas más próximas, degustaciones en las
dos primeras semanas y un cartón de fidelidad que regala la undécima barra. No se harán descuentos generales. La
experiencia de los tres socios es que el cliente del pan cambia de costumbre si prueba el producto tres veces en
quince días, y la campaña de apertura está pensada para que eso ocurra.

La captación de hostelería sigue otro camino. Jorge visita cada local con una cesta de prueba, deja un pedido
gratuito de dos días y vuelve con la propuesta de precio. De los treinta y un locales visitados hasta noviembre,
veintidós se interesaron, catorce firmaron y tres pidieron esperar a la apertura. El ciclo medio entre la primera
visita y la firma ha sido de veintiséis días.

La atención es parte del servicio. Las quejas se responden el mismo día; el pan que no satisface se cambia sin
preguntas en la tienda y se abona en la factura semanal en la hostelería. El registro de incidencias, con causa y
remedio, se comenta los lunes con todo el equipo.`,
};
