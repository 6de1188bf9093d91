import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrivingBody } from './arriving-body.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;

it('lets a body through that takes minutes, and pauses on its way', async () => {
  const line = new PassThrough();
  const body = text(arrivingBody(line, () => undefined));
  for (let piece = 0; piece < 20; piece += 1) {
    line.write('x'.repeat(8_000));
    await vi.advanceTimersByTimeAsync(15 * SECOND);
  }
  line.end();
  expect(await body).toHaveLength(160_000);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['nothing', 0],
  ['a byte a second', 1],
])('ends a body of which %s arrives', async (_name, bytesASecond) => {
  const line = new PassThrough();
  const body = arrivingBody(line, () => undefined);
  const ended = expect(text(body)).rejects.toMatchObject({ code: 'payload_too_slow' });
  for (let second = 0; second < 30; second += 1) {
    line.write('x'.repeat(bytesASecond));
    await vi.advanceTimersByTimeAsync(SECOND);
  }
  await ended;
  expect(vi.getTimerCount()).toBe(0);
});

it('ends with what the count of its bytes refuses', async () => {
  const line = new PassThrough();
  const counted: number[] = [];
  const body = arrivingBody(line, (bytes) => {
    counted.push(bytes);
    if (counted.length > 1) throw new RangeError('no more');
  });
  const ended = expect(text(body)).rejects.toThrow('no more');
  line.write('first');
  line.write('second');
  await ended;
  expect(counted).toEqual([5, 6]);
});

it('breaks off where the line does', async () => {
  const line = new PassThrough();
  const ended = expect(text(arrivingBody(line, () => undefined))).rejects.toThrow('hung up');
  line.destroy(new Error('hung up'));
  await ended;
  expect(vi.getTimerCount()).toBe(0);
});
