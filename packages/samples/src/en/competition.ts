import type { SparseSection } from '@trazo/plan/sparse-plan';

export const competition: SparseSection<'competition'> = {
  customers: '46000',
  spendPerCustomer: '310',
  marketSize: '14260000',
  competitors: [
    {
      id: 'competitor-1',
      name: 'Don Valley Renewables',
      description:
        'Installer in Rotherham with fourteen employees and two service engineers. Looks after its own 1,900 installations and accepts others when there is time, which is seldom between November and February. A diagnosis costs £120 and is free for its own customers. Buys boards from the manufacturers and has asked us for prices. Competitor for service plans, customer for parts.',
    },
    {
      id: 'competitor-2',
      name: 'Homeguard Heating Cover',
      description:
        'National insurer of boilers that has offered heat pump cover since 2024, at £31 a month with an excess of £95. Works through sub-contractors; owners in the forums complain of waits of two weeks and of cancelled visits. Strong in name and advertising. Its regional manager has sounded us out as a sub-contractor; the rate offered, £118 a visit, is below our cost in winter.',
    },
    {
      id: 'competitor-3',
      name: 'Manufacturers’ own service departments',
      description:
        'The five largest makers cover Yorkshire with an estimated nineteen engineers between them. They are thorough under warranty and expensive after it: £190 to £260 for the first hour, and new boards at list price. Their interest lies in new units. They hold the codes and the documentation, which makes them at once our strongest rivals and the partners we must not offend.',
    },
    {
      id: 'competitor-4',
      name: 'Inverter Clinic',
      description:
        'Electronics repairer in Stockport, four people, known for drives and air conditioning boards. Repairs customers’ own boards in ten to fifteen working days for £160 to £220. Good work, no exchange stock, no field service. The most likely to follow us into exchange boards; our answer is the next-day parcel and the test record.',
    },
    {
      id: 'competitor-5',
      name: 'Calder Compressor Exchange',
      description:
        'Wholesaler in Wakefield that rebuilds compressors for shops and cold stores and has sold domestic ones since 2025. Well equipped and able to undercut us on compressors alone. It does not rebuild complete units, does not sell to households and gives a warranty of six months. We buy compressors from it for two of the seven model families.',
    },
    {
      id: 'competitor-6',
      name: 'Sole traders with an F-gas certificate',
      description:
        'Perhaps thirty in the region, most of them from air conditioning. They are quick and cheap, at £60 to £90 a visit, and as good as the individual. Few carry parts or write reports, and landlords cannot engage them. Several would rather fit our boards than look for their own, and six came to the pilot training days.',
    },
    {
      id: 'competitor-7',
      name: 'Northern Heat Spares',
      description:
        'Trade counter and web shop in Bradford for boiler and heat pump parts, with thirty thousand articles and next-day delivery. Sells new boards at list price less 12 per cent and has begun to take used ones back for a credit of £20, which it passes on to an exporter. No test facility. A natural distributor for our exchange boards: a trial with six board types is agreed for the summer of 2027.',
    },
    {
      id: 'competitor-8',
      name: 'Electricity suppliers with a heat pump offer',
      description:
        'Two large suppliers install heat pumps at a fixed price and tie them to their own tariff and service. Their machines stay under a ten-year promise and will hardly reach us before 2033. They matter for another reason: they set what customers expect of booking and punctuality, and they hire engineers in Sheffield at salaries we can just match.',
    },
  ],
  summary: [
    'By our estimate about 46,000 heat pumps in the four counties will be more than three years old in 2027, the age at which they begin to need paid repair. Their owners spend some £310 a year each on service, repairs and replacement parts, averaged over those who spend nothing and those who replace a unit. That makes a regional market of £14.3 million a year, and on the installations already made it will exceed £30 million in 2031.',
    'Our forecast takes 5 per cent of this market in the first year and about 6 per cent in the fifth, since a growing part of our sales, boards and rebuilt units, goes outside the region. The figures rest on published installation numbers, on the register of certified installations and on our own survey; they are estimates and may err by a fifth either way.',
    'None of the competitors we know does all three things: comes to the house, rebuilds the part and stands behind it for two years. Those who come have no workshop, and those who have a workshop do not come. We expect this to last for two to three years, until one of the larger installers or an insurer builds a similar service. By then we want the landlords’ contracts, the stock of cores and the fault library, none of which can be bought quickly.',
    'We do not compete on the lowest price. A sole trader’s visit costs half of ours. What we sell is the second visit that is not needed.',
    'Prices were compared in September 2026 by calling eleven firms with the same fault. Seven could offer a date, between four and nineteen days ahead. The price of the first visit lay between £60 and £260, and three firms could name a price for the repair before it was begun. Ours, at £165 before VAT with a date within two days and a written quotation, stands in the upper middle on price and alone on the rest.',
    'What would change this picture is a manufacturer opening its service to all makes, or an installer with two hundred employees buying a workshop like ours. We would see either coming by about a year, from vacancies and from the demand for cores, whose price is the best indicator we have: it was £160 in 2025 and is £210 today.',
    'The wider market for exchange boards and rebuilt units is harder to measure. About 300,000 machines of the seven model families are in use in Great Britain, and if one in eighty needs a board and one in three hundred a unit each year, that is 3,750 boards and 1,000 units. Our fifth year assumes 1,000 boards and 280 units, part of which our own engineers’ customers take. It is an ambitious share of a market that hardly exists today, and the reason the bench’s second half is bought only when the first is full.',
  ].join('\n\n'),
};
