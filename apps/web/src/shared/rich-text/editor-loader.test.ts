import { expect, it, vi } from 'vitest';
import { createEditorLoader } from './editor-loader.ts';

/** A loader whose network comes and goes. */
function loaderWithNetwork() {
  const network = { isThere: false };
  const fetchEditor = vi.fn(async () => {
    if (!network.isThere) throw new TypeError('Failed to fetch');
    return 'editor';
  });
  return { network, fetchEditor, loader: createEditorLoader(fetchEditor) };
}

it('says that the editor did not come, and hands it to all who wait when it comes', async () => {
  const { network, loader } = loaderWithNetwork();
  const [one, other, gone] = [vi.fn(), vi.fn(), vi.fn()];
  loader.whenHere(one);
  loader.whenHere(gone)();
  const listener = vi.fn();
  loader.subscribe(listener);
  expect(await loader.load()).toBe(false);
  expect(loader.isMissing()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  network.isThere = true;
  loader.whenHere(other);
  expect(await loader.load()).toBe(true);
  expect(loader.isMissing()).toBe(false);
  expect(one.mock.calls).toEqual([['editor']]);
  expect(other.mock.calls).toEqual([['editor']]);
  expect(gone).not.toHaveBeenCalled();
});

it('fetches it once at a time and once it is here never again, and hands it over later all the same', async () => {
  const { network, fetchEditor, loader } = loaderWithNetwork();
  network.isThere = true;
  await Promise.all([loader.load(), loader.load()]);
  await loader.load();
  const late = vi.fn();
  loader.whenHere(late);
  expect(late).not.toHaveBeenCalled();
  await loader.load();
  expect(late).toHaveBeenCalledOnce();
  expect(fetchEditor).toHaveBeenCalledOnce();
});

it('tries again by itself only what did not come', async () => {
  const { network, fetchEditor, loader } = loaderWithNetwork();
  loader.retry();
  expect(fetchEditor).not.toHaveBeenCalled();
  await loader.load();
  network.isThere = true;
  loader.retry();
  expect(await loader.load()).toBe(true);
  expect(fetchEditor).toHaveBeenCalledTimes(2);
});
