import type { SparseSection } from '@trazo/plan/sparse-plan';

export const operations: SparseSection<'operations'> = {
  steps: [
    {
      id: 'step-1',
      title: 'Finance and lease',
      subtitle: 'Everything signed before money is spent on the building',
      duration: '6',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-1-1',
          text: 'Term loan and asset finance agreed, share premium paid in by both private shareholders.',
        },
        {
          id: 'goal-1-2',
          text: 'Ten-year lease of Unit 6 signed, with a break after five years and a rent-free first quarter.',
        },
        {
          id: 'goal-1-3',
          text: 'Company registered for VAT, so that the tax on the fit-out comes back with the first quarterly return, in August 2027.',
        },
      ],
    },
    {
      id: 'step-2',
      title: 'Fit out the workshop',
      subtitle: 'Power, drainage, extraction and the brine circuit',
      duration: '10–12',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-2-1',
          text: 'Supply raised to 100 A three-phase by the network operator; date confirmed in writing.',
        },
        {
          id: 'goal-2-2',
          text: 'Strip-down bay, two clean benches and an electrostatically protected board room in use.',
        },
        {
          id: 'goal-2-3',
          text: 'Gas detection and extraction in place for work on propane machines, accepted by the insurer.',
        },
      ],
    },
    {
      id: 'step-3',
      title: 'Commission the test bench',
      subtitle: 'Four operating points, repeatable within two per cent',
      duration: '5',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-3-1',
          text: 'Three new reference units measured and within two per cent of the maker’s data sheet.',
        },
        { id: 'goal-3-2', text: 'Test certificate printed from the bench’s own record, without retyping.' },
      ],
    },
    {
      id: 'step-4',
      title: 'Certify and insure',
      subtitle: 'Company F-gas certificate, MCS, warranty cover',
      duration: '2–3',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-4-1',
          text: 'Company certificate for fluorinated gases held; four named engineers certified to category I.',
        },
        {
          id: 'goal-4-2',
          text: 'Waste carrier registration and the permit exemption for stripping end-of-life units in place.',
        },
        { id: 'goal-4-3', text: 'Product liability cover of £5 million extended to rebuilt units.' },
      ],
    },
    {
      id: 'step-5',
      title: 'Build up cores and parts',
      subtitle: 'Enough stock to finish two repairs in three on the first visit',
      duration: 'January to June 2027',
      goals: [
        {
          id: 'goal-5-1',
          text: '160 core units bought from installers and clearance firms at an average of £210.',
        },
        { id: 'goal-5-2', text: '40 tested boards on the shelf for each of the seven model families.' },
        {
          id: 'goal-5-3',
          text: 'Buy-back prices published, so that an installer knows what a dead unit is worth.',
        },
      ],
    },
    {
      id: 'step-6',
      title: 'Recruit and train',
      subtitle: 'Two more engineers on the road, one on the bench, one apprentice',
      duration: '4',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-6-1',
          text: 'Two experienced engineers in post by 1 May, each after two weeks on the road with Gareth Pugh.',
        },
        { id: 'goal-6-2', text: 'Bench technician repairing inverter boards unaided by October.' },
        { id: 'goal-6-3', text: 'First apprentice enrolled with the college in Rotherham from September.' },
      ],
    },
    {
      id: 'step-7',
      title: 'Open for home repair',
      subtitle: 'Sheffield, Rotherham, Barnsley and Chesterfield first',
      duration: '1 April 2027',
      goals: [
        { id: 'goal-7-1', text: 'Two visits per engineer and day in April, three and a half by September.' },
        { id: 'goal-7-2', text: 'Report and quotation left with the customer at nine visits in ten.' },
        { id: 'goal-7-3', text: 'Fewer than one repair in twenty revisited within thirty days.' },
      ],
    },
    {
      id: 'step-8',
      title: 'Start the landlord contracts',
      subtitle: 'Register first, service second, planned exchange third',
      duration: '9',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-8-1',
          text: 'Both letters of intent turned into contracts; 420 homes registered by December.',
        },
        {
          id: 'goal-8-2',
          text: 'Attendance within twenty-four hours in 95 per cent of the cases without heating.',
        },
        { id: 'goal-8-3', text: 'First monthly report accepted by each landlord without queries.' },
      ],
    },
    {
      id: 'step-9',
      title: 'Extend to ten model families',
      subtitle: 'Three more, chosen by the calls we had to turn away',
      duration: '12',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-9-1',
          text: 'Fault library, spare parts and test sequence complete before a family is offered.',
        },
        { id: 'goal-9-2', text: 'Share of callers turned away down from a third to a fifth.' },
      ],
    },
    {
      id: 'step-10',
      title: 'Second test bench',
      subtitle: 'Only when the first is booked for six weeks ahead',
      duration: '2',
      timeUnit: 'years',
      goals: [
        { id: 'goal-10-1', text: '£60,000 paid from cash flow in the third year, without new borrowing.' },
        {
          id: 'goal-10-2',
          text: 'Capacity for 300 rebuilt units a year, so that the forecast of the fifth year is covered.',
        },
      ],
    },
    {
      id: 'step-11',
      title: 'Each job, from call to report',
      subtitle: 'The path every visit follows',
      duration: '1–3',
      timeUnit: 'days',
      goals: [
        {
          id: 'goal-11-1',
          text: 'Call answered within four rings or returned within the hour; model, code and symptoms noted before a date is given.',
        },
        {
          id: 'goal-11-2',
          text: 'Parts likely to be needed put on the van the evening before, from the fault library.',
        },
        {
          id: 'goal-11-3',
          text: 'Report, readings and invoice sent from the house; payment taken or the landlord’s order number recorded.',
        },
        {
          id: 'goal-11-4',
          text: 'A call to the customer after ten days, and the result entered against the fault.',
        },
      ],
    },
    {
      id: 'step-12',
      title: 'Each rebuild, from core to certificate',
      subtitle: 'Twelve hours of work over four days',
      duration: '4',
      timeUnit: 'days',
      goals: [
        {
          id: 'goal-12-1',
          text: 'Core graded, refrigerant recovered and weighed, oil tested before any part is bought.',
        },
        {
          id: 'goal-12-2',
          text: 'Strip, clean, renew and reassemble against a card that lists the parts renewed in every case.',
        },
        {
          id: 'goal-12-3',
          text: 'Eight hours on the bench at four operating points; capacity and efficiency within five per cent of the data sheet.',
        },
        {
          id: 'goal-12-4',
          text: 'Photographs, readings and serial numbers filed; unit crated with its certificate.',
        },
      ],
    },
    {
      id: 'step-13',
      title: 'Health, safety and environment',
      subtitle: 'Reviewed by the directors every quarter',
      duration: '3',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-13-1',
          text: 'No refrigerant vented; purchases, recoveries and returns reconciled to 100 grams.',
        },
        { id: 'goal-13-2', text: 'Lone-working check-in at every visit; roof and propane work never alone.' },
        {
          id: 'goal-13-3',
          text: 'Nine tenths of the weight of scrapped units sent to recovery, with notes from the processor.',
        },
      ],
    },
    {
      id: 'step-14',
      title: 'Backup plan',
      subtitle: 'What is done if sales fall short for two quarters running',
      duration: '6',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-14-1',
          text: 'Third van returned and the next apprentice’s start put off by a year; saves £31,000.',
        },
        {
          id: 'goal-14-2',
          text: 'Directors’ salaries cut by a fifth, as agreed in their service contracts; saves £16,000.',
        },
        {
          id: 'goal-14-3',
          text: 'Work for emergency insurers accepted in the winter at a reduced contribution.',
        },
      ],
    },
    {
      id: 'step-15',
      title: 'Buy and value cores',
      subtitle: 'Prices follow what the bench can earn from them',
      duration: '1',
      timeUnit: 'weeks',
      goals: [
        {
          id: 'goal-15-1',
          text: 'Price list for the seven families published monthly, with grades A to D explained by photograph.',
        },
        {
          id: 'goal-15-2',
          text: 'Collection within five working days of an installer’s call, on the way back from a visit wherever possible.',
        },
        {
          id: 'goal-15-3',
          text: 'No core older than nine months in stock; what is not needed is stripped or sold on.',
        },
      ],
    },
    {
      id: 'step-16',
      title: 'Handle warranty and complaints',
      subtitle: 'One person answers, one date is given',
      duration: '2',
      timeUnit: 'days',
      goals: [
        {
          id: 'goal-16-1',
          text: 'Every complaint acknowledged the same day and visited or collected within two working days.',
        },
        {
          id: 'goal-16-2',
          text: 'Cause entered in the fault library before the case is closed, whoever was at fault.',
        },
        {
          id: 'goal-16-3',
          text: 'Warranty cost below 5 per cent of the sales of units and boards, reported monthly.',
        },
      ],
    },
    {
      id: 'step-17',
      title: 'Report and review',
      subtitle: 'The rhythm of the company’s year',
      duration: '12',
      timeUnit: 'months',
      goals: [
        {
          id: 'goal-17-1',
          text: 'Monday meeting of half an hour: missed visits, first-visit repairs, warranty returns, cash.',
        },
        {
          id: 'goal-17-2',
          text: 'Monthly accounts by the sixth working day, sent to the bank by the tenth.',
        },
        {
          id: 'goal-17-3',
          text: 'Each April the prices, the model families and the stock list set anew from the winter’s record.',
        },
      ],
    },
  ],
};
