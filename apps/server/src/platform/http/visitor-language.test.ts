import cookies from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { visitorLanguage } from './visitor-language.ts';

const app = Fastify();
await app.register(cookies);
app.get('/', async (request) => visitorLanguage(request));

it.each([
  [undefined, undefined, 'es'],
  [undefined, 'it-IT,it;q=0.9', 'it'],
  ['locale=fr', 'de', 'fr'],
  ['a=b; locale=en; c=d', 'de', 'en'],
  ['locale=%66r', 'de', 'fr'],
  ['locale=xx', 'de', 'de'],
  ['mylocale=fr', 'de', 'de'],
  ['locale=deutsch', 'it', 'it'],
])('cookie %s and browser %s: %s', async (cookie, accepted, expected) => {
  const headers = {
    ...(cookie !== undefined && { cookie }),
    ...(accepted !== undefined && { 'accept-language': accepted }),
  };
  expect((await app.inject({ url: '/', headers })).body).toBe(expected);
});
