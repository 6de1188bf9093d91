import type { Plan } from '@trazo/plan/plan';
import { sampleContent } from '@trazo/samples/sample';

const ENDLESS = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);
const HUGE = '123456789012345678901234567890';

/** All sections, with endless words, addresses, amounts and lists where a layout is most easily broken. */
export function hostilePlan(): Plan {
  const { plan } = sampleContent('de');
  // The others of each list are in the samples.
  for (const list of [plan.products.items, plan.departments.items]) list.splice(2);
  plan.operations.steps.splice(3);
  plan.team.members.splice(2);
  plan.competition.competitors.splice(2);
  const [product] = plan.products.items;
  const [member] = plan.team.members;
  const [step, bare] = plan.operations.steps;
  const [department, crowded] = plan.departments.items;
  const [competitor] = plan.competition.competitors;
  plan.general.companyName = `${ENDLESS.slice(0, 90)} & Söhne GmbH`;
  plan.general.cover = {
    picture: 'pattern',
    pattern: 'facets',
    photo: '',
    subtitle: `${'Qualitätsbäckereifachgeschäft '.repeat(5)}${ENDLESS.slice(0, 50)}`,
    confidentiality: 'own',
    confidentialityText: `Vertraulich: ${'Weitergabeverbotsvereinbarung '.repeat(5)}${ENDLESS.slice(0, 37)}`,
    version: `${ENDLESS.slice(0, 33)} 12.34`,
    date: '2026-09-28',
  };
  plan.general.address = `https://example.org/${'weg/'.repeat(40)}`;
  if (product !== undefined) Object.assign(product, { name: ENDLESS, cost: HUGE, salePrice: `${HUGE}.99` });
  if (member !== undefined) {
    Object.assign(member, {
      name: ENDLESS.slice(0, 100),
      position: ENDLESS,
      email: `${'a'.repeat(60)}@example.org`,
    });
  }
  if (step !== undefined) {
    const goals = [ENDLESS, 'W'.repeat(150), 'kurz'].map((text, index) => ({ id: `g${index}`, text }));
    Object.assign(step, { title: ENDLESS, duration: ENDLESS.slice(0, 150), goals });
  }
  // Taller beside its title than under it.
  if (bare !== undefined) {
    const duration = 'vier, wenn Elektrizitätswerksbauer';
    Object.assign(bare, { title: 'Umbau', subtitle: '', duration, goals: [] });
  }
  if (department !== undefined) {
    const positions = [ENDLESS, 'W'.repeat(150)].map((name, index) => ({ id: `p${index}`, name }));
    Object.assign(department, { name: ENDLESS, positions });
  }
  if (crowded !== undefined) {
    const name = ENDLESS.slice(0, 55);
    crowded.positions = Array.from({ length: 12 }, (_, index) => ({ id: `c${index}`, name }));
  }
  if (competitor !== undefined) competitor.name = ENDLESS;
  plan.swot.strengths = Array.from({ length: 40 }, (_, index) => ({
    id: `s${index}`,
    text: `${ENDLESS} ${index}`,
  }));
  plan.finance.revenues = [{ id: 'r', name: ENDLESS, years: [HUGE, `-${HUGE}`, '', '0', HUGE] }];
  plan.finance.balance.fixedAssets = HUGE;
  plan.competition.marketSize = HUGE;
  return plan;
}
