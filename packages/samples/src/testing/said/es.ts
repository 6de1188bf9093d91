import { stressed } from '@trazo/forecast/stress/presets';
import type { Said } from '../figures.ts';
import { dearerMaterial, lessSold } from '../variants.ts';

export const said: Said = {
  claims: (f) => {
    const { uses, totalUses } = f.forecast.sourcesAndUses;
    const less = f.varied((assumptions) => lessSold(assumptions, 0.8));
    const slower = f.varied((assumptions) => lessSold(assumptions, 0.9));
    const dearer = f.varied((assumptions) => dearerMaterial(assumptions, 1.1));
    const late = f.varied((assumptions) => stressed('late', assumptions));
    const lowest = f.lowest(12);
    const refund = f.forecast.cash.lines.vatRefund.months;
    const staff = (year: number) => f.percent(f.of('staff', year) + f.of('social', year), f.income(year));
    const material = f.of('directCosts', 1) - 0.13 * f.of('revenue', 1);
    const fixed =
      f.of('staff', 1) + f.of('social', 1) + 21_600 + f.of('depreciation', 1) + f.of('amortization', 1);
    const capital = f.given('capital', 'premium');
    const subscribers = (year: number) => {
      const { revenue = [] } = f.forecast.sales.find(({ stream }) => stream.id === 'subscribers') ?? {};
      return f.n(5 * Math.floor((revenue[12 * year] ?? 0) / 29.9 / 5));
    };
    return [
      `pasar de ${subscribers(1)} cuotas al cierre del primer año a ${subscribers(5)} en el quinto`,
      `Alcanzar ${subscribers(1)} suscripciones activas al cierre del primer ejercicio y ${subscribers(2)} al cierre del segundo`,
      `${f.assumptions.investments.find(({ id }) => id === 'second-phase')?.name}, financiada con recursos propios`,
      `Los tres aportan ${f.n(capital)} euros de fondos propios y un préstamo participativo de ${f.n(f.given('participating-loan'))} euros`,
      `Las necesidades de financiación ascienden a ${f.n(totalUses)} euros, incluidos ${f.n(uses.vat)} euros de IVA que se recuperan en ${f.month(refund.indexOf(Math.max(...refund)))} y una tesorería inicial de ${f.n(f.forecast.cash.closing[0] ?? 0)} euros. Se solicita un préstamo de ${f.n(f.lent('bank-loan'))} euros`,
      `una póliza de ${f.n(f.lent('vat-line'))} euros para anticipar el IVA`,
      `pasan de ${f.n(f.income(1), 100)} euros en el primer ejercicio a ${f.n(f.income(5), 100)} euros en el quinto. El primer año cierra ya con un resultado de ${f.n(f.of('netIncome', 1))} euros`,
      `el quinto arroja un resultado neto de ${f.n(f.of('netIncome', 5))} euros`,
      `El umbral de rentabilidad del segundo ejercicio es de ${f.n(f.ratios(2).breakEvenRevenue ?? 0, 100)} euros de ventas y se alcanza en ${f.month(f.ratios(2).breakEvenMonth ?? 0)}`,
      `cubre ${f.ratio(f.ratios(1).debtCover, 1)} veces el servicio de la deuda, que es solo de intereses; en el segundo, ${f.ratio(f.ratios(2).debtCover, 1)} veces, y en el tercero, ${f.ratio(f.ratios(3).debtCover, 1)}`,
      `de ${f.n(f.sold('bread', 1) / 3.15 / 300)} tiques diarios de pan`,
      `El crecimiento del segundo año, del ${f.growth(2)} %`,
      `se modera al ${f.growth(3)}, al ${f.growth(4)} y al ${f.growth(5)} %`,
      'Los precios suben un 2 % anual',
      'El pan tributa al 4 %, la bollería y las empanadas al 10 % y los talleres al 21 %. El impuesto sobre sociedades se ha calculado al 15 %',
      `Las materias primas suponen el ${f.percent(material, f.income(1))} % de las ventas, la energía del obrador el 7,6 %, los envases el 2,8 % y el reparto el 2,6 %`,
      ...[1, 2, 3, 4, 5].map(
        (year) =>
          `El margen bruto se mantiene en el ${f.percent(f.of('grossProfit', year), f.income(year))} %`,
      ),
      `Equivale al ${staff(1)} % de las ventas el primer año y al ${staff(2)} % desde el segundo`,
      `y al ${staff(5)} % desde el segundo`,
      `unas ventas un 20 % inferiores los cinco años, sin ninguna medida correctora, llevarían a una pérdida de ${f.n(-f.of('netIncome', 2, less.income), 100)} euros en el segundo ejercicio; la caja no bajaría de ${f.n(less.cash.lowest.amount, 100)} euros`,
      `Un aumento del 10 % en todas las materias primas dejaría ese ejercicio en un resultado de ${f.n(f.of('netIncome', 2, dearer.income), 100)} euros`,
      `Las necesidades de financiación suman ${f.n(totalUses)} euros. La obra y el proyecto técnico suponen ${f.n(f.cost('works'))}, la maquinaria del obrador ${f.n(f.cost('machinery'))}, la furgoneta ${f.n(f.cost('van'))}, la tienda ${f.n(f.cost('shop-fittings'))} y los equipos y programas ${f.n(f.cost('computers', 'programs'))}, a los que se suman una fianza de ${f.n(uses.deposits)} y ${f.n(uses.setUp)} de gastos de apertura. El IVA soportado asciende a ${f.n(uses.vat)} euros. Los ${f.n(uses.workingCapital + uses.reserve)} restantes son tesorería: ${f.n(uses.workingCapital)} se consumen hasta ${f.month(lowest.month)}, el mes más bajo del primer año, y entonces quedan ${f.n(lowest.amount)} en la cuenta`,
      `Abrir tres meses más tarde, con todos los gastos ya en marcha, la dejaría en ${f.n(late.cash.lowest.amount, 100)} euros en su mes más bajo`,
      `Los socios aportan ${f.n(capital)} euros de capital y prima de emisión, ya desembolsados, y ${f.n(f.given('participating-loan'))} euros en un préstamo participativo`,
      `un préstamo de ${f.n(f.lent('bank-loan'))} euros al 5,2 %`,
      `una póliza de ${f.n(f.lent('vat-line'))} euros que se cancela en ${f.month(9)}`,
      `La cuota mensual desde el segundo año será de ${f.n(f.instalment('bank-loan', 13))} euros`,
      `con ventas un 10 % inferiores todos los años y sin aplazar nada, la caja no baja de ${f.n(slower.cash.lowest.amount, 100)} euros`,
      `de ${f.n(f.cost('second-phase'))} euros, se paga en ${f.month(30)}`,
      `los ${f.n(f.owed(36, 'bank-loan'), 1000)} euros de deuda bancaria pendientes`,
      `Personal, alquiler y amortizaciones suponen más de ${f.n(fixed - 5000, 10_000)} euros`,
      `Un alza del treinta por ciento restaría unos ${f.n(0.3 * 0.076 * f.of('revenue', 1), 1000)} euros`,
    ];
  },
  facts: [
    'viven 31.000 personas',
    'una carta de intención que suma 61.000 euros anuales',
    'con una señal de 6.000 euros',
    'Ningún pago superior a 3.000 euros',
    'una reserva anual de 6.000 euros',
    '4,5 veces el resultado bruto',
    'hasta un 20 %',
    'en torno al 45 % de su valor',
    'deja un margen de 380 euros',
    'afirmó que pagaría hasta 1,40 euros',
    'con once empleados y 900.000 euros',
    'de la sociedad por 100.000 euros',
    'las ventas superen los 30.000 euros',
    'lo previsto supone unos 1.250 euros',
    'segundo ejercicio superan los 400.000 euros',
    'de un kilo cuesta 6,20 euros',
    'que gastan de media 118 euros',
    'inversión cercana a los 200.000 euros',
  ],
};
