import { test as base, expect } from '@playwright/test';

interface Journey {
  /** What the console may say in this journey, where something is broken on purpose. */
  readonly forgiven: RegExp | undefined;
  readonly complaints: undefined;
}

/** A journey fails when a page throws, or when the console reports an error or a breach of the content security policy. */
export const test = base.extend<Journey>({
  forgiven: [undefined, { option: true }],
  complaints: [
    async ({ context, forgiven }, use) => {
      const found: string[] = [];
      const note = (text: string) => {
        if (forgiven?.test(text) !== true) found.push(text);
      };
      context.on('weberror', (error) => note(String(error.error().stack)));
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      expect(found, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
