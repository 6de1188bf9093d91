import type { Locator, Page } from '@playwright/test';
import type { Language } from '@trazo/plan/languages';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { expect } from './journey.ts';
import { pasteText } from './paste-text.ts';
import { type FieldName, type OptionName, type WordKey, wordsOf } from './words.ts';

/** What a visitor's hand has done so far. */
export interface Effort {
  readonly taps: number;
  readonly keys: number;
  readonly seconds: number;
}

/**
 * A visitor's hand: taps (or clicks) and types on the page as a person does, one character a key, and counts it (keystroke-level
 * model). The seconds are those of a hand that never rests, so what is left is the product's. Scrolling is not counted.
 */
export class Hand {
  readonly say: ReturnType<typeof wordsOf>;
  readonly page: Page;
  readonly #touches: boolean;
  readonly #begun = performance.now();
  #taps = 0;
  #keys = 0;

  constructor(page: Page, language: Language, touches: boolean) {
    this.page = page;
    this.say = wordsOf(language);
    this.#touches = touches;
  }

  get effort(): Effort {
    return { taps: this.#taps, keys: this.#keys, seconds: (performance.now() - this.#begun) / 1000 };
  }

  async tap(target: Locator): Promise<void> {
    this.#taps += 1;
    await (this.#touches ? target.tap() : target.click());
  }

  /** Types where the focus is; in `target`, once it has the focus: a browser follows a tap a moment later. */
  async type(text: string, target?: Locator): Promise<void> {
    if (target !== undefined) await expect(target).toBeFocused();
    this.#keys += [...text].length;
    await this.page.keyboard.type(text);
  }

  /** Presses a key, or one with others held, so many times. */
  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      this.#keys += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** Pastes where the focus is, by its two keys. */
  async paste(text: string): Promise<void> {
    this.#keys += 1;
    await pasteText(this.page, text);
  }

  /** Opens the landing page, and goes on from it to the templates. */
  async start(): Promise<void> {
    await this.page.goto('/');
    const links = this.page.getByRole('main').getByRole('link', { name: this.say('home:start') });
    await this.tap(links.first());
  }

  labelOf(name: FieldName): string {
    return this.say(name.replace(':', ':form.fields.').concat('.label') as WordKey);
  }

  field(name: FieldName): Locator {
    return this.page.getByRole('textbox', { name: this.labelOf(name), exact: true }).last();
  }

  /** Taps a field and types in it. */
  async fill(name: FieldName, text: string): Promise<void> {
    await this.tap(this.field(name));
    await this.typeIn(name, text);
  }

  /** Goes on to the next field and types in it. */
  async fillNext(name: FieldName, text: string): Promise<void> {
    await this.press('Tab');
    await this.typeIn(name, text);
  }

  async typeIn(name: FieldName, text: string): Promise<void> {
    await this.type(text, this.field(name));
    await this.#holds(name, text);
  }

  /** Adds an item to a list by its button, and types in the first field of it. */
  async addItem(button: string, first: FieldName, text: string): Promise<void> {
    const before = await this.field(first).count();
    await this.tap(this.button(button));
    if (before > 0) await expect(this.field(first)).not.toHaveValue(/./);
    await this.typeIn(first, text);
  }

  /** A long text is no input, but a region that can be edited. */
  async #holds(name: FieldName, text: string): Promise<void> {
    const field = this.field(name);
    const isLong = await field.evaluate(
      (element) => element instanceof HTMLElement && element.isContentEditable,
    );
    await (isLong ? expect(field).toHaveText(text) : expect(field).toHaveValue(text));
  }

  /** Taps a text box and types in it. */
  async write(target: Locator, text: string): Promise<void> {
    await this.tap(target);
    await this.type(text, target);
    await expect(target).toHaveValue(text);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Types the beginning of an option where the focus is, and takes the first that is offered. */
  async pick(name: FieldName, begun: string, option: OptionName): Promise<void> {
    const box = this.page.getByRole('combobox', { name: this.labelOf(name), exact: true });
    const word = this.say(`options:${option}`);
    await this.tap(box);
    await this.type(begun, box);
    await this.tap(this.page.getByRole('option', { name: word, exact: true }));
    await expect(box).toHaveValue(word);
  }

  /** Goes on to a section by the button for it. */
  async goOn(section: SectionId): Promise<void> {
    const title = this.say(`${section}:title`);
    await this.tap(this.link(`${this.say('builder:form.next')}: ${title}`));
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
}

/** What a step of a journey took more than now (or less) before the form was made again for phones: `[step, taps, keys]`. */
export type Before = readonly (readonly [step: string, taps: number, keys: number])[];

/**
 * Two lines on the console about a journey: what it takes, and what it took in the product of 23 November 2026 (`a6e8eab0`),
 * counted on paper from its source and a walk through it. Fails on more taps than when it was last looked at.
 */
export function printEffort(
  journey: string,
  { taps, keys, seconds }: Effort,
  most: number,
  before: Before,
): void {
  console.info(`${journey}: ${taps} taps, ${keys} keys, ${seconds.toFixed(1)} s`);
  const more = (at: 1 | 2) => before.reduce((sum, step) => sum + step[at], 0);
  const steps = before.map(([step, ...by]) => `${step} ${by.map(signed).join('/')}`).join(', ');
  console.info(`  before, on paper: ${taps + more(1)} taps, ${keys + more(2)} keys (${steps})`);
  expect(taps, 'taps').toBeLessThanOrEqual(most);
}

const signed = (count: number) => (count > 0 ? `+${count}` : String(count));
