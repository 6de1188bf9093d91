import { LIST_LIMITS, TEXT_LIMITS } from '../fields.ts';
import type { Plan } from '../plan.ts';
import { BLOCK_LIMITS, countPictures, type RichBlock } from '../rich-text/blocks.ts';
import { blocksOf, richTextOf } from '../rich-text/normalise.ts';
import { isBlankText, plainTextOf } from '../rich-text/plain-text.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { emptyCompetitor } from '../sections/competition.ts';
import { emptyOperation } from '../sections/operations.ts';
import { emptyProduct } from '../sections/products.ts';
import type { SwotQuadrant } from '../sections/swot.ts';
import { emptyTeamMember } from '../sections/team.ts';
import { itemsOf, plainLines, stepsOf, type WrittenItem, type WrittenItems } from './items.ts';
import type { ImportRow } from './match-chapters.ts';

/** What did not go into the plan: the user has it before them. */
export interface LeftOut {
  readonly above: readonly string[];
  readonly heading: string;
  readonly blocks: readonly RichBlock[];
  /** No field was chosen, the field or list is full, or it takes words alone. */
  readonly reason: 'noField' | 'full' | 'picture';
}

/** What went in, and what did not. */
export interface PutIn {
  readonly plan: Plan;
  readonly leftOut: readonly LeftOut[];
}

/** Characters of one line of a list of short texts. */
const LINE_LIMIT = 1_000;

const isPicture = ({ type }: RichBlock): boolean => type === 'picture';

/** Puts chapters of an existing plan into the fields chosen for them, below what these hold already. */
export function putIn(before: Plan, rows: readonly ImportRow[], newId: () => string): PutIn {
  const plan = structuredClone(before);
  const writer = new Writer(plan, newId);
  for (const row of rows) writer.put(row);
  return { plan, leftOut: writer.leftOut };
}

class Writer {
  readonly leftOut: LeftOut[] = [];
  readonly #plan: Plan;
  readonly #newId: () => string;

  constructor(plan: Plan, newId: () => string) {
    this.#plan = plan;
    this.#newId = newId;
  }

  put(row: ImportRow): void {
    const { mission, summary, client, swot, finance, competition } = this.#plan;
    const add = (text: RichText) => this.#below(text, row, underHeading(row));
    switch (row.target) {
      case undefined:
        this.#leave(row, row.blocks, 'noField');
        return;
      case 'mission.mission':
        mission.mission = add(mission.mission);
        return;
      case 'mission.vision':
        mission.vision = add(mission.vision);
        return;
      case 'mission.values':
        mission.values = add(mission.values);
        return;
      case 'summary.summary':
        summary.summary = add(summary.summary);
        return;
      case 'client.summary':
        client.summary = add(client.summary);
        return;
      case 'swot.summary':
        swot.summary = add(swot.summary);
        return;
      case 'finance.revenueModel':
        finance.revenueModel = add(finance.revenueModel);
        return;
      case 'finance.useOfFunds':
        finance.useOfFunds = add(finance.useOfFunds);
        return;
      case 'finance.exitStrategy':
        finance.exitStrategy = add(finance.exitStrategy);
        return;
      case 'competition.summary':
        competition.summary = add(competition.summary);
        return;
      case 'swot.strengths':
        this.#addLines('strengths', row);
        return;
      case 'swot.weaknesses':
        this.#addLines('weaknesses', row);
        return;
      case 'swot.opportunities':
        this.#addLines('opportunities', row);
        return;
      case 'swot.threats':
        this.#addLines('threats', row);
        return;
      default:
        this.#addItems(row);
    }
  }

