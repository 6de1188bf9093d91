import { loadSample } from '@trazo/samples/load-sample';
import { describe, expect, it } from 'vitest';
import { fieldsOf, previewErrorOf } from './preview-error.ts';

const failure = {
  isError: true,
  error: 'In words.',
  code: undefined,
  details: [],
  retryAfter: undefined,
} as const;
const { plan } = await loadSample('es');

describe('what a failed call means', () => {
  it('is no connection: tried again', () => {
    for (const status of [0, 408]) {
      expect(previewErrorOf({ ...failure, status }, plan)).toMatchObject({ kind: 'offline', retryIn: 6_000 });
    }
  });

  it.each([429, 503])('is a busy server (%d): tried again when the server says', (status) => {
    expect(previewErrorOf({ ...failure, status, retryAfter: 9_000 }, plan)).toMatchObject({
      kind: 'busy',
      message: 'In words.',
      retryIn: 9_000,
    });
    expect(previewErrorOf({ ...failure, status }, plan).retryIn).toBeGreaterThan(0);
  });

  it('is something in the plan: never tried again by itself, and the field is named', () => {
    const details = [{ path: 'ProfileData.products.1.image', message: 'expected a picture' }];
    expect(previewErrorOf({ ...failure, status: 422, details }, plan)).toEqual({
      kind: 'content',
      message: 'In words.',
      fields: [{ section: 'products', field: 'items.1.image' }],
      retryIn: undefined,
    });
  });

  it.each([500, 502, 504])('is a server that restarts behind a gateway (%d): tried again', (status) => {
    expect(previewErrorOf({ ...failure, status }, plan)).toMatchObject({ kind: 'busy', retryIn: 3_000 });
  });

  it('is a server of an earlier release: tried again', () => {
    const code = 'content_newer_version';
    expect(previewErrorOf({ ...failure, status: 422, code }, plan)).toMatchObject({
      kind: 'busy',
      retryIn: 15_000,
    });
  });

  it('is our own fault', () => {
    expect(previewErrorOf({ ...failure, status: 500, code: 'internal' }, plan)).toMatchObject({
      kind: 'failed',
      retryIn: undefined,
    });
  });
});

describe('the field a wire path means', () => {
  const fieldOf = (path: string) => fieldsOf([{ path, message: '' }], plan)[0];

  it.each([
    ['ProfileData.executiveSummary.mision', 'mission', 'mission'],
    ['ProfileData.executiveSummary.com_name', 'general', 'companyName'],
    ['ProfileData.team.0.email', 'team', 'members.0.email'],
    ['ProfileData.team.0', 'team', 'members.0.id'],
  ])('%s is %s %s', (path, section, field) => {
    expect(fieldOf(path)).toEqual({ section, field });
  });

  it.each(['', 'TemplateConf.colors.color1', 'ProfileData.nothing'])('%j is none', (path) => {
    expect(fieldOf(path)).toBeUndefined();
  });
});
