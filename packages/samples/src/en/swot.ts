import type { SparseSection } from '@trazo/plan/sparse-plan';

export const swot: SparseSection<'swot'> = {
  strengths: [
    {
      id: 'strength-1',
      text: 'Repair in the house and rebuilding on the bench in one company. Field engineers bring in the cores and know what fails; the workshop supplies them with tested parts at less than half of the list price.',
    },
    {
      id: 'strength-2',
      text: 'A test bench that runs a unit at four operating points down to minus seven degrees. We know of no other independent workshop in the north of England that can certify a rebuilt unit in this way.',
    },
    {
      id: 'strength-3',
      text: 'Founders who have run service departments and written test procedures, and a field manager who brings two experienced engineers with him.',
    },
    {
      id: 'strength-4',
      text: 'Recurring income from the first year: service plans and landlord contracts pay for the fixed costs of three months even if the telephone does not ring.',
    },
    {
      id: 'strength-5',
      text: 'Independence. We do not sell new heat pumps, so an installer can send us a customer, and a customer can believe us when we advise a replacement.',
    },
    {
      id: 'strength-6',
      text: 'A fault library of 1,150 documented cases from the pilot and from the founders’ earlier work, searchable by model and code. It saves an estimated twenty minutes on each diagnosis.',
    },
  ],
  weaknesses: [
    {
      id: 'weakness-1',
      text: 'No trading history. Landlords’ tenders usually ask for two years of accounts, so that we depend at first on direct awards below the threshold and on sub-contracts.',
    },
    {
      id: 'weakness-2',
      text: 'Component-level repair rests on one person. Until the bench technician is fully trained, in the autumn of 2027, a long illness would halve the output of boards.',
    },
    {
      id: 'weakness-3',
      text: 'Two thirds of the faults fall in five months. Even with annualised hours the engineers are not fully occupied in June and July of the first two years.',
    },
    {
      id: 'weakness-4',
      text: 'A warranty of twenty-four months on rebuilt units is a liability whose size we can only estimate. We set aside 5 per cent of the sale price; the pilot suggests 3.2 per cent.',
    },
    {
      id: 'weakness-5',
      text: 'Only seven model families are supported. One caller in three has to be turned away or offered a diagnosis without the promise of parts.',
    },
    {
      id: 'weakness-6',
      text: 'Little name outside the trade. Owners in the forums know us, but nine out of ten people in the region whose heat pump fails this winter will never have heard of the company.',
    },
  ],
  opportunities: [
    {
      id: 'opportunity-1',
      text: 'The number of heat pumps leaving warranty in our region roughly triples between 2027 and 2031, as the machines fitted since 2021 reach their sixth and seventh year.',
    },
    {
      id: 'opportunity-2',
      text: 'Housing associations are renewing maintenance contracts that were written for boilers. Six of the nine we met intend to let heat pumps as a separate lot.',
    },
    {
      id: 'opportunity-3',
      text: 'Rules on the right to repair and on spare parts are being widened. Each model for which documentation must be published is a model we can support at lower cost.',
    },
    {
      id: 'opportunity-4',
      text: 'The restriction of refrigerants with a high warming potential makes older units costly to refill. A rebuilt unit of the same model is then the cheapest way out for the owner.',
    },
    {
      id: 'opportunity-5',
      text: 'Two manufacturers without depots in the north have asked whether we would act as their regional service agent. Neither is in the forecast.',
    },
    {
      id: 'opportunity-6',
      text: 'Insurers of home emergencies have begun to add heat pumps to their policies and look for sub-contractors who can attend within forty-eight hours.',
    },
  ],
  threats: [
    {
      id: 'threat-1',
      text: 'Manufacturers may pair boards with units by software. Three of our seven model families already ask for a code after an exchange; so far the code is given to certified engineers.',
    },
    {
      id: 'threat-2',
      text: 'New units could become much cheaper. Were a 7 kW monobloc to be sold at under £2,000, refurbished units would lose most of their advantage; repairs would not.',
    },
    {
      id: 'threat-3',
      text: 'Certified engineers are scarce and are courted by installers. Losing one of them in the autumn would cost about £30,000 of margin in the winter that follows.',
    },
    {
      id: 'threat-4',
      text: 'Policy changes. If grants for replacing working heat pumps were introduced, owners would repair less; if electricity became dearer against gas, fewer would be installed.',
    },
    {
      id: 'threat-5',
      text: 'A mild winter. In the forecast, a season like that of 2023/24 lowers the number of faults by an estimated 12 per cent and the second year’s EBITDA by £66,000.',
    },
    {
      id: 'threat-6',
      text: 'Stricter rules for flammable refrigerants in workshops. A lower limit on the propane held in one room would require a second extraction zone, which we have had quoted at £18,000.',
    },
  ],
  summary: [
    'The strengths are those of people and method, the weaknesses those of a young and small firm. The plan therefore spends its first eighteen months on reducing three of the latter: a second pair of hands is trained on inverter boards from the first day, the model families are extended from seven to ten, and the landlord contracts are won one lot at a time until the accounts allow larger tenders.',
    'Of the threats, the pairing of boards deserves most attention. We have reserved £15,000 a year for the reading of firmware and for legal advice, take part in the consultation on repairability, and buy back whole units, whose paired boards remain usable together.',
    'The weaknesses were put to four people outside the company: a banker, a landlord’s compliance manager, an installer and a former buyer of a manufacturer. All four named the reliance on one bench engineer first. Marek Zieliński’s library of measurements, a five-year retention bonus and Callum Reid’s training are our answer; a contract with a repairer in Chesterfield, who can take up to eight boards a week at £95 each, covers an absence.',
    'Among the opportunities, the landlords’ contracts are the surest and the agency for a manufacturer the most tempting. We have decided to leave the latter until the third year. An agency would bring volume and documentation, but also obligations towards one maker at a time when independence is what installers value in us.',
    'The six opportunities and six threats are reviewed by the directors each quarter, with a date and a name against each of them. The first review, in June 2027, will look hardest at the price of cores and at the winter’s bookings, since those two figures tell soonest whether the plan holds.',
  ].join('\n\n'),
};
