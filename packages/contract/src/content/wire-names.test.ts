import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyCampaign } from '@trazo/plan/sections/marketing';
import { emptyOperation } from '@trazo/plan/sections/operations';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';
import { currentVersion } from './migrations.ts';

const plan = (): Plan => {
  const filled = emptyPlan();
  const years = { years: ['100', '200', '', '', '-1'] satisfies Plan['finance']['depreciation'] };
  filled.general.constitutionDate = '2026-05-03';
  filled.general.address = 'Calle Mayor, 1';
  filled.general.addressGoogle = 'Calle Mayor, 1';
  filled.products.items = [emptyProduct('p')];
  filled.team.members = [emptyTeamMember('t')];
  filled.marketing.campaigns = [{ ...emptyCampaign('m', 'Bread'), cost: '40', return: '100.5' }];
  filled.operations.steps = [{ ...emptyOperation('o'), goals: [{ id: 'g', text: 'Open' }] }];
  filled.swot.weaknesses = [{ id: 'w', text: 'weak' }];
  filled.swot.strengths = [{ id: 's', text: 'strong' }];
  filled.swot.opportunities = [{ id: 'c', text: 'chance' }];
  filled.swot.threats = [{ id: 'd', text: 'danger' }];
  filled.departments.items = [{ id: 'd', name: 'Shop', positions: [{ id: 'q', name: 'Baker' }] }];
  filled.competition.competitors = [{ id: 'c', name: 'Other', description: '' }];
  filled.organigram.nodes = [
    { kind: 'position', id: 'n1', position: 'Baker', departmentId: 'd', superiorId: 'n2' },
    { kind: 'department', id: 'n2', departmentId: 'd', superiorId: null },
  ];
  filled.finance.revenues = [{ id: 'r', name: 'Sales', ...years }];
  filled.finance.directExpenses = [{ id: 'e', name: 'Flour', years: ['30', '', '', '', ''] }];
  filled.finance.otherExpenses = [{ id: 'x', name: 'Rent', years: ['20', '', '', '', ''] }];
  filled.finance.depreciation = ['5', '', '', '', ''];
  filled.finance.balance.currentAssets = '70';
  filled.finance.balance.shortTermLiabilities = '20';
  filled.finance.expenses = [{ id: 'a', reason: 'Oven', amount: '10', period: 'once' }];
  filled.finance.incomes = [{ id: 'a', reason: 'Grant', amount: '10', period: 'once' }];
  filled.finance.financingNeeds = [{ id: 'a', reason: 'Van', amount: '10', period: 'once' }];
  return filled;
};

const wire = JSON.parse(encodeContent({ plan: plan(), theme: defaultTheme(1, 'es') }));
const reach = (dotted: string): unknown =>
  dotted.split('.').reduce<unknown>((value, step) => Reflect.get(Object(value), step), wire);
const names = (dotted: string) => Object.keys(Object(reach(dotted))).sort();

/**
 * Every object of specification §3 with all names it has there. A `+` marks an addition of ours, in stored plans since: none of
 * them may be renamed. Newer additions need not be listed.
 */
