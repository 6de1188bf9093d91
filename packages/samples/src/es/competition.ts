import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const competition: SparseSection<'competition'> = {
  customers: '31000',
  spendPerCustomer: '118',
  marketSize: '3658000',
  competitors: [
    {
      id: 'competitor-1',
      name: 'Horno San Lamberto',
      description: prose`Panadería familiar con obrador propio y dos tiendas, a doce minutos a pie. Trabaja bien el pan
tradicional y la repostería de encargo, y tiene una clientela fiel de más de sesenta años. No reparte a hostelería, no
usa masa madre de cultivo y los dueños anuncian su jubilación para 2029. La barra cuesta 1,10 euros.

Su cierre dejaría sin horno propio a unas cuatro mil personas del distrito. Los socios mantienen buena relación con la
familia y han hablado de asumir, llegado el momento, el contrato de una de sus empleadas.`,
    },
    {
      id: 'competitor-2',
      name: 'Panes del Coso',
      description: prose`Franquicia regional con once puntos de venta y terminal de cocción. Abre de siete a veintidós
horas y vende café, bocadillos y pan precocido. Su fuerza es la ubicación y el horario; su punto débil, la calidad
desigual. La barra más vendida vale 0,95 euros y el pan especial, 3,20.

Ha abierto dos establecimientos en la zona desde 2022 y probablemente abra un tercero. Compite por el cliente de paso y por
los desayunos, no por el pan de consumo en casa.`,
    },
    {
      id: 'competitor-3',
      name: 'Levadura Viva',
      description: prose`Obrador de masa madre abierto en 2021 en el barrio de Delicias, con tienda pequeña y venta por
internet. Producto excelente y precios altos: la hogaza de un kilo cuesta 6,20 euros. Está al límite de su capacidad y
no atiende el centro a diario. Es la referencia de calidad con la que queremos compararnos.

Sus dueños han compartido con nosotros cifras de arranque y el error que más lamentan, un horno demasiado pequeño. Cada
obrador recomienda al otro cuando un cliente vive más cerca.`,
    },
    {
      id: 'competitor-4',
      name: 'Distribuciones Panebro',
      description: prose`Mayorista de pan precocido y congelado para hostelería, con unos cuatrocientos clientes en la
provincia y precios entre un treinta y un cuarenta por ciento inferiores a los nuestros. Ofrece hornos en cesión y pago
a sesenta días. El cliente lo elige por precio y por no quedarse nunca sin género.

Perdió tres clientes de los que han firmado carta de intención con nosotros. Su respuesta habitual es bajar el precio
durante un trimestre, de modo que los contratos prevén una duración mínima de un año.`,
    },
    {
      id: 'competitor-5',
      name: 'Supermercados de proximidad',
      description: prose`Siete establecimientos de cuatro cadenas en la zona, todos con sección de pan horneado en tienda.
Concentran más de la mitad del consumo doméstico. Han subido la calidad de sus panes de mayor precio, pero el cliente
encuestado los compra por costumbre y los puntúa con un 5,4 sobre diez.

No reaccionan a un comercio pequeño. Marcan, eso sí, el precio de referencia de la barra, y por ello la nuestra se mantiene
a menos de cuarenta y cinco céntimos de la suya.`,
    },
  ],
  summary: prose`
El mercado se ha estimado con datos públicos de consumo y con un recuento propio. En la zona de influencia viven 31.000
personas que gastan de media 118 euros al año en pan y bollería fuera del lineal de envasados, es decir, unos 3,66
millones de euros. A esa cifra se suman los aproximadamente 240 locales de hostelería del centro, con compras de pan de
1,1 millones, que el cuadro no incluye.

Las ventas de tienda del primer año representan el 5,1 % de ese mercado doméstico y las del quinto, el 7,7 %. Son
cuotas prudentes para un único horno en un barrio denso: en Delicias, Levadura Viva alcanzó una cuota semejante en su
segundo año con menos superficie y sin barra de precio medio.

Nadie ofrece hoy las tres cosas a la vez: pan de fermentación larga, barra de diario a precio asumible y reparto
puntual a hostelería. Los hornos tradicionales tienen el oficio pero no el reparto; los mayoristas, el reparto pero no el
pan; los obradores nuevos, el pan pero no la capacidad. Ese hueco es el que ocupa Obrador Aljez.

La reacción más probable es que los supermercados mejoren su surtido y que Distribuciones Panebro lance una gama
superior. Ninguna de las dos cosas altera la ventaja de fondo, que es la frescura y la relación directa. Cada semestre se
repetirá el estudio de precios en los cinco competidores y se revisará la tarifa en consecuencia.

La comparación de precios se hizo en octubre de 2026 sobre doce productos equivalentes. Obrador Aljez se sitúa un 18 % por encima de la media en la barra, un 9 % por debajo del obrador especializado en la hogaza y al mismo nivel en
bollería. Una prueba a ciegas con cuarenta vecinos dio a nuestra barra 8,1 puntos sobre diez, frente a los 6,2 de la
mejor alternativa de la zona.

Las barreras de entrada para un imitador son moderadas: hace falta un local con salida de humos, escaso en el casco
histórico, una inversión cercana a los 200.000 euros y personal que sepa trabajar fermentaciones largas. La más
difícil de copiar es la red de agricultores y molino, que ha costado dos campañas formar y está protegida por
contratos de suministro preferente.`,
};
