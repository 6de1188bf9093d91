import { describe, expect, expectTypeOf, it } from 'vitest';
import { generateDocument } from './documents.ts';
import { type ParsedBody, type RequestBody, type ResponseBody, type Route, routeUrl } from './route.ts';
import { ROUTES } from './routes.ts';
import { templateThumbnail } from './templates.ts';

describe('the routes', () => {
  it.each(Object.entries(ROUTES))('%s is known by its id and names its parameters', (id, route) => {
    expect(route.id).toBe(id);
    const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(parameters).toEqual('params' in route ? Object.keys(route.params.shape) : []);
  });

  it('share no address', () => {
    const addresses = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

/** The calls of specification §7, each with the fields of its payload that the specification names. */
const CALLS = [
  ['listPlans', 'GET', '/business_plan', ''],
  [
    'createPlan',
    'POST',
    '/business_plan',
    'business_plan_name business_plan_content business_plan_cover business_plan_status',
  ],
  ['savePlans', 'PUT', '/business_plan', 'id_list business_plan_data'],
  ['duplicatePlan', 'POST', '/business_plan/duplicate', 'business_plan_id'],
  ['deletePlan', 'DELETE', '/business_plan/:id', ''],
  ['downloadPlan', 'GET', '/business_plan/download/:id', ''],
  ['sendPlan', 'POST', '/business_plan/send-by-email', 'business_plan_id email_to_send'],
  ['generateDocument', 'POST', '/generate', 'content business_plan_id business_plan_cover'],
  ['products', 'GET', '/products', ''],
  ['startPayment', 'POST', '/payments', ''],
  ['listPayments', 'GET', '/payments', ''],
  ['stopSubscription', 'POST', '/payments/stop', ''],
  ['createUser', 'POST', '/users', 'user_email'],
  ['signIn', 'POST', '/users/login', 'user_email'],
  ['signInWithGoogle', 'POST', '/users/login-google', 'sub_id_google'],
  ['currentUser', 'GET', '/users/me', ''],
  ['updateUser', 'PUT', '/users/me', 'user_name user_post_name'],
  ['changePassword', 'PUT', '/users/me/password', 'last_password new_password'],
  ['changeLanguage', 'PUT', '/users/me/language', 'language'],
  ['requestRecovery', 'POST', '/users/remember-password', 'user_email'],
  ['verifyRecovery', 'GET', '/users/remember-verify/:key', ''],
  ['resetPassword', 'POST', '/users/reset-password', 'new_password password_recovery_id'],
] as const;

it.each(CALLS)('%s is %s %s, as the specification has it', (id, method, path, fields) => {
  const route: Route = ROUTES[id];
  expect(`${route.method} ${route.path}`).toBe(`${method} /api${path}`);
  const known = Object.keys(route.body?.shape ?? {});
  expect(fields.split(' ').filter((field) => field !== '' && !known.includes(field))).toEqual([]);
});

describe('POST /api/generate', () => {
  const { body } = generateDocument;

  it.each([undefined, null, 'null'])('takes the plan id %j for none', (business_plan_id) => {
    expect(body.parse({ content: '{}', business_plan_id })).toEqual({
      content: '{}',
      business_plan_id: null,
      business_plan_cover: null,
    });
  });

  it('keeps a real plan id', () => {
    expect(body.parse({ content: '', business_plan_id: 'nullable' }).business_plan_id).toBe('nullable');
  });

  it.each([{}, { content: {} }, { content: '{}', more: 1 }, { content: '', business_plan_id: 5 }])(
    'refuses %j',
    (payload) => {
      expect(body.safeParse(payload).success).toBe(false);
    },
  );
});

it('gives server and client its types', () => {
  type Generate = typeof generateDocument;
  expectTypeOf<RequestBody<Generate>['business_plan_id']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<ParsedBody<Generate>['business_plan_id']>().toEqualTypeOf<string | null>();
  expectTypeOf<ResponseBody<Generate>>().toEqualTypeOf<{ business_plan_base_64_pdf: string }>();
  expectTypeOf<ResponseBody<typeof templateThumbnail>>().toBeNever();
});

describe('a route’s address', () => {
  it('holds parameters and query, encoded', () => {
    expect(
      routeUrl(templateThumbnail, {
        params: { id: 2 },
        query: { color1: '#1f3a5f', lang: 'es', page: undefined },
      }),
    ).toBe('/api/templates/2/thumbnail?color1=%231f3a5f&lang=es');
    expect(routeUrl({ path: '/api/x/:id' }, { params: { id: 'a/../b' } })).toBe('/api/x/a%2F..%2Fb');
    expect(routeUrl(generateDocument)).toBe('/api/generate');
  });

  it('cannot be made without its parameters', () => {
    expect(() => routeUrl(templateThumbnail)).toThrow(RangeError);
  });

  it('is read back by the schemas', () => {
    expect(templateThumbnail.params.parse({ id: '2' })).toEqual({ id: 2 });
    expect(templateThumbnail.query.parse({ color1: '#1f3a5f' })).toEqual({
      color1: '#1f3a5f',
      page: 1,
      width: 720,
    });
    expect(templateThumbnail.query.parse({ width: '480' }).width).toBe(480);
    for (const query of [{ page: '0' }, { lang: 'pt' }, { color1: 'red' }, { size: '9' }, { width: '481' }]) {
      expect(templateThumbnail.query.safeParse(query).success).toBe(false);
    }
  });
});
