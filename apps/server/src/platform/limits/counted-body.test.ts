import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { countedBody } from './counted-body.ts';

it('ends with what the count of its bytes refuses', async () => {
  const line = new PassThrough();
  const counted: number[] = [];
  const body = countedBody(line, (bytes) => {
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
  const ended = expect(text(countedBody(line, () => undefined))).rejects.toThrow('hung up');
  line.destroy(new Error('hung up'));
  await ended;
});