  #addItems(row: ImportRow): void {
    const { products, team, operations, competition } = this.#plan;
    switch (row.target) {
      case 'products.items':
        this.#each(row, withBefore(row, itemsOf), products.items, LIST_LIMITS.products, (item) => ({
          ...emptyProduct(this.#newId()),
          ...this.#described(row, item),
        }));
        return;
      case 'team.members':
        this.#each(row, withBefore(row, itemsOf), team.members, LIST_LIMITS.members, (item) =>
          this.#member(row, item),
        );
        return;
      case 'competition.competitors': {
        const { before, items } = itemsOf(row.blocks);
        competition.summary = this.#below(competition.summary, row, before);
        this.#each(row, items, competition.competitors, LIST_LIMITS.competitors, (item) => ({
          ...emptyCompetitor(this.#newId()),
          ...this.#described(row, item),
        }));
        return;
      }
      default:
        this.#each(row, withBefore(row, stepsOf), operations.steps, LIST_LIMITS.steps, (item) =>
          this.#step(row, item),
        );
    }
  }

  /** Adds as many items as the list takes. */
  #each<Item>(
    row: ImportRow,
    written: readonly WrittenItem[],
    list: Item[],
    limit: number,
    read: (item: WrittenItem) => Item,
  ): void {
    const fitting = written.slice(0, Math.max(0, limit - list.length));
    list.push(...fitting.map(read));
    this.#leave(row, written.slice(fitting.length).flatMap(asBlocks), 'full');
  }

  #described(row: ImportRow, item: WrittenItem): { name: string; description: RichText } {
    const { name, blocks } =
      item.name.length > TEXT_LIMITS.short ? { name: '', blocks: asBlocks(item) } : item;
    return { name, description: this.#below('', row, blocks) };
  }

  #member(row: ImportRow, item: WrittenItem) {
    const { name: written, description } = this.#described(row, item);
    const isHeading = written === row.heading;
    const { person, position } = isHeading ? { person: written, position: '' } : personIn(written);
    const [name = '', ...surnames] = isHeading ? [person] : person.split(' ');
    return { ...emptyTeamMember(this.#newId()), name, surname: surnames.join(' '), position, description };
  }

  #step(row: ImportRow, item: WrittenItem) {
    const [title, blocks] =
      item.name.length > TEXT_LIMITS.short ? ['', asBlocks(item)] : [item.name, item.blocks];
    this.#leave(row, blocks.filter(isPicture), 'picture');
    const lines = plainLines(
      blocks.filter((block) => !isPicture(block)),
      LINE_LIMIT,
    );
    const goals = lines.slice(0, LIST_LIMITS.goals).map((text) => ({ id: this.#newId(), text }));
    this.#leave(row, lines.slice(goals.length).map(asParagraph), 'full');
    return { ...emptyOperation(this.#newId()), title, goals };
  }

  #addLines(quadrant: SwotQuadrant, row: ImportRow): void {
    const list = this.#plan.swot[quadrant];
    this.#leave(row, row.blocks.filter(isPicture), 'picture');
    const lines = plainLines(
      row.blocks.filter((block) => !isPicture(block)),
      LINE_LIMIT,
    );
    const fitting = lines.slice(0, Math.max(0, LIST_LIMITS.swotItems - list.length));
    list.push(...fitting.map((text) => ({ id: this.#newId(), text })));
    this.#leave(row, lines.slice(fitting.length).map(asParagraph), 'full');
  }

  /** A text with more below it, as far as both fit; what does not is left out from there on. */
  #below(text: RichText, row: ImportRow, added: readonly RichBlock[]): RichText {
    const all = isBlankText(text) ? [] : [...blocksOf(text)];
    let length = plainTextOf({ blocks: all }).length;
    let pictures = countPictures(all);
    for (const [index, block] of added.entries()) {
      if (isPicture(block) && pictures >= BLOCK_LIMITS.pictures) {
        this.#leave(row, [block], 'full');
        continue;
      }
      length += plainTextOf({ blocks: [block] }).length + 1;
      if (length > TEXT_LIMITS.long) {
        this.#leave(row, added.slice(index), 'full');
        break;
      }
      if (isPicture(block)) pictures += 1;
      all.push(block);
    }
    return all.length === 0 ? '' : richTextOf(all);
  }

  #leave({ above, heading }: ImportRow, blocks: readonly RichBlock[], reason: LeftOut['reason']): void {
    if (blocks.length > 0 || reason === 'noField') this.leftOut.push({ above, heading, blocks, reason });
  }
}

const asParagraph = (text: string): RichBlock => ({ type: 'paragraph', spans: [{ text }] });

const asBlocks = ({ name, blocks }: WrittenItem): RichBlock[] =>
  name === '' ? [...blocks] : [asParagraph(name), ...blocks];

/** A chapter’s text under its heading, where that says more than what the field is called. */
function underHeading({ heading, isExact, blocks }: ImportRow): RichBlock[] {
  if (isExact || heading === '') return [...blocks];
  return [{ type: 'heading', level: 1, spans: [{ text: heading }] }, ...blocks];
}

/** The items of a chapter; what stands before them, or is all of it, is one that is called as the chapter is. */
function withBefore(
  { heading, blocks }: ImportRow,
  read: (blocks: readonly RichBlock[]) => WrittenItems,
): readonly WrittenItem[] {
  const { before, items } = read(blocks);
  return before.length === 0 ? items : [{ name: heading, blocks: before }, ...items];
}

/** “Ana López – baker”, “Ana López (baker)”. */
function personIn(text: string): { readonly person: string; readonly position: string } {
  const [, person = text, position = ''] = /^(.{3,}?)\s*(?:[:,–—(|]|\s-\s)\s*(.+?)\)?$/u.exec(text) ?? [];
  return { person: person.trim(), position: position.trim() };
}
