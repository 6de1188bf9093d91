import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PRODUCT_PICTURES } from '../pictures/products.ts';

export const products: SparseSection<'products'> = {
  items: [
    {
      id: 'product-1',
      name: 'Fault diagnosis visit',
      description: [
        'A fixed-price visit of up to ninety minutes. The engineer reads the fault history, measures pressures, temperatures and flow, checks the inverter and the sensors under load, and looks at the parts of the system that are blamed least and fail most: strainers, expansion vessels, three-way valves and the settings of the heating curve.',
        'The customer receives a written report with the readings and a quotation before the engineer leaves. Four visits in ten end with the machine running again at no further charge, because the fault was a setting, air or dirt.',
        'If the fault is found and the customer goes no further, the fee is all that is charged. It is credited against a repair ordered within thirty days, and the report may be passed on to any other firm.',
      ].join('\n\n'),
      cost: '84',
      salePrice: '165',
      type: 'service',
      image: PRODUCT_PICTURES.gauge,
    },
    {
      id: 'product-2',
      name: 'Home repair',
      description: [
        'Repair in the house after a diagnosis, quoted in advance: boards, fan motors, sensors, expansion valves, circulation pumps, leaks in the refrigerant circuit. The price shown is the average of labour and parts over the jobs we expect. Vans carry tested exchange parts for the seven model families we support, so that about two thirds of the repairs are finished on the first visit.',
        'Repairs are guaranteed for twelve months. Work on sealed circuits is done by engineers holding the F-gas certificate and, for propane machines, the training for flammable refrigerants.',
        'Where a repair would cost more than 60 per cent of a rebuilt unit, the engineer says so and quotes for both. In the pilot this was the case in one job out of nine, most often because of a leaking evaporator.',
      ].join('\n\n'),
      cost: '236',
      salePrice: '420',
      type: 'service',
      image: PRODUCT_PICTURES.toolbox,
    },
    {
      id: 'product-3',
      name: 'Refurbished outdoor unit',
      description: [
        'A monobloc or split outdoor unit of 5 to 16 kW, stripped, cleaned and rebuilt. The compressor is tested for winding resistance and oil acidity, the heat exchanger is pressure-tested with nitrogen, bearings and seals are renewed, and the boards are tested or exchanged. The unit then runs for eight hours on the bench at four operating points, down to minus seven degrees.',
        'It is sold with its test certificate and a twenty-four-month warranty, as a like-for-like replacement for a unit beyond repair. Customers are installers, landlords and households whose model is no longer made.',
        'Core units are graded from A to D when they arrive. Only grades A and B are rebuilt; C and D are stripped for boards, motors, valves and copper. A rebuild takes some twelve hours of work spread over four days, and the margin of £860 has to cover the cores that turn out worse than they looked.',
      ].join('\n\n'),
      cost: '1120',
      salePrice: '1980',
      type: 'product',
      image: PRODUCT_PICTURES.heatPump,
    },
    {
      id: 'product-4',
      name: 'Exchange control board',
      description: [
        'Inverter, main and display boards repaired to component level and tested under load. An installer orders by noon, receives the tested board the next morning, fits it and sends the faulty one back in the same box. The price assumes the return; without it a surcharge of £90 applies.',
        'Capacitors, relays and power modules are replaced as a matter of course. Every board carries a serial number that leads to its test record, and a warranty of eighteen months. A new board of the same kind costs between £380 and £650 where it can still be bought.',
        'We hold between five and twelve pieces of each of forty-one board types. The price is the same for all of them, which keeps the counter simple and the boards that are dear to repair affordable; the average cost of £118 includes the one board in five that cannot be saved.',
      ].join('\n\n'),
      cost: '118',
      salePrice: '240',
      type: 'product',
      image: PRODUCT_PICTURES.circuitBoard,
    },
    {
      id: 'product-5',
      name: 'Annual service plan',
      description: [
        'One service a year, telephone help during working hours, a visit within two working days from October to March, and ten per cent off repairs. The service follows the manufacturer’s schedule, so that a warranty still running is kept alive, and ends with a page that compares the measured seasonal performance with that of the previous year.',
        'The plan is paid by monthly direct debit and can be ended with a month’s notice. It is not an insurance policy: repairs are paid for separately, at prices the customer knows.',
        'About two thirds of the plans are sold at the end of a repair, when the customer knows us, and the remainder through installers, who receive £15 for each and keep the right to be named on the plan. Of the 88 plans sold in the pilot, 79 were renewed.',
      ].join('\n\n'),
      cost: '92',
      salePrice: '198',
      type: 'service',
      image: PRODUCT_PICTURES.wrench,
    },
    {
      id: 'product-6',
      name: 'Landlord contract, per home and year',
      description: [
        'For housing associations, councils and private landlords with twenty homes or more: the annual service, attendance within twenty-four hours when a home has no heating, an agreed schedule of rates for repairs, and a register of every machine with its history. Reports come monthly, in the form the landlord’s compliance team uses.',
        'Where a model is known to fail, we propose planned exchange in the summer. The contract runs for three years with a break at eighteen months; the rate falls by six per cent from the five-hundredth home.',
        'Contracts are priced at the full cost of a service and one attendance a year for every second home, which is what the two associations’ own records show. Repairs are charged on the schedule of rates and appear in the forecast under home repair.',
      ].join('\n\n'),
      cost: '88',
      salePrice: '174',
      type: 'service',
      image: PRODUCT_PICTURES.report,
    },
    {
      id: 'product-7',
      name: 'Performance tune-up',
      description: [
        'For machines that run but cost too much. We log flow and return temperatures and electricity for two weeks, then spend half a day on the heating curve, the flow rates, the hot water schedule and the balance of the radiators, and log for another fortnight.',
        'In the trial of thirty-two homes made in the winter of 2025/26 the median saving was 14 per cent of the electricity used for heating. Where the second fortnight, corrected for the weather, shows no improvement of at least five per cent, half of the fee is returned.',
        'The tune-up is offered from April to September, when engineers have time, and is the product that owners recommend most. It needs no part and no stock; what it needs is patience, and a measuring kit of £640 of which we own twelve.',
      ].join('\n\n'),
      cost: '130',
      salePrice: '295',
      type: 'service',
      image: PRODUCT_PICTURES.radiator,
    },
    {
      id: 'product-8',
      name: 'Installer training day',
      description: [
        'A day at the workshop for up to eight heating engineers, priced per place. In the morning, fault-finding on live rigs with faults we have put in; in the afternoon, hydraulics, settings and the conversation with a customer who has been cold for a week. No sales talk and no certificate beyond attendance.',
        'The course pays for itself and does more than that: three of the eleven installers who refer work to us came to one of the four pilot days in 2026.',
        'Days are held twice a month outside the winter. The rigs are the ones on which our own apprentices learn, so that the course adds little to cost; the price covers the trainer’s day, the materials and a lunch.',
      ].join('\n\n'),
      cost: '95',
      salePrice: '210',
      type: 'service',
      image: PRODUCT_PICTURES.workbench,
    },
  ],
};
