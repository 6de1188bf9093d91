import type { SparseSection } from '@trazo/plan/sparse-plan';
import { boldLeads } from '../bold-leads.ts';

export const mission: SparseSection<'mission'> = {
  mission: [
    'Second Winter keeps domestic heat pumps in use. We find the fault, repair what can be repaired in the house, and rebuild on the bench what cannot. A machine that was made to run for twenty years should not be scrapped in its seventh because one circuit board failed and nobody would open the box.',
    'We work for three kinds of people: the household that is cold this evening, the installer who sold the machine and has no service department, and the landlord who answers for several hundred of them. All three get the same thing from us: a diagnosis in writing, a price before the work begins, and a machine that runs.',
    'Every unit we return to service saves its owner between two and six thousand pounds against a replacement, and keeps some ninety kilograms of copper, steel and aluminium, and the refrigerant they hold, out of the waste stream.',
    'The word repair has a poor name in heating, because it is so often a guess followed by an invoice. We mean something narrower by it: the cause is known, the part is tested, and the machine is measured afterwards against its own data sheet. What we cannot do to that standard we decline, and we say who might.',
    'The mission has a limit, and we state it here because lenders ask. We are not a charity for machines. A repair is offered when it makes sense for the person who pays, and the company is to earn enough on each line of work to stand on its own without grants after the first year.',
  ].join('\n\n'),
  vision: [
    'In ten years the repair of a heat pump should be as ordinary as the repair of a gas boiler is today: a known price, a part on the shelf, an engineer within two days. We want to be the company that installers and landlords in the north of England name first when they are asked who can do it.',
    'By the end of the fifth year we intend to keep some 1,200 households under service plans and 1,750 rented homes under contract, to rebuild 280 outdoor units a year, and to hold the largest stock of tested second-life boards and compressors outside the manufacturers’ own depots.',
    'We do not plan to become a national chain. A second workshop, somewhere between Newcastle and Darlington, is the furthest we look ahead, and only once the first has paid back its bank loan.',
    'We measure ourselves by four figures, published every April on our website: the share of machines kept in use, the share of repairs finished on the first visit, the days a household waited in January, and the share of rebuilt units that came back under warranty. In the fifth year they should stand at 88 per cent, 75 per cent, two days and three per cent.',
    'Beyond the figures there is a wish. Heating engineering in Sheffield has drawn its apprentices from the same families for three generations. In ten years we should like to have trained twenty people from outside them, and to see some of them run firms of their own.',
  ].join('\n\n'),
  values: boldLeads(
    [
      'We say what we find. Each visit ends with a report that names the fault, shows the readings behind it and lists the choices with their prices. If the sensible choice is to replace the machine, the report says so, although we earn less by it.',
      'We charge what we said. The diagnostic fee is fixed, repairs are quoted before they start, and a job that takes longer than we thought is our cost. Where the same fault returns within a year, we come back without a fee.',
      'We train the people we need. One post in eight is held by an apprentice or a heating engineer in conversion, and every engineer spends two days a month on the bench. Refrigerant is weighed in and weighed out; nothing is vented, and the log is open to any customer who asks.',
      'We share what we learn. Fault patterns by model are written up every quarter and sent without charge to the installers who refer work to us, and to the manufacturer concerned. It costs us some repairs. It brings trust, and the occasional answer to a question no data sheet covers.',
      'We keep our books as openly as our refrigerant log. The whole company sees the monthly figures, each employee knows the margin on the work they do, and a bonus, contained in the wages of the forecast, is shared in equal parts among those who have been with us for a year.',
    ].join('\n\n'),
  ),
};
