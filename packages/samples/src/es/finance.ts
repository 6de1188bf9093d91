import type { SparseSection } from '@trazo/plan/sparse-plan';
import { prose } from '../prose.ts';

export const finance: SparseSection<'finance'> = {
  revenueModel: prose`
Los ingresos proceden de cinco líneas que comparten obrador. La tienda aporta algo más de dos tercios de las ventas el
primer año, entre pan y bollería, y se cobra al contado. La hostelería y los comercios pagan por domiciliación a quince
días. Las suscripciones se cobran el día 1 de cada mes y los talleres, al reservar.

Las previsiones parten de 300 días de apertura, de 150 tiques diarios de pan como media del primer ejercicio y de
catorce clientes profesionales en enero que pasan a veintidós en mayo. El crecimiento del segundo año, del 36 %, se debe
a que esos clientes compran ya durante doce meses; después se modera al 21, al 11 y al 7 %, conforme el obrador se
acerca a su capacidad. Los precios suben un 2 % anual.

Todas las cifras van sin IVA. El pan común tributa al 4 %, la bollería y las empanadas al 10 % y los talleres al 21 %.
El impuesto sobre sociedades se ha calculado al 15 % en los dos primeros ejercicios con beneficio y con la escala de
microempresa en los siguientes, tras compensar la pérdida del primer año.

La estructura de costes se ha construido receta por receta. La harina supone algo más del diez por ciento de las
ventas, las demás materias primas cerca del ocho, y la energía del obrador parte de un consumo medido de 0,62
kilovatios hora por pieza. El margen bruto se mantiene entre el 69 y el 70 % durante todo el periodo, porque el
menor precio del canal mayorista se compensa con un mejor uso del horno.

El gasto de personal es el más importante y el más vigilado. Equivale al 45 % de las ventas tanto el primer año como
el segundo y desciende hasta el 40 % en el quinto. Incluye las pagas extraordinarias, el plus de nocturnidad, las
cotizaciones y la cuota de autónomos societarios de los socios. Cada contratación nueva está ligada a un nivel de
ventas y se retrasa si no se alcanza.

La prueba de sensibilidad muestra que una caída del 10 % en las ventas del segundo ejercicio, sin ninguna medida
correctora, llevaría a una pérdida de unos 20.000 euros; con el retraso de una contratación y el ajuste de compras,
a una de 4.000. Un aumento del 20 % en la harina se traduce en 7.500 euros menos de margen y se recupera con tres céntimos por pieza.`,
  useOfFunds: prose`
La inversión total es de 280.000 euros. La obra y el proyecto técnico suponen 60.000, la maquinaria del obrador 88.000,
la furgoneta 17.000, la tienda 19.000 y los equipos y programas 6.000, a los que se suma una fianza de 3.600. El resto
corresponde al IVA soportado, a las existencias de apertura y a una tesorería de 40.000 euros que equivale a más de tres
meses de gastos fijos sin contar los sueldos de los socios.

Los socios aportan 75.000 euros de capital y prima de emisión, ya desembolsados, y 15.000 euros en un préstamo
participativo que solo se devolverá una vez amortizado el bancario. La financiación ajena solicitada es un préstamo de
150.000 euros al 5,2 %, con doce meses de carencia y setenta y dos cuotas, y una póliza de 40.000 euros que se cancela
con la devolución del IVA del primer ejercicio.

La cuota mensual desde el segundo año será de unos 2.430 euros. En el escenario prudente, con ventas un 15 % inferiores,
el proyecto sigue pagando la deuda aplazando la segunda fase de inversión y la contratación de la segunda dependienta.

Los desembolsos siguen el calendario de la obra: un tercio a la firma, un tercio a la llegada de la maquinaria y el
resto tras la recepción, con una retención del cinco por ciento durante seis meses. Ningún pago superior a 3.000
euros se realiza sin la firma de dos socios. El préstamo puede disponerse contra factura si la entidad así lo
prefiere.

La devolución se apoya únicamente en la actividad corriente. No se han contado como ingresos ni las ayudas en
tramitación ni la venta de maquinaria. Desde el tercer ejercicio se dotará una reserva anual de 6.000 euros para la
sustitución de equipos, que en el octavo año permitirá renovar las cámaras de fermentación sin nuevo endeudamiento.`,
  exitStrategy: prose`
Los socios conciben el obrador como su lugar de trabajo y no prevén venderlo en el horizonte del plan. El pacto de socios,
firmado ante notario, regula no obstante las salidas: derecho de adquisición preferente, valoración por múltiplo de
4,5 veces el resultado bruto de explotación menos la deuda neta y pago en un máximo de tres años.

A partir del quinto ejercicio se abrirá la entrada en el capital a los empleados con más de cuatro años de antigüedad,
hasta un 20 %, como primera vía de relevo. Si fuera necesario vender la empresa completa, el comprador natural sería un
grupo regional de panadería o un distribuidor de hostelería, que valoran la cartera de clientes y el local con licencia.

En caso de cierre ordenado, la maquinaria conserva en torno al 45 % de su valor a los tres años y el arrendamiento puede
cederse. Ambos elementos cubrirían más de la mitad de la deuda bancaria pendiente en esa fecha.`,
  revenues: [
    { id: 'revenue-1', name: 'Pan en tienda', years: ['142000', '171000', '189000', '198000', '205000'] },
    {
      id: 'revenue-2',
      name: 'Bollería, empanadas y café',
      years: ['46000', '58000', '67000', '72000', '76000'],
    },
    {
      id: 'revenue-3',
      name: 'Hostelería y comercios',
      years: ['68000', '112000', '151000', '178000', '194000'],
    },
    {
      id: 'revenue-4',
      name: 'Suscripciones y encargos',
      years: ['14000', '24000', '33000', '39000', '44000'],
    },
    { id: 'revenue-5', name: 'Talleres', years: ['5500', '9000', '11000', '12500', '13500'] },
  ],
  directExpenses: [
    { id: 'direct-1', name: 'Harinas y cereales', years: ['27800', '37600', '45200', '49800', '53000'] },
    {
      id: 'direct-2',
      name: 'Mantequilla, aceite, huevo y rellenos',
      years: ['21500', '28600', '34100', '37500', '39900'],
    },
    { id: 'direct-3', name: 'Energía del obrador', years: ['21600', '26400', '30300', '32700', '34400'] },
    { id: 'direct-4', name: 'Envases y bolsas', years: ['7700', '10400', '12500', '13900', '14800'] },
    { id: 'direct-5', name: 'Reparto', years: ['6900', '10100', '12900', '14700', '15900'] },
  ],
  otherExpenses: [
    { id: 'other-1', name: 'Sueldos y salarios', years: ['98000', '131500', '150500', '161500', '168000'] },
    { id: 'other-2', name: 'Seguridad Social', years: ['27000', '36500', '41500', '44500', '46000'] },
    { id: 'other-3', name: 'Alquiler', years: ['21600', '22100', '22600', '23100', '23600'] },
    { id: 'other-4', name: 'Seguros', years: ['3200', '3400', '3600', '3800', '4000'] },
    { id: 'other-5', name: 'Asesoría y control de calidad', years: ['6800', '7000', '7300', '7600', '7900'] },
    { id: 'other-6', name: 'Comunicación', years: ['9000', '9500', '10000', '10500', '11000'] },
    { id: 'other-7', name: 'Mantenimiento', years: ['4800', '5800', '6900', '7500', '8000'] },
    { id: 'other-8', name: 'Suministros, tasas y varios', years: ['5600', '7300', '8700', '9300', '9500'] },
  ],
  depreciation: ['22800', '22800', '25800', '25800', '25300'],
  amortization: ['1000', '1000', '1000', '1000', '1000'],
  interestExpense: ['9450', '7750', '6550', '5350', '4050'],
  incomeTaxExpense: ['0', '0', '2780', '8690', '11730'],
  balance: {
    fixedAssets: '193600',
    currentAssets: '86400',
    ownFunds: '75000',
    longTermLiabilities: '165000',
    shortTermLiabilities: '40000',
  },
  incomes: [
    { id: 'income-1', reason: 'Capital social desembolsado', amount: '60000' },
    { id: 'income-2', reason: 'Prima de emisión', amount: '15000' },
    { id: 'income-3', reason: 'Préstamo participativo de los socios', amount: '15000' },
  ],
  expenses: [
    { id: 'expense-1', reason: 'Obra, instalaciones y proyecto técnico', amount: '60000' },
    { id: 'expense-2', reason: 'Maquinaria del obrador', amount: '88000' },
    { id: 'expense-3', reason: 'Furgoneta de reparto', amount: '17000' },
    { id: 'expense-4', reason: 'Mobiliario y equipamiento de la tienda', amount: '19000' },
    { id: 'expense-5', reason: 'Equipos informáticos y programas', amount: '6000' },
    { id: 'expense-6', reason: 'Fianza del local', amount: '3600' },
    { id: 'expense-7', reason: 'IVA soportado de la inversión', amount: '39900' },
    { id: 'expense-8', reason: 'Existencias iniciales', amount: '6500' },
    { id: 'expense-9', reason: 'Tesorería de arranque', amount: '40000' },
  ],
  financingNeeds: [
    {
      id: 'need-1',
      reason: 'Préstamo de inversión a siete años, con aval de garantía recíproca',
      amount: '150000',
    },
    { id: 'need-2', reason: 'Póliza de crédito para anticipar el IVA', amount: '40000' },
  ],
};
