import type { Finding } from './findings.ts';
import { withoutIndices } from './without-indices.ts';

/**
 * Minutes that people need for what a bank asks for, thinking included. Our own estimate, from writing about ten words a minute;
 * figures take the longest, because they have to be found first.
 */
const MINUTES: Readonly<Record<string, number>> = {
  'general.companyName': 1,
  'general.address': 1,
  'general.legalStructure': 1,
  'general.sector': 1,
  'mission.mission': 6,
  'mission.vision': 5,
  'mission.values': 5,
  'summary.summary': 20,
  'products.items': 15,
  'client.location': 1,
  'client.summary': 10,
  'team.members': 10,
  'swot.strengths': 5,
  'swot.weaknesses': 5,
  'swot.opportunities': 5,
  'swot.threats': 5,
  'marketing.campaigns': 10,
  'operations.steps': 10,
  'departments.items': 5,
  'organigram.nodes': 5,
  'finance.revenueModel': 15,
  'finance.revenues': 25,
  'finance.balance': 15,
  'competition.competitors': 10,
};

/** A name, a gap, a figure that cannot be read: found and put right in a moment. */
const CORRECTION = 1;

/** What is estimated for a field that a plan cannot do without; undefined for all others. */
export const minutesFor = (section: string, path: string): number | undefined =>
  MINUTES[`${section}.${withoutIndices(path)}`];

/** Minutes until nothing needed is missing, rounded up to what an estimate can promise: 5, then 10, then 30 minutes. */
export function minutesLeft(needed: readonly Finding[]): number {
  const exact = needed.reduce((sum, finding) => sum + minutesOf(finding), 0);
  const step = exact <= 20 ? 5 : exact <= 60 ? 10 : 30;
  return Math.ceil(exact / step) * step;
}

const minutesOf = ({ section, path, kind }: Finding): number =>
  kind === 'missing' || kind === 'unbalanced' ? (minutesFor(section, path) ?? CORRECTION) : CORRECTION;
