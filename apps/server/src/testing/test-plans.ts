import { encodeContent } from '@trazo/contract/content/content-codec';
import type { PlanSummary, SavedPlan } from '@trazo/contract/plans/plan';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { loadSample } from '@trazo/samples/load-sample';
import type { LightMyRequestResponse } from 'fastify';
import type { TestAccount } from './test-account.ts';

export const { plan: SAMPLE_PLAN, theme: SAMPLE_THEME } = await loadSample('en');

const { summary, mission, products, team, finance } = SAMPLE_PLAN;

/**
 * Half the sections of the sample, without pictures: typeset in a fifth of the time the whole one takes, which is tested beside
 * the typesetter.
 */
export const PLAIN_PLAN: Plan = {
  ...emptyPlan(),
  summary,
  mission,
  finance,
  general: { ...SAMPLE_PLAN.general, logo: '' },
  products: { ...products, items: products.items.map((item) => ({ ...item, image: '' })) },
  team: { ...team, members: team.members.map((member) => ({ ...member, image: '' })) },
};

/** A section of the sample: most tests need a plan, and some its document, but not its length. */
export const BRIEF_PLAN: Plan = { ...emptyPlan(), mission, general: { ...SAMPLE_PLAN.general, logo: '' } };

/** A content of a company of this name. */
export const contentOf = (companyName: string, plan: Plan = BRIEF_PLAN): string =>
  encodeContent({
    plan: { ...plan, general: { ...plan.general, companyName } },
    theme: SAMPLE_THEME,
  });

export const NO_PLAN = '00000000-0000-4000-8000-000000000000';

/** The calls of saved plans, in an account's name. */
export const plansOf = ({ call }: TestAccount) => {
  const post = (url: string, payload: object) => call({ method: 'POST', url, payload });
  const put = (payload: object) => call({ method: 'PUT', url: '/api/business_plan', payload });
  return {
    post,
    put,
    get: (url: string, headers: Record<string, string> = {}) => call({ method: 'GET', url, headers }),
    create: async (content: string, more: object = {}): Promise<PlanSummary> => {
      const answer = await post('/api/business_plan', { business_plan_content: content, ...more });
      if (answer.statusCode !== 201) throw new Error(`no plan: ${answer.body.slice(0, 500)}`);
      return answer.json();
    },
    list: async (): Promise<PlanSummary[]> =>
      (await call({ method: 'GET', url: '/api/business_plan' })).json().business_plans,
    open: async (id: string): Promise<SavedPlan> =>
      (await call({ method: 'GET', url: `/api/business_plan/${id}` })).json(),
    save: (id: string, version: number, content: string, more: object = {}) =>
      put({ id_list: [id], business_plan_data: { business_plan_content: content, version, ...more } }),
    remove: (id: string) => call({ method: 'DELETE', url: `/api/business_plan/${id}` }),
  };
};

/** What an answer says went wrong. */
export const errorOf = (answer: LightMyRequestResponse): [status: number, code: string] => [
  answer.statusCode,
  answer.json().error,
];
