import type { SparseSection } from '@trazo/plan/sparse-plan';
import { PORTRAITS } from '../pictures/portraits.ts';

export const team: SparseSection<'team'> = {
  members: [
    {
      id: 'member-1',
      name: 'Ruth',
      surname: 'Ollerenshaw',
      position: 'Managing director',
      description:
        'Ruth began as an apprentice refrigeration fitter in Rotherham and studied building services at Sheffield Hallam in the evenings. She ran the northern service department of a heat pump manufacturer for nine years, with twenty-eight engineers and a budget of £3.4 million, and left in 2025 when the department was moved abroad. She leads the company, negotiates with landlords and lenders, and holds 34 per cent of the shares. She chairs the regional group of her professional institute.',
      email: 'ruth.ollerenshaw@secondwinter.example',
      phone: '0114 496 0101',
      image: PORTRAITS[4],
    },
    {
      id: 'member-2',
      name: 'Daniel',
      surname: 'Okafor',
      position: 'Technical director',
      description:
        'Daniel is a chartered engineer with fourteen years in refrigeration, first in supermarket plant and then as the author of test procedures for a maker of inverter compressors. He designed our test bench and wrote the sequence that every rebuilt unit has to pass. He is answerable for refrigerant handling, electrical safety and the warranty, and decides which models we support. He holds 31 per cent of the shares and teaches two of the training days each month.',
      email: 'daniel.okafor@secondwinter.example',
      phone: '0114 496 0102',
      image: PORTRAITS[5],
    },
    {
      id: 'member-3',
      name: 'Priya',
      surname: 'Nair',
      position: 'Workshop manager',
      description:
        'Priya spent eleven years in the remanufacture of starter motors and turbochargers in Barnsley, the last five as production manager of a line that rebuilt 160 units a day. She knows what a used part is worth before it is opened, and how to keep a rebuild within its hours. She plans the benches, buys core units and answers for the cost of each job. She set up the grading of cores, from A to D, on which our purchase prices rest.',
      email: 'priya.nair@secondwinter.example',
      phone: '0114 496 0103',
      image: PORTRAITS[0],
    },
    {
      id: 'member-4',
      name: 'Gareth',
      surname: 'Pugh',
      position: 'Field service manager',
      description:
        'Gareth has serviced heat pumps since 2008, when there were few to service. After ten years on his own account in mid-Wales he moved to Sheffield and led a team of seven engineers for an installer that closed in 2025; two of the seven join us. He rides along with each new engineer for a fortnight, keeps the list of faults by model, and takes the evening calls himself in the first winter.',
      email: 'gareth.pugh@secondwinter.example',
      phone: '0114 496 0104',
      image: PORTRAITS[1],
    },
    {
      id: 'member-5',
      name: 'Hannah',
      surname: 'Sowerby',
      position: 'Customer and scheduling manager',
      description:
        'Hannah managed the appointments of a boiler insurer’s regional centre in Leeds: forty engineers, nine hundred visits a week, and a queue that doubled with the first frost. She built the rules by which visits are grouped by district and part, which raised completed visits per engineer from 3.1 to 3.8 a day. With us she runs the office, writes the letters and reports customers see, and decides who is visited first when it is cold.',
      email: 'hannah.sowerby@secondwinter.example',
      phone: '0114 496 0105',
      image: PORTRAITS[2],
    },
    {
      id: 'member-6',
      name: 'Marek',
      surname: 'Zieliński',
      position: 'Senior bench engineer',
      description:
        'Marek studied electronics in Wrocław and repaired drives for machine tools in Chesterfield for sixteen years. He finds on an inverter board what others replace whole: the gate driver, the shunt, the cracked joint under the power module. In the pilot he returned 211 of 260 boards to working order at an average of 48 minutes each. He trains the bench technician and keeps the library of schematics and measurements that makes the second repair quicker than the first.',
      email: 'marek.zielinski@secondwinter.example',
      phone: '0114 496 0106',
      image: PORTRAITS[3],
    },
    {
      id: 'member-7',
      name: 'Aileen',
      surname: 'Drummond',
      position: 'Finance manager',
      description:
        'Aileen is a chartered management accountant. She kept the books of a family-owned steel stockholder in Attercliffe for twelve years, saw it through two recessions and prepared it for sale. She works two days a week in the first year and four from the third, closes each month by the sixth working day, and reports to the directors on cash, margin by product line and the hours spent on warranty. She prepared the figures in this plan and will be the bank’s first point of contact.',
      email: 'aileen.drummond@secondwinter.example',
      phone: '0114 496 0107',
      image: PORTRAITS[6],
    },
    {
      id: 'member-8',
      name: 'Tom',
      surname: 'Ibbotson',
      position: 'Landlord contracts manager',
      description:
        'Tom was a housing officer and then an asset manager for a housing association in Doncaster with 21,000 homes, 640 of them with heat pumps. He knows how a tender is written and what goes wrong after it is won: keys, access, tenants who were never shown the controls. He answers for the register of machines, the response times and the monthly reports, and meets every landlord four times a year. He joins us for three days a week, full-time from the second year, and also arranges the training days.',
      email: 'tom.ibbotson@secondwinter.example',
      phone: '0114 496 0108',
      image: PORTRAITS[7],
    },
    {
      id: 'member-9',
      name: 'Joanne',
      surname: 'Batty',
      position: 'Field engineer',
      description:
        'Joanne fitted and serviced boilers for eleven years before she retrained on heat pumps in 2021. She worked in Gareth Pugh’s team until its company closed, and made a good part of the pilot’s visits on her free days. She holds the F-gas certificate, is trained for propane, and is the person we send where a diagnosis has already failed twice. From the second year she will guide the apprentice on the road.',
      email: 'joanne.batty@secondwinter.example',
      phone: '0114 496 0109',
    },
    {
      id: 'member-10',
      name: 'Callum',
      surname: 'Reid',
      position: 'Bench technician',
      description:
        'Callum took a degree in electronic engineering in Sheffield and repaired hearing aids for three years, which taught him to solder small things and to write down what he did. He joined the pilot in the spring of 2026. Under Marek Zieliński he has learnt the main and display boards and is now working on inverters; by October 2027 he is to repair them unaided.',
      email: 'callum.reid@secondwinter.example',
      phone: '0114 496 0110',
    },
    {
      id: 'member-11',
      name: 'Shabana',
      surname: 'Malik',
      position: 'Scheduler',
      description:
        'Shabana planned the rounds of a district nursing team in Rotherham for six years. She knows that a visit which is not kept is worse than one not promised, and that a timetable has to leave room for the afternoon. She works mornings in the first year and full-time from the second, speaks Urdu and Punjabi with customers who prefer it, and writes the Urdu reports herself.',
      email: 'shabana.malik@secondwinter.example',
      phone: '0114 496 0111',
    },
  ],
};
