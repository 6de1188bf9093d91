import type { SparseSection } from '@trazo/plan/sparse-plan';

export const client: SparseSection<'client'> = {
  gender: ['indifferent'],
  age: ['35-65', '65+'],
  civilStatus: ['indifferent'],
  education: ['indifferent'],
  annualIncome: ['upTo30000', 'upTo50000', 'over50000'],
  incomeOrigin: ['salaried', 'selfEmployed', 'retired', 'businessOwner'],
  businessSize: ['small', 'medium', 'large'],
  location:
    'South and West Yorkshire, Derbyshire and Nottinghamshire; boards and units throughout Great Britain',
  marketLanguage: 'English',
  clientLanguage: 'English, with written reports in Polish and Urdu on request',
  summary: [
    'Our first customer is the owner-occupier whose heat pump is between four and fourteen years old. She is usually over forty, lives in a detached or semi-detached house, often off the gas grid, and bought the machine with the help of the Renewable Heat Incentive or the grant that followed it. The installer has stopped trading or does not answer in January. She has been told by telephone that a new unit would be best. What she wants is somebody who comes, measures and explains.',
    'She finds us by searching for the fault code, by asking in an owners’ forum, or through her installer. Price matters less to her than the date; what she fears is paying for a visit that leads to another visit. The fixed diagnostic fee and the written report are made for her. We expect one diagnosis in two to lead to a repair within the month and one customer in five to take out a service plan.',
    'The second group is the installer with two to fifteen employees. He fits forty to two hundred heat pumps a year, earns his money on installation and loses it on call-outs. He is certified, busy and cautious about handing a customer to a third party. To him we are a service department he does not have to employ: we never quote for a new installation in a house he has sent us to, and we return the customer to him. He also buys boards and refurbished units by post.',
    'The third group is the landlord. Housing associations in our area have put heat pumps into some 9,400 homes, mostly in three programmes since 2019, and are answerable for heating that fails. Their compliance teams want a response time, a register and a monthly report; their tenants want to be warm and to understand the controls. Contracts are let by tender or through frameworks, take four to nine months to win, and stay for years.',
    'A fourth, smaller group buys only boards and units: service firms elsewhere in Britain, and repairers in Ireland. We do not visit their customers. They value the test record and the next-day parcel, and they return the faulty part because the price depends on it. This trade needs little selling, and it evens out the workshop’s load in the summer.',
    'Demand follows the weather. Some 58 per cent of the faults reported in our pilot fell between November and February. Service visits, tune-ups and landlords’ planned exchanges are therefore placed between April and September, and engineers work annualised hours: 33 a week in the summer, 42 in the winter.',
    'We have spoken to 64 owners, 23 installers and 9 landlords since the spring of 2026. Two findings changed the plan. Owners were ready to pay more for a firm date than for a long guarantee, so the two-day visit became part of the service plan. And landlords asked first for the register of machines, which we had regarded as a by-product; it is now the opening offer of every contract.',
    'Age and model matter more than income. Machines between five and nine years old account for 61 per cent of the faults we saw, and seven model families for 66 per cent of the machines. We therefore address owners by make, model and fault code rather than by postcode or household: a page for each of the ninety commonest codes, saying in plain English what it means, what can be checked without tools, and what a repair is likely to cost.',
    'Older owners deserve a word of their own. About a third of the owner-occupiers we met are over sixty-five, several depend on the heating for their health, and few book by website. The telephone is answered by a person from eight to six, letters are sent to those who prefer them, and a household with a baby, an illness or no other heating is visited first. Hannah Sowerby keeps two visits a day free for such cases from November to February.',
    'Two groups we do not serve. Owners of commercial plant above 25 kW need firms with other certificates and other hours. And machines still under a manufacturer’s warranty belong with the manufacturer: we tell the caller how to claim, and write the letter if it helps. It earns nothing, and it is how several installers came to hear of us.',
    'How a customer decides has been recorded for each of the 214 diagnoses of the pilot. Of the owners who received a quotation for a repair, 78 per cent accepted it, two thirds of them within a day. Those who declined mostly replaced the machine, and eleven of them bought a rebuilt unit from us. Among the reasons for calling us rather than anyone else, a date within the week came first, a fixed fee second and the recommendation of an installer third.',
    'We have also asked what would make people leave. Owners named a visit that is cancelled, a price that changes and a report they cannot understand. Installers named one thing only, a quotation for a new heat pump to a customer they had sent. Landlords named silence. These five have become the standing agenda of our Monday meeting.',
  ].join('\n\n'),
};
