import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PRODUCT_PICTURES } from '../pictures/products.ts';
import { prose } from '../prose.ts';

export const products: SparseSection<'products'> = {
  items: [
    {
      id: 'product-1',
      name: 'Hogaza Aljez de masa madre',
      description: prose`
Pan de un kilo con harina semiintegral de trigo Aragón 03 molida en piedra, masa madre de cultivo, agua y sal. Fermenta
veinte horas, cuatro de ellas a temperatura controlada, y se cuece en solera a 245 grados. Se conserva cinco días sin
perder la miga. Es el producto que da nombre a la casa y el que más se repite en las compras de la tienda: se calculan
unas 38 piezas diarias de media el primer año. También se vende por mitades.

Se hornea en dos tandas, a las siete y a las trece horas, y se ofrece también en versión integral y con semillas. La
regularidad depende de la temperatura del agua, que se ajusta cada día según la harina y el ambiente; el cuaderno de
amasado permite repetir un buen resultado y entender uno malo. El precio por kilo queda a medio camino entre el
supermercado y el obrador especializado.`,
      cost: '1.42',
      salePrice: '4.60',
      type: 'product',
      image: PRODUCT_PICTURES.loaf,
    },
    {
      id: 'product-2',
      name: 'Barra de diario',
      description: prose`
Barra de 280 gramos con un veinte por ciento de masa madre y dieciocho horas de frío. Está pensada para competir en
precio razonable con la barra de supermercado y ganarle en todo lo demás. Al tratarse de pan común tributa al tipo
superreducido de IVA. Sale del horno en cuatro tandas, la última a las seis de la tarde, para que quien vuelve del
trabajo encuentre pan reciente. Representa cuatro de cada diez tiques.

El formado es mecánico y el greñado, manual. Con ese reparto, una persona prepara noventa barras por hora sin perder el
aspecto artesano. La referencia se mantiene todo el año, sin variaciones de peso ni promociones, porque su función es que el
cliente venga a diario y confíe en encontrar siempre lo mismo.`,
      cost: '0.44',
      salePrice: '1.35',
      type: 'product',
      image: PRODUCT_PICTURES.paperBag,
    },
    {
      id: 'product-3',
      name: 'Pan para hostelería',
      description: prose`
Tres formatos diseñados con los cocineros que lo usarán: pieza de mesa de 70 gramos, pan de molde rústico para tostas y
barra larga para bocadillo. Se entrega en cajas retornables entre las cinco y media y las ocho de la mañana, seis días a
la semana, con pedido cerrado la tarde anterior. El precio indicado corresponde a la caja media de cuatro kilos. La
merma pactada con el cliente es cero: cada local pide lo que consume y el obrador ajusta la hornada.

La gama se revisa dos veces al año con los clientes. Cada nuevo formato exige un pedido mínimo de veinte unidades diarias y
una prueba de dos semanas. El escandallo incluye el coste del transporte, que se reparte por parada y no por kilo, de
modo que los pedidos pequeños alejados de la ruta se rechazan o se agrupan.`,
      cost: '7.10',
      salePrice: '15.80',
      type: 'product',
      image: PRODUCT_PICTURES.crates,
    },
    {
      id: 'product-4',
      name: 'Bollería de mantequilla',
      description: prose`
Cruasanes, trenzas de nuez y yema en tamaño individual y caracolas de canela, laminados a mano con mantequilla del
Pirineo y reposados en frío toda la noche. La producción se limita a 180 piezas al día y se agota antes de las once los
fines de semana. No se congela producto terminado. Es la línea con mejor margen unitario y la que atrae al cliente de
paso, que después se lleva el pan.

La mantequilla es el coste más volátil de la casa. Se compra por trimestres a una cooperativa pirenaica y se compensa
cualquier alza superior al ocho por ciento con una subida de cinco céntimos. Las piezas que no se venden se hornean de nuevo
con almendra al día siguiente y salen a mitad de precio, con etiqueta que lo indica.`,
      cost: '0.68',
      salePrice: '2.10',
      type: 'product',
      image: PRODUCT_PICTURES.pastry,
    },
    {
      id: 'product-5',
      name: 'Empanadas y cocas de temporada',
      description: prose`
Masa de aceite del Bajo Aragón con rellenos que cambian cada mes según la huerta de Zaragoza: borraja y patata, acelga
con pasas, cebolla de Fuentes con bonito. Se venden por porciones a mediodía y enteras por encargo, con aviso de un día.
Aprovechan el calor residual del horno después de la segunda tanda de pan y dan trabajo útil a la franja de once a una,
la menos cargada del turno.

El calendario de rellenos se publica en enero y se imprime en la bolsa. Los encargos de más de diez unidades, habituales
en comidas de empresa y fiestas de asociaciones, suponen ya una lista de espera para la semana del Pilar. Una verdura de
temporada comprada en la huerta de Zaragoza abarata el relleno en un veinte por ciento.`,
      cost: '4.90',
      salePrice: '13.50',
      type: 'product',
      image: PRODUCT_PICTURES.filledPie,
    },
    {
      id: 'product-6',
      name: 'Suscripción semanal «Pan en casa»',
      description: prose`
Cuota mensual que da derecho a una hogaza y dos barras por semana, recogidas en tienda o entregadas en bicicleta de
carga dentro de los distritos Centro y Casco Histórico. El cliente elige día y cambia de pan en la web hasta la víspera.
Para el obrador supone ventas cobradas por adelantado y una hornada mínima conocida; para el suscriptor, un ahorro del
ocho por ciento y la seguridad de que su pan está reservado.

La gestión se lleva con el mismo programa de la tienda, que imprime cada mañana la lista de entregas por calle. El
suscriptor puede suspender la cuota hasta cuatro semanas al año. La baja media prevista es del 3 % mensual, tomada de dos
obradores de Madrid y Valencia con un servicio parecido.`,
      cost: '13.20',
      salePrice: '29.90',
      type: 'service',
      image: PRODUCT_PICTURES.report,
    },
    {
      id: 'product-7',
      name: 'Talleres de pan',
      description: prose`
Sesiones de cuatro horas los sábados por la tarde, con diez plazas, en la mesa grande del obrador. Cada participante
amasa, forma y cuece dos panes y se lleva un cultivo de masa madre con su ficha de cuidados. Hay una modalidad para
empresas entre semana. Los talleres cubren horas en que la maquinaria está parada y son la forma más barata de
conseguir suscriptores: uno de cada cinco asistentes se apunta, según la experiencia de Pilar en Huesca.

Cada taller deja un margen de 380 euros después de pagar al monitor, la harina y la merienda. El calendario se cierra por
trimestres y combina tres niveles: primer pan, centenos e integrales, y bollería laminada. Las plazas regalo se venden bien
en diciembre y no caducan.`,
      cost: '14.00',
      salePrice: '52.00',
      type: 'service',
      image: PRODUCT_PICTURES.rollingPin,
    },
    {
      id: 'product-8',
      name: 'Desayunos y café de mostrador',
      description: prose`
Café de tueste local, zumo y tostada del pan del día en una barra de seis plazas junto al cristal del obrador. No pretende
ser una cafetería: abre hasta mediodía, no tiene cocina y se atiende con el mismo personal de la tienda. Alarga la visita,
da a probar panes que el cliente no compraría sin conocer y aprovecha las piezas del día anterior en tostadas y torrijas,
con lo que reduce la merma. El precio es el del desayuno completo.`,
      cost: '1.05',
      salePrice: '3.40',
      type: 'product',
      image: PRODUCT_PICTURES.cup,
    },
  ],
};
