import type { Page } from '@playwright/test';
import type { Person } from './account.ts';
import { expect } from './journey.ts';

/** Calls with an account's token, as another of its devices would make them. */
export interface AccountCalls {
  get(path: string): Promise<unknown>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<unknown>;
}

/** Signs in without a browser. */
export async function callsOf(page: Page, { email, password }: Person): Promise<AccountCalls> {
  const login = await page.request.post('/api/users/login', { data: { user_email: email, password } });
  await expect(login).toBeOK();
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const send = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    await expect(answer).toBeOK();
    return answer.json();
  };
  return { get: (path) => send('GET', path), send };
}

interface Listed {
  readonly _id: string;
  readonly version: number;
}

/** The one plan of an account. */
export async function onlyPlan(calls: AccountCalls): Promise<Listed> {
  const { business_plans } = (await calls.get('/api/business_plan')) as { business_plans: Listed[] };
  const [plan] = business_plans;
  if (plan === undefined || business_plans.length > 1) throw new Error(`${business_plans.length} plans`);
  return plan;
}
