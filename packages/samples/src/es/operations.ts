import type { SparseSection } from '@trazo/plan/sparse-plan';

export const operations: SparseSection<'operations'> = {
  steps: [
    {
      id: 'step-1',
      title: 'Licencias y proyecto técnico',
      subtitle: 'Del informe urbanístico a la licencia de actividad clasificada',
      duration: '10',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-1-1',
          text: 'Presentar el proyecto visado y el estudio de ruido y humos antes del 31 de agosto de 2026.',
        },
        {
          id: 'goal-1-2',
          text: 'Obtener la licencia de obras y la de actividad sin requerimientos de subsanación.',
        },
        {
          id: 'goal-1-3',
          text: 'Inscribir el obrador en el registro sanitario autonómico de industrias alimentarias.',
        },
      ],
    },
    {
      id: 'step-2',
      title: 'Obra y adecuación del local',
      subtitle: 'Suelos, ventilación, instalación eléctrica y cámara de frío',
      duration: '9',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-2-1',
          text: 'Ejecutar la obra dentro de los 60.000 euros presupuestados, con una retención del cinco por ciento.',
        },
        {
          id: 'goal-2-2',
          text: 'Separar los recorridos de materia prima, producto y residuos tal como pide el plan de autocontrol.',
        },
        {
          id: 'goal-2-3',
          text: 'Dejar el obrador a la vista desde la tienda mediante un cerramiento acristalado.',
        },
      ],
    },
    {
      id: 'step-3',
      title: 'Instalación de la maquinaria',
      subtitle: 'Horno de solera, amasadoras, divisora, cámaras de fermentación y furgoneta',
      duration: '4',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-3-1',
          text: 'Recibir y probar el horno tres semanas antes de abrir, con el técnico del fabricante presente.',
        },
        {
          id: 'goal-3-2',
          text: 'Firmar un contrato de mantenimiento con asistencia en menos de veinticuatro horas.',
        },
        {
          id: 'goal-3-3',
          text: 'Calibrar temperaturas y humedad de las cámaras y registrar los valores de partida.',
        },
      ],
    },
    {
      id: 'step-4',
      title: 'Puesta a punto de las recetas',
      subtitle: 'Hornadas de prueba con harina de cada agricultor',
      duration: '3',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-4-1',
          text: 'Cerrar las fichas técnicas de veintidós referencias, con escandallo, alérgenos y etiqueta.',
        },
        {
          id: 'goal-4-2',
          text: 'Dar a probar cada pan a los catorce clientes de hostelería comprometidos y recoger sus ajustes.',
        },
        {
          id: 'goal-4-3',
          text: 'Alcanzar una variación de peso inferior al dos por ciento entre piezas de una misma hornada.',
        },
      ],
    },
    {
      id: 'step-5',
      title: 'Selección y formación del personal',
      subtitle: 'Ocho personas, tres de ellas socias',
      duration: '6',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-5-1',
          text: 'Incorporar a los dos oficiales un mes antes de la apertura y a la tienda dos semanas antes.',
        },
        {
          id: 'goal-5-2',
          text: 'Completar la formación en manipulación de alimentos, alérgenos y prevención de riesgos.',
        },
        {
          id: 'goal-5-3',
          text: 'Acordar un calendario anual que garantice dos fines de semana libres al mes a toda la plantilla.',
        },
      ],
    },
    {
      id: 'step-6',
      title: 'Apertura de la tienda',
      subtitle: 'Primer día de venta: 11 de enero de 2027',
      duration: 'Enero y febrero de 2027',
      goals: [
        {
          id: 'goal-6-1',
          text: 'Llegar a 160 tiques diarios a final de febrero, con un tique medio de 3,40 euros.',
        },
        {
          id: 'goal-6-2',
          text: 'Mantener la merma por debajo del seis por ciento durante las ocho primeras semanas.',
        },
        {
          id: 'goal-6-3',
          text: 'Recoger la opinión de cien clientes y corregir horarios de hornada según sus respuestas.',
        },
      ],
    },
    {
      id: 'step-7',
      title: 'Arranque del reparto a hostelería',
      subtitle: 'Incorporación de clientes por tandas de cinco',
      duration: '4',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-7-1',
          text: 'Servir a veintidós clientes en mayo, con entregas antes de las ocho en el 98 % de los días.',
        },
        { id: 'goal-7-2', text: 'Recuperar al menos el 95 % de las cajas retornables cada semana.' },
        {
          id: 'goal-7-3',
          text: 'Cobrar a quince días y no acumular impagados superiores al 0,5 % de las ventas.',
        },
      ],
    },
    {
      id: 'step-8',
      title: 'Suscripciones y talleres',
      subtitle: 'Ventas cobradas por adelantado y uso de las horas libres del obrador',
      duration: '6 a 8',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-8-1',
          text: 'Alcanzar 60 suscripciones activas al cierre del primer ejercicio y 105 al cierre del segundo.',
        },
        {
          id: 'goal-8-2',
          text: 'Celebrar diez talleres el primer año con una ocupación media de nueve plazas.',
        },
        {
          id: 'goal-8-3',
          text: 'Ofrecer la entrega en bicicleta de carga con un coste inferior a 1,20 euros por parada.',
        },
      ],
    },
    {
      id: 'step-9',
      title: 'Segunda fase de inversión',
      subtitle: 'Segunda cámara de fermentación, financiada con recursos propios',
      duration: '2',
      timeUnit: 'years',
      goals: [
        {
          id: 'goal-9-1',
          text: 'Decidir la compra solo si las ventas del segundo ejercicio superan los 400.000 euros.',
        },
        { id: 'goal-9-2', text: 'Elevar la capacidad de 820 a 1.150 piezas diarias sin ampliar el local.' },
        { id: 'goal-9-3', text: 'Reducir en un quince por ciento las horas de trabajo nocturno.' },
      ],
    },
    {
      id: 'step-10',
      title: 'Certificación y control de calidad',
      subtitle: 'Autocontrol, alérgenos y marca de artesanía agroalimentaria',
      duration: '9',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-10-1',
          text: 'Superar sin incidencias graves la primera inspección sanitaria y la auditoría voluntaria de seguimiento.',
        },
        {
          id: 'goal-10-2',
          text: 'Obtener la acreditación autonómica de artesano alimentario antes de diciembre de 2027.',
        },
        {
          id: 'goal-10-3',
          text: 'Analizar cada lote de harina nueva y archivar el resultado con la ficha de la hornada.',
        },
      ],
    },
    {
      id: 'step-11',
      title: 'Eficiencia energética',
      subtitle: 'Cocción por acumulación, recuperación de calor y contrato de suministro',
      duration: '18',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-11-1',
          text: 'Reducir el consumo de 0,62 a 0,55 kilovatios hora por pieza con una mejor secuencia de hornadas.',
        },
        {
          id: 'goal-11-2',
          text: 'Aprovechar el calor de la chimenea para el agua de limpieza y la cámara de fermentación.',
        },
        {
          id: 'goal-11-3',
          text: 'Comparar cada año tres ofertas de energía y fijar el precio por veinticuatro meses.',
        },
      ],
    },
    {
      id: 'step-12',
      title: 'Relación con los agricultores',
      subtitle: 'Contratos de campaña y visitas al campo',
      duration: 'Septiembre y mayo de cada año',
      goals: [
        {
          id: 'goal-12-1',
          text: 'Renovar los tres contratos antes de la siembra, con precio mínimo garantizado y prima por proteína.',
        },
        { id: 'goal-12-2', text: 'Incorporar un cuarto agricultor de regadío como reserva para años secos.' },
        {
          id: 'goal-12-3',
          text: 'Organizar dos visitas anuales con clientes y suscriptores a las fincas y al molino.',
        },
      ],
    },
  ],
};
