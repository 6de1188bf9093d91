import { randomUUID } from 'node:crypto';
import type { Route } from '@trazo/contract/api/route';
import { ROUTES } from '@trazo/contract/api/routes';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { sharedApp } from './shared-app.ts';
import { GOOD_PASSWORD, signUpTestAccount, type TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';

/**
 * A client that knows the specification and nothing of ours: §7 for the calls, §3 for the fields, no schema version, no version of
 * a plan. What it cannot do stands in ADR 5, and below as a refusal with its code.
 */
const CONTENT = JSON.stringify({
  TemplateConf: {
    template_id: 2,
    colors: { color1: '#1f3a5f', color2: '#e07a2f' },
    font: { text: 'Poppins', id: 4 },
    lang: 'es',
  },
  ProfileData: {
    new_company: true,
    coinType: '€',
    organigram_image: null,
    executiveSummary: {
      com_name: 'Obrador Delicias',
      constitution_date: { text: '3 de mayo de 2026', date: '2026-05-03' },
      activity_date: { text: '', date: null },
      address: 'Calle Mayor, 1, 28013 Madrid',
      addressGoogle: { formatted_address: 'Calle Mayor, 1, 28013 Madrid, España' },
      legal_structure: 'limitedLiabilityCompany',
      sector: 'consumerGoods',
      business_type: 'Panadería',
      executive_summary: 'Pan de verdad.',
      mision: '',
      vision: '',
      values: '',
    },
    client_target: {
      gender: ['female', 'male'],
      location: 'Madrid',
      civil_status: ['single'],
      idiom: 'es',
      formation: ['university'],
      income: [],
      age: ['35-65', '+65'],
      client_idiom: '',
      income_origin: [],
      business_size: [],
      resume: '',
    },
    industry: { n_customers: '', spend_costumers: '', market_size: '', competences: [], resume: '' },
    products: [
      {
        text: 'Hogaza',
        description: 'Masa madre',
        cost: '1.2',
        seal_price: '4',
        type: 'product',
        image: null,
        id: 7,
      },
    ],
    finances: { revenue_model: 'Venta', current_assets: '70', static_assets: '30', own_funds: '100' },
    team: [
      {
        name: 'Nora',
        surname: 'Vidal',
        description: '',
        email: '',
        laboral_position: 'Panadera',
        phone: '',
        image: null,
        id: 't',
      },
    ],
    marketing: [],
    operational_plan: [
      { title: 'Abrir', subtitle: '', numberRange: '3', timeSet: 'months', list: [], id: 'o' },
    ],
    dafo: { debilidades: [], fortalezas: [], oportunidades: [], amenazas: [], resume: '' },
    departments: [],
  },
});

/** The calls of §7. */
const DOCUMENTED: readonly Route[] = [
  ROUTES.listPlans,
  ROUTES.createPlan,
  ROUTES.savePlans,
  ROUTES.duplicatePlan,
  ROUTES.deletePlan,
  ROUTES.downloadPlan,
  ROUTES.sendPlan,
  ROUTES.generateDocument,
  ROUTES.products,
  ROUTES.startPayment,
  ROUTES.listPayments,
  ROUTES.stopSubscription,
  ROUTES.createUser,
  ROUTES.signIn,
  ROUTES.signInWithGoogle,
  ROUTES.currentUser,
  ROUTES.updateUser,
  ROUTES.changePassword,
  ROUTES.changeLanguage,
  ROUTES.requestRecovery,
  ROUTES.verifyRecovery,
  ROUTES.resetPassword,
];

let running: TestApp;
let account: TestAccount;
let planId: string;
const tried = new Set<string>();

sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
  account = await signUpTestAccount(running.app);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(method: Method, path: string, payload?: object): Promise<LightMyRequestResponse> {
  const request: InjectOptions = { method, url: `/api${path}`, ...(payload && { payload }) };
  const answer = await account.call(request);
  tried.add(`${method} /api${path}`);
  return answer;
}

async function succeeds(method: Method, path: string, payload?: object) {
  const answer = await call(method, path, payload);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.body === '' ? {} : answer.json();
}

const refusal = async (method: Method, path: string, payload?: object) => {
  const answer = await call(method, path, payload);
  return [answer.statusCode, answer.json().error];
};

it('saves a plan by the specification’s fields, and changes it without a version', async () => {
  const created = await succeeds('POST', '/business_plan', {
    business_plan_name: 'Obrador Delicias',
    business_plan_content: CONTENT,
    business_plan_cover: null,
    business_plan_status: 'active',
  });
  planId = created._id;
  expect(created.business_plan_status).toBe('active');
  await succeeds('PUT', '/business_plan', {
    id_list: [planId],
    business_plan_data: { business_plan_content: CONTENT, business_plan_cover: null },
  });
  const second = await succeeds('POST', '/business_plan', { business_plan_content: CONTENT });
  const both = await succeeds('PUT', '/business_plan', {
    id_list: [planId, second._id],
    business_plan_data: { business_plan_content: CONTENT.replace('Obrador Delicias', 'Obrador Norte') },
  });
  expect(both.business_plans).toMatchObject([
    { _id: planId, business_plan_name: 'Obrador Norte' },
    { _id: second._id, business_plan_name: 'Obrador Norte' },
  ]);
  await succeeds('DELETE', `/business_plan/${second._id}`);
  await succeeds('PUT', '/business_plan', {
    id_list: [planId],
    business_plan_data: { business_plan_content: CONTENT },
  });
  const { business_plans } = await succeeds('GET', '/business_plan');
  expect(business_plans).toHaveLength(1);
  const opened = JSON.parse((await succeeds('GET', `/business_plan/${planId}`)).business_plan_content);
  expect(opened.ProfileData.executiveSummary).toMatchObject({
    com_name: 'Obrador Delicias',
    addressGoogle: { formatted_address: 'Calle Mayor, 1, 28013 Madrid, España' },
  });
  expect(opened.ProfileData.client_target.age).toContain('65+');
});

it('previews, downloads, sends, copies and deletes it', async () => {
  const preview = await succeeds('POST', '/generate', {
    content: CONTENT,
    business_plan_id: 'null',
    business_plan_cover: null,
  });
  const download = await succeeds('GET', `/business_plan/download/${planId}`);
  for (const { business_plan_base_64_pdf: pdf } of [preview, download]) {
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
  await succeeds('POST', '/business_plan/send-by-email', {
    business_plan_id: planId,
    email_to_send: 'bank@example.com',
  });
  const copy = await succeeds('POST', '/business_plan/duplicate', { business_plan_id: planId });
  await succeeds('DELETE', `/business_plan/${copy._id}`);
  expect((await succeeds('GET', '/business_plan')).business_plans).toHaveLength(1);
});

it('names the media type of every call, also of one without a body', async () => {
  const answerTo = async (method: Method, path: string, payload: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await account.call({ method, url: `/api${path}`, headers, payload });
    return [answer.statusCode, answer.json().error];
  };
  expect(await answerTo('POST', '/payments', '')).toEqual([422, 'consent_required']);
  expect(await answerTo('POST', '/payments/stop', '')).toEqual([409, 'no_subscription']);
  expect(await answerTo('POST', '/business_plan/duplicate', '')).toEqual([400, 'payload_invalid']);
  expect(await answerTo('DELETE', `/business_plan/${randomUUID()}`, '')).toEqual([404, 'not_found']);
  for (const path of ['/payments', '/payments/stop']) {
    for (const broken of [' ', '{', '{"product":}']) {
      expect(await answerTo('POST', path, broken)).toEqual([400, 'payload_not_json']);
    }
  }
});

it('reads the prices in cents, and the payments', async () => {
  const { product } = await succeeds('GET', '/products');
  expect(product).toMatchObject({ trial_price: 50, subscription_price: 95, currency_symbol: '€' });
  expect((await succeeds('GET', '/payments')).payments).toEqual([]);
});

it('knows and changes the account', async () => {
  expect((await succeeds('GET', '/users/me')).user_email).toBe(account.user.user_email);
  await succeeds('PUT', '/users/me', { user_name: 'Nora', user_post_name: 'Vidal' });
  expect((await succeeds('PUT', '/users/me/language', { language: 'fr' })).user_language).toBe('fr');
  const passwords = { last_password: GOOD_PASSWORD, new_password: 'Otra-Sesenta-4-Olmos' };
  expect(await succeeds('PUT', '/users/me/password', passwords)).toEqual({ status: 'password_changed' });
  expect(await refusal('PUT', '/users/me/password', passwords)).toEqual([422, 'incorrect_last_password']);
});

it('signs in, and gets a new password by mail', async () => {
  const user_email = account.user.user_email;
  await succeeds('POST', '/users/login', { user_email, password: 'Otra-Sesenta-4-Olmos' });
  await succeeds('POST', '/users/remember-password', { user_email });
  const recovery = (await running.mails()).find(({ to, kind }) => to === user_email && /recover/i.test(kind));
  const [, key = ''] = /\/recovery-password\/([\w-]+)/.exec(recovery?.text ?? '') ?? [];
  await succeeds('GET', `/users/remember-verify/${key}`);
  await succeeds('POST', '/users/reset-password', {
    new_password: 'Tercera-Sesenta-4-Olmos',
    password_recovery_id: key,
  });
  await succeeds('POST', '/users/login', { user_email, password: 'Tercera-Sesenta-4-Olmos' });
});

it('meets these refusals, for the reasons of ADR 5', async () => {
  const fresh = await signUpTestAccount(running.app);
  account = fresh;
  for (const body of [undefined, {}]) {
    expect(await refusal('POST', '/payments', body)).toEqual([422, 'consent_required']);
  }
  expect(await refusal('POST', '/payments/stop', {})).toEqual([409, 'no_subscription']);
  expect(await refusal('POST', '/users/login-google', { sub_id_google: '1' })).toEqual([
    401,
    'google_token_invalid',
  ]);
  const person = { user_email: `${randomUUID()}@example.com`, password: GOOD_PASSWORD };
  expect(await refusal('POST', '/users', person)).toEqual([400, 'payload_invalid']);
  const acceptances = { accept_terms: true, accept_privacy: true, legal_age: true };
  await succeeds('POST', '/users', { ...person, ...acceptances });
});

it('has tried every call of the specification', () => {
  for (const { id, method, path } of DOCUMENTED) {
    const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    expect(
      [...tried].some((one) => pattern.test(one)),
      id,
    ).toBe(true);
  }
});
