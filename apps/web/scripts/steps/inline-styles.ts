import { assume } from '../assumption.ts';
import type { BuildStep } from '../build-step.ts';
import { attribute, type BuiltPage, setAttribute } from '../site/built-page.ts';

/**
 * Each page has its styles in itself; the links of its stylesheets stay, switched off.
 *
 * Why: its first paint waits for no second answer. Costs 10 to 25 kB a page, before compression.
 *
 * Assumes: React knows a stylesheet by its link and accepts one that is disabled when it hydrates.
 */
export const inlineStyles: BuildStep = {
  name: 'inline-styles',
  kind: 'speed',
  async run(site) {
    const texts = new Map<string, Promise<string>>();
    const read = (address: string) => {
      const text = texts.get(address) ?? site.read(address);
      texts.set(address, text);
      return text;
    };
    for (const page of site.pages.values()) await inlineStylesOf(page, read);
  },
};

/**
 * Puts the styles of a page into it.
 *
 * @param read the text of a stylesheet, by its address
 */
export async function inlineStylesOf(
  page: BuiltPage,
  read: (file: string) => Promise<string>,
): Promise<void> {
  const links = page.links({ rel: 'stylesheet' });
  assume(links.length > 0, 'the router names the stylesheets of a page in its head');
  const texts: string[] = [];
  for (const link of links) {
    const [address = ''] = (attribute(link, 'href') ?? '').split('#');
    texts.push(await read(address));
    setAttribute(link, 'disabled', '');
  }
  page.addToHead('style', {}, texts.map((text) => text.replaceAll('</', '<\\/')).join('\n'));
}
