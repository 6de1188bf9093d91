import { describe, expect, it } from 'vitest';
import { acceptedMediaType } from './accepted-media-type.ts';

const offered = ['application/json', 'application/pdf'] as const;

describe('acceptedMediaType', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/pdf', 'application/pdf'],
    ['Application/PDF', 'application/pdf'],
    ['application/json, application/pdf;q=0.5', 'application/json'],
    ['application/json;q=0.2, application/pdf;q=0.5', 'application/pdf'],
    ['application/pdf, */*;q=0.1', 'application/pdf'],
    ['application/pdf;q=0, */*', 'application/json'],
    ['text/html', 'application/json'],
    ['application/pdf;q=banana', 'application/json'],
  ])('%s → %s', (accept, expected) => {
    expect(acceptedMediaType(accept === undefined ? {} : { accept }, offered)).toBe(expected);
  });
});