const WIRE_NAMES: readonly (readonly [string, string])[] = [
  ['TemplateConf', 'template_id colors font lang'],
  ['TemplateConf.colors', 'color1 color2'],
  ['TemplateConf.font', 'text id'],
  [
    'ProfileData',
    'new_company coinType organigram_image executiveSummary client_target industry products finances team marketing operational_plan dafo departments +schema_version +organigram +organigram_image_printed',
  ],
  [
    'ProfileData.executiveSummary',
    'com_name constitution_date activity_date address addressGoogle legal_structure sector business_type executive_summary mision vision values +own_funds +share_capital +logo +cover',
  ],
  ['ProfileData.executiveSummary.addressGoogle', 'formatted_address'],
  [
    'ProfileData.executiveSummary.cover',
    'picture pattern photo subtitle confidentiality confidentiality_text version date',
  ],
  ['ProfileData.executiveSummary.constitution_date', 'text date'],
  ['ProfileData.executiveSummary.activity_date', 'text date'],
  [
    'ProfileData.client_target',
    'gender location civil_status idiom formation income age client_idiom income_origin business_size resume',
  ],
  ['ProfileData.industry', 'n_customers spend_costumers market_size competences resume'],
  ['ProfileData.industry.competences.0', 'id name description'],
  ['ProfileData.products.0', 'text description cost seal_price type image id'],
  [
    'ProfileData.finances',
    'revenue_model use_of_funds exit_strategy revenues direct_expenses gross_profit gross_profitx100 other_expenses ebidta depreciation amortization interest_expense income_tax_expense net_income current_assets static_assets own_funds long_liabilites short_liabilites work_capital graphic_base64 expenses incomes +financing_needs +ebit +result_before_tax',
  ],
  ['ProfileData.finances.revenues.0', 'id name FY1 FY2 FY3 FY4 FY5'],
  ['ProfileData.finances.direct_expenses.0', 'id name FY1 FY2 FY3 FY4 FY5'],
  ['ProfileData.finances.other_expenses.0', 'id name FY1 FY2 FY3 FY4 FY5'],
  ['ProfileData.finances.gross_profit', 'FY1 FY2 FY3 FY4 FY5'],
  ['ProfileData.finances.income_tax_expense', 'FY1 FY2 FY3 FY4 FY5'],
  ['ProfileData.finances.expenses.0', 'id reason amount period'],
  ['ProfileData.finances.incomes.0', 'id reason amount period'],
  ['ProfileData.finances.financing_needs.0', 'id reason amount period'],
  ['ProfileData.team.0', 'name surname description email laboral_position phone image id'],
  ['ProfileData.marketing.0', 'productName platform conventional digital cost return id result'],
  ['ProfileData.operational_plan.0', 'title subtitle numberRange timeSet list id'],
  ['ProfileData.operational_plan.0.list.0', 'id text'],
  ['ProfileData.dafo', 'debilidades fortalezas oportunidades amenazas resume'],
  ['ProfileData.dafo.debilidades.0', 'id text'],
  ['ProfileData.departments.0', 'id name positions'],
  ['ProfileData.departments.0.positions.0', 'id name'],
  ['ProfileData.organigram.0', 'id kind position department superior hierarchy'],
];

describe('the names on the wire', () => {
  it.each(WIRE_NAMES)('%s has %s', (dotted, expected) => {
    expect(names(dotted)).toEqual(expect.arrayContaining(expected.replaceAll('+', '').split(' ')));
  });

  it.each([
    ['dafo.fortalezas.0.text', 'strong'],
    ['dafo.debilidades.0.text', 'weak'],
    ['dafo.oportunidades.0.text', 'chance'],
    ['dafo.amenazas.0.text', 'danger'],
    ['executiveSummary.constitution_date.text', '3 de mayo de 2026'],
    ['executiveSummary.constitution_date.date', '2026-05-03'],
    ['marketing.0.result', '60.5'],
    ['finances.gross_profit.FY1', '70'],
    ['finances.gross_profitx100.FY1', '70'],
    ['finances.gross_profitx100.FY3', ''],
    ['finances.ebidta.FY1', '50'],
    ['finances.ebit.FY1', '45'],
    ['finances.net_income.FY5', '-1'],
    ['finances.work_capital', '50'],
    ['finances.graphic_base64', ''],
    ['organigram.0.hierarchy', 2],
    ['organigram.1.hierarchy', 1],
    ['organigram.1.position', ''],
    ['schema_version', currentVersion()],
  ])('%s is %j', (dotted, value) => {
    expect(reach(`ProfileData.${dotted}`)).toBe(value);
  });

  it('writes the font with its id and the date in the theme’s language', () => {
    const german = JSON.parse(
      encodeContent({ plan: plan(), theme: { ...defaultTheme(2, 'de'), font: 'Exo' } }),
    );
    expect(german.TemplateConf.font).toEqual({ text: 'Exo', id: 21 });
    expect(german.ProfileData.executiveSummary.constitution_date.text).toBe('3. Mai 2026');
  });

  it('does not believe computed values that come back', () => {
    const tampered = structuredClone(wire);
    Object.assign(tampered.ProfileData.finances, {
      net_income: { FY1: '999' },
      work_capital: [1],
      ebidta: 7,
    });
    tampered.ProfileData.organigram[0].hierarchy = 'first';
    tampered.ProfileData.marketing[0].result = '1000000';
    tampered.ProfileData.executiveSummary.constitution_date.text = 'yesterday';
    expect(decodeContent(JSON.stringify(tampered))).toEqual(decodeContent(JSON.stringify(wire)));
    expect(decodeContent(JSON.stringify(tampered)).ok).toBe(true);
  });
});
