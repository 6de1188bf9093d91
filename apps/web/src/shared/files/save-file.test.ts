import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const clicked: { download: string; href: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { href: '', download: '', click: () => void clicked.push(link) };
      return link;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const isReadable = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

it('lets the browser read the file for a while, and then lets go of it', async () => {
  saveFile('a/b.pdf', new Blob(['%PDF']));
  const [{ download, href } = { download: '', href: '' }] = clicked;
  expect(download).toBe('a-b.pdf');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await isReadable(href)).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await isReadable(href)).toBe(false);
});
