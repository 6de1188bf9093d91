import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PORTRAITS } from '../pictures/portraits.ts';
import { prose } from '../prose.ts';

export const team: SparseSection<'team'> = {
  members: [
    {
      id: 'member-1',
      name: 'Pilar',
      surname: 'Lanuza Bergua',
      position: 'Gerente y maestra panadera',
      description: prose`
Socia fundadora con el cuarenta por ciento del capital. Técnica superior en panadería y pastelería, empezó a los
diecinueve años en el horno de su tía, en Ayerbe, y dirigió después durante nueve años el obrador de una panadería de
Huesca con once empleados y 900.000 euros de ventas. Allí introdujo la masa madre de cultivo y redujo la merma del
siete al tres por ciento. Responde del producto, de la plantilla y ante los bancos.

Dedicará las mañanas al obrador y dos tardes a la gestión. Ha avalado personalmente el contrato de arrendamiento y
tiene suscrito un seguro de vida e incapacidad a favor de la sociedad por 100.000 euros.`,
      email: 'pilar.lanuza@obradoraljez.example',
      phone: '+34 976 000 101',
      image: PORTRAITS[0],
    },
    {
      id: 'member-2',
      name: 'Jorge',
      surname: 'Ezquerra Navarro',
      position: 'Responsable comercial y de reparto',
      description: prose`
Socio fundador con el treinta y cinco por ciento. Diplomado en Ciencias Empresariales, ha pasado doce años en la
distribución de alimentación fresca, los cinco últimos como jefe de rutas de una plataforma de Mercazaragoza con
dieciocho vehículos. Conoce por su nombre a buena parte de los cocineros del centro, con quienes ha negociado las cartas
de intención. Organiza las rutas, visita a los clientes y fija los precios de mayorista junto con Pilar.

Su objetivo del primer año son veintidós clientes activos y un plazo medio de cobro inferior a dieciocho días. Sustituye al
repartidor en vacaciones y conoce todas las rutas.`,
      email: 'jorge.ezquerra@obradoraljez.example',
      phone: '+34 976 000 102',
      image: PORTRAITS[1],
    },
    {
      id: 'member-3',
      name: 'Nuria',
      surname: 'Albiac Sanz',
      position: 'Responsable de administración y compras',
      description: prose`
Socia con el veinticinco por ciento y dedicación de media jornada el primer año. Licenciada en Economía por la
Universidad de Zaragoza, llevó durante ocho años la administración de una cooperativa cerealista del Campo de Belchite,
donde gestionó las ayudas de la política agraria y los contratos de campaña. Prepara el cuadro de tesorería semanal,
compra el grano, controla los costes por receta y trata con la asesoría.

Pasará a jornada completa cuando las ventas superen los 30.000 euros mensuales. Es también la responsable de protección de
datos y la interlocutora con la entidad que conceda el préstamo.`,
      email: 'nuria.albiac@obradoraljez.example',
      phone: '+34 976 000 103',
      image: PORTRAITS[6],
    },
    {
      id: 'member-4',
      name: 'Mamadou',
      surname: 'Diallo',
      position: 'Oficial de panadería',
      description: prose`
Llegó a Zaragoza hace once años y se formó en el ciclo de grado medio de panadería mientras trabajaba de noche en un
horno industrial de la carretera de Logroño. Domina la solera y el formado de piezas grandes, y habla francés y español.
Será el responsable del turno de madrugada desde el primer día, con un contrato indefinido ya firmado, y formará a los
alumnos en prácticas durante sus semanas de obrador.

Cuenta con el carné de carretillero y un curso de primeros auxilios, y participa en la elección de la
maquinaria, que ha probado en las instalaciones de dos fabricantes.`,
      email: 'mamadou.diallo@obradoraljez.example',
      phone: '+34 976 000 104',
      image: PORTRAITS[5],
    },
    {
      id: 'member-5',
      name: 'Beatriz',
      surname: 'Gracia Used',
      position: 'Oficial de bollería',
      description: prose`
Pastelera con siete años de experiencia en el hotel de cuatro estrellas de una cadena aragonesa, donde se ocupaba de los
desayunos y de los postres de banquete. Especialista en masas laminadas, ganó en 2023 un concurso regional de
trenza artesana. Diseña la carta de bollería y de empanadas, calcula los escandallos y coordina los encargos de Navidad
y del Pilar, que concentran el nueve por ciento de las ventas de la tienda.

Publica cada trimestre una ficha de novedades con su coste y su precio de venta, y solo pasan a la carta las que alcanzan un
margen del sesenta y cinco por ciento.`,
      email: 'beatriz.gracia@obradoraljez.example',
      phone: '+34 976 000 105',
      image: PORTRAITS[4],
    },
    {
      id: 'member-6',
      name: 'Lucía',
      surname: 'Romeo Pardos',
      position: 'Encargada de tienda',
      description: prose`
Vecina de la Magdalena de toda la vida, ha atendido durante diez años una frutería del Mercado Central que cerró por
jubilación de los dueños. Lleva la caja, los horarios de las dependientas y el cuaderno de sugerencias, y decide junto
con el obrador cuántas piezas se hornean en cada tanda. Su conocimiento del barrio explica que la encuesta previa
consiguiera más de doscientas respuestas en cuatro mañanas.

Ha colaborado en el diseño del mostrador para que el cliente vea el pan cortado y la fecha de molienda, y formará a las dos
dependientas durante las semanas previas.`,
      email: 'lucia.romeo@obradoraljez.example',
      phone: '+34 976 000 106',
      image: PORTRAITS[2],
    },
    {
      id: 'member-7',
      name: 'Adrián',
      surname: 'Val Lahoz',
      position: 'Repartidor',
      description: prose`
Repartidor a media jornada, de cinco a nueve de la mañana, y estudiante de Ingeniería Mecánica por la tarde. Ha
trabajado dos años en una mensajería con bicicletas de carga y se encarga también del mantenimiento básico de la
furgoneta. Su cuaderno de ruta registra hora de llegada, cajas entregadas y cajas vacías recogidas; de ahí salen los
indicadores de puntualidad que se revisan cada lunes con los clientes de hostelería.

Su contrato puede ampliarse a jornada completa a partir del tercer ejercicio, cuando los recursos permitan un segundo
vehículo.`,
      email: 'adrian.val@obradoraljez.example',
      phone: '+34 976 000 107',
      image: PORTRAITS[7],
    },
    {
      id: 'member-8',
      name: 'Tomás',
      surname: 'Íñiguez Castán',
      position: 'Asesor técnico de calidad',
      description: prose`
Colaborador externo, con cuatro horas semanales. Doctor en Tecnología de los Alimentos, trabajó veinte años en el
laboratorio de una harinera y se jubiló parcialmente en 2024. Ha redactado el plan de autocontrol del obrador, analiza
cada lote de harina nueva y supervisa la ficha de alérgenos. Su informe trimestral acompaña la documentación que se
entrega a sanidad y a los clientes que exigen trazabilidad.

Aporta además su red de contactos en laboratorios y molinos, decisiva para encontrar una molienda de piedra constante a un
precio razonable.`,
      email: 'tomas.iniguez@obradoraljez.example',
      phone: '+34 976 000 108',
      image: PORTRAITS[3],
    },
  ],
};
