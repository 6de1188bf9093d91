import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlacesSandbox, startPlacesSandbox } from './server.ts';

let sandbox: PlacesSandbox;
beforeAll(async () => {
  sandbox = await startPlacesSandbox();
});
afterAll(() => sandbox.stop());

const PREDICTION = 'suggestions.placePrediction';

interface Prediction {
  readonly placeId: string;
  readonly text: { readonly text: string };
}

const ask = (path: string, { mask = '', ...request }: RequestInit & { mask?: string } = {}) =>
  fetch(`${sandbox.url}${path}`, {
    ...request,
    headers: { 'x-goog-api-key': sandbox.key, 'x-goog-fieldmask': mask, 'content-type': 'application/json' },
  });

async function predictionsOf(input: string, languageCode = 'es'): Promise<readonly Prediction[]> {
  const body = JSON.stringify({ input, languageCode });
  const answer = await ask('/v1/places:autocomplete', {
    method: 'POST',
    body,
    mask: `${PREDICTION}.placeId,${PREDICTION}.text.text`,
  });
  expect(answer.status).toBe(200);
  const { suggestions = [] } = await answer.json();
  return suggestions.map(({ placePrediction }: { placePrediction: Prediction }) => placePrediction);
}

async function addressOf({ placeId }: Prediction, languageCode = 'es'): Promise<string> {
  const answer = await ask(`/v1/places/${placeId}?languageCode=${languageCode}`, {
    mask: 'formattedAddress',
  });
  return (await answer.json()).formattedAddress;
}

it('never starts in production', async () => {
  await expect(startPlacesSandbox({ production: true })).rejects.toThrow(/production/);
});

describe('an address', () => {
  it.each([
    ['calle mayor 5, bilbao', 'es', 'Calle mayor, 5, 48005 Bilbao, España'],
    ['Hauptstraße 12a Köln', 'de', 'Hauptstraße 12a, 50667 Köln, Deutschland'],
    ['12 rue des Lilas 69003 Lyon', 'fr', '12 rue des Lilas, 69003 Lyon, France'],
    ['via Garibaldi 3, 16124, Genova', 'it', 'Via Garibaldi, 3, 16124 Genova, Italia'],
    ['10 Downing Street, SW1A 2AA London', 'en', '10 Downing Street, London SW1A 2AA, United Kingdom'],
  ])('of “%s” is written as its country writes it', async (input, language, address) => {
    const [first] = await predictionsOf(input, language);
    expect(first).toBeDefined();
    if (first !== undefined)
      expect((await addressOf(first, language)).toLowerCase()).toBe(address.toLowerCase());
  });

  it('without a town is proposed in several, the same ones each time', async () => {
    const texts = (await predictionsOf('Calle de la Luna 7')).map(({ text }) => text.text);
    expect(texts).toHaveLength(5);
    for (const text of texts) expect(text).toMatch(/^Calle de la Luna, 7, \p{L}+, España$/u);
    expect(new Set(texts).size).toBe(5);
    expect((await predictionsOf('Calle de la Luna 7')).map(({ text }) => text.text)).toEqual(texts);
  });

  it.each(['', '   ', '123', '28013', ',,,'])('is not proposed for “%s”', async (input) => {
    if (input === '') {
      const answer = await ask('/v1/places:autocomplete', { method: 'POST', body: '{"input":""}' });
      expect(answer.status).toBe(400);
    } else expect(await predictionsOf(input)).toEqual([]);
  });
});

it('answers nothing without its key, nothing to an unknown place, and no field that was not asked for', async () => {
  const [place] = await predictionsOf('Calle Mayor 1, Madrid');
  expect(Object.keys(place ?? {}).sort()).toEqual(['placeId', 'text']);
  expect((await fetch(`${sandbox.url}/v1/places/${place?.placeId}`)).status).toBe(403);
  expect((await ask(`/v1/places/${place?.placeId}`)).status).toBe(400);
  expect((await ask('/v1/places/bm90aGluZw', { mask: 'formattedAddress' })).status).toBe(400);
  expect((await ask('/v1/other', { mask: 'id' })).status).toBe(404);
});
