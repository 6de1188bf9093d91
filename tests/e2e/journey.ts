import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

interface Journey {
  /** What the console may say in this journey, where something is broken on purpose. */
  readonly forgiven: RegExp | undefined;
  readonly complaints: (context: BrowserContext) => void;
  /** Opens a page in a browser that has never been here. */
  readonly otherDevice: (kind?: BrowserContextOptions) => Promise<Page>;
}

/** For journeys of which the usual run has one of the kind already: `npm run test:release`, or the journey by its name. */
export const IN_RELEASES = { tag: '@release' } as const;

/** Wide enough for the preview beside the form. */
export const WITH_PREVIEW = { width: 1440, height: 900 } as const;
/** Wide enough for all but that: what is not looked at need not be typeset and drawn. */
export const WITHOUT_PREVIEW = { width: 1200, height: 900 } as const;

/** A journey fails when a page throws, or when the console reports an error or a breach of the content security policy. */
export const test = base.extend<Journey>({
  forgiven: [undefined, { option: true }],
  complaints: [
    async ({ context, forgiven }, use) => {
      const found: string[] = [];
      const note = (text: string) => {
        if (forgiven?.test(text) !== true) found.push(text);
      };
      const listen = (to: BrowserContext) => {
        to.on('weberror', (error) => note(String(error.error().stack)));
        to.on('console', (message) => {
          if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
        });
      };
      listen(context);
      await use(listen);
      expect(found, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  otherDevice: async ({ browser, complaints }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (kind) => {
      const device = await browser.newContext(kind);
      devices.push(device);
      complaints(device);
      return device.newPage();
    });
    for (const device of devices) await device.close();
  },
});

export { expect };
