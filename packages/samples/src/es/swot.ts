import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const swot: SparseSection<'swot'> = {
  strengths: [
    {
      id: 'strength-1',
      text: prose`Oficio demostrado. La gerente ha dirigido un obrador mayor que este durante nueve años, con cuentas
positivas en todos ellos, y los dos oficiales suman diecinueve años de experiencia en masas de larga fermentación.`,
    },
    {
      id: 'strength-2',
      text: prose`Ventas comprometidas antes de abrir. Catorce locales de hostelería han firmado cartas de intención por
61.000 euros anuales, casi el noventa por ciento de las ventas mayoristas previstas para el primer ejercicio.`,
    },
    {
      id: 'strength-3',
      text: prose`Compra directa del grano. Los contratos de campaña con tres agricultores fijan precio y calidad por
doce meses y dejan el coste de la harina fuera de las oscilaciones de la lonja.`,
    },
    {
      id: 'strength-4',
      text: prose`Un solo centro de producción para cuatro canales. El pan de la mañana, el reparto, los encargos y los
talleres usan la misma maquinaria en horas distintas, de modo que el horno trabaja catorce horas al día.`,
    },
    {
      id: 'strength-5',
      text: prose`Local adecuado y contrato largo. Se ha firmado un arrendamiento de diez años con dos prórrogas, salida
de humos a cubierta ya existente y zona de carga a veinte metros de la puerta.`,
    },
  ],
  weaknesses: [
    {
      id: 'weakness-1',
      text: prose`Dependencia de Pilar Lanuza en el producto. Si faltara durante el primer año, la calidad podría
resentirse. Se mitiga con recetas escritas, con la formación cruzada de los oficiales y con un seguro de persona clave.`,
    },
    {
      id: 'weakness-2',
      text: prose`Marca desconocida en Zaragoza. Los tres socios tienen reputación en su sector, pero el público no
conoce el nombre; el plan reserva 9.000 euros de comunicación y degustaciones para el primer ejercicio.`,
    },
    {
      id: 'weakness-3',
      text: prose`Peso de los gastos fijos. Personal, alquiler y amortizaciones suponen más de 150.000 euros el primer año, lo que obliga
a alcanzar pronto el ritmo de ventas y deja poco margen ante un retraso de la apertura.`,
    },
    {
      id: 'weakness-4',
      text: prose`Capacidad de reparto limitada. Una furgoneta y una bicicleta de carga permiten unas treinta y cinco paradas
por mañana; más allá hará falta un segundo vehículo, que se comprará cuando los recursos lo permitan.`,
    },
    {
      id: 'weakness-5',
      text: prose`Trabajo nocturno. El turno de dos de la madrugada a nueve de la mañana dificulta la contratación. El obrador lo
compensa con plus de nocturnidad por encima del convenio y con retardo en frío, que permite empezar más tarde.`,
    },
  ],
  opportunities: [
    {
      id: 'opportunity-1',
      text: prose`Relevo sin cubrir. Cuatro hornos de los distritos cercanos han cerrado por jubilación desde 2019 y su
clientela ha pasado al supermercado sin demasiado convencimiento.`,
    },
    {
      id: 'opportunity-2',
      text: prose`Demanda de pan de calidad en hostelería. Las cartas de los restaurantes del centro cobran ya el pan como un
servicio con nombre propio, y el comensal pregunta por su origen.`,
    },
    {
      id: 'opportunity-3',
      text: prose`Apoyo público a la transformación agroalimentaria. Las convocatorias autonómicas de modernización y los
programas municipales de comercio de proximidad pueden cubrir parte de la segunda fase de inversión; el plan no cuenta
con ellas.`,
    },
    {
      id: 'opportunity-4',
      text: prose`Recuperación de trigos locales. Las variedades tradicionales de secano ganan superficie y permiten un
relato verdadero, con agricultores que visitan la tienda dos veces al año.`,
    },
    {
      id: 'opportunity-5',
      text: prose`Turismo de fin de semana. El casco histórico recibe cada vez más visitantes de Madrid, Barcelona y el sur
de Francia, que llegan en tren y compran producto local para llevar.`,
    },
  ],
  threats: [
    {
      id: 'threat-1',
      text: prose`Precio de la energía. El horno y el frío absorben en torno al siete por ciento de las ventas. Un alza del treinta por
ciento restaría unos 7.000 euros el primer año; se contratará tarifa fija a dos años y cocción por acumulación.`,
    },
    {
      id: 'threat-2',
      text: prose`Respuesta de las cadenas. Los supermercados amplían sus secciones de pan «rústico» a precios que un
artesano no puede igualar. La defensa es el sabor, la conservación y una barra de diario a 1,35 euros.`,
    },
    {
      id: 'threat-3',
      text: prose`Cierres y retrasos de pago en hostelería. Ningún cliente superará el doce por ciento de las ventas
mayoristas y el cobro será por domiciliación a quince días.`,
    },
    {
      id: 'threat-4',
      text: prose`Malas cosechas de secano. Una sequía como la de 2023 reduce el grano disponible a la mitad; los contratos
incluyen a un cuarto agricultor de regadío como reserva.`,
    },
    {
      id: 'threat-5',
      text: prose`Subida de los costes laborales. Cada punto de aumento del convenio por encima de lo previsto supone unos
1.250 euros anuales, que habría que trasladar a precios en el ejercicio siguiente.`,
    },
  ],
  summary: prose`
El balance del análisis es favorable siempre que se respeten dos condiciones: abrir en la fecha prevista y mantener el
peso de la hostelería por debajo del cuarenta por ciento de las ventas. La primera protege la tesorería del primer
invierno; la segunda, el margen y la independencia del obrador.

Las debilidades son las de toda empresa que empieza y tienen una respuesta escrita, con responsable y fecha. Las
amenazas de coste se vigilan cada mes con tres indicadores, euros de energía por cada cien de venta, coste de la harina
por kilo de pan y horas de trabajo por cada cien piezas, y con un límite a partir del cual se revisan las tarifas.

Entre las oportunidades, el relevo de los hornos cerrados es la más inmediata y la que menos inversión exige; el
turismo y las ayudas públicas se consideran complementos. Si alguna convocatoria se resolviera a favor, el importe
se destinaría a adelantar la compra de la segunda cámara y a reducir la deuda a partes iguales.

El análisis se hizo en dos sesiones con los tres socios, los dos oficiales y un técnico de la cámara de comercio que
conoce el sector, y se contrastó con cuatro panaderos de otras provincias que abrieron negocios parecidos entre 2018
y 2023. Tres de ellos señalaron como error más frecuente contratar tarde al personal de madrugada, y por eso el
calendario adelanta esa incorporación un mes.`,
};
