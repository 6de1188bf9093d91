import type { RichBlock } from '@trazo/plan/rich-text/blocks';
import { lineText } from '@trazo/plan/rich-text/plain-text';
import type { Chapter } from '@trazo/plan/word-import/chapters';
import { quadrantNamed } from '@trazo/plan/word-import/match-heading';
import { type HtmlNotes, notesOf } from '../../shared/rich-text/html-notes.ts';
import { isElement } from '../../shared/rich-text/html-styles.ts';
import { withoutHandlers } from '../../shared/rich-text/paste-parser.ts';
import { readHtml } from '../../shared/rich-text/read-html.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

interface Part {
  readonly level: number;
  readonly title: Element | undefined;
  readonly inside: Element;
}

/** What stands under each heading of a page. */
export function chaptersOfHtml(html: string): Chapter[] {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const table of body.querySelectorAll('table')) unfoldQuadrants(table);
  const notes = isElement(body) ? notesOf(body) : undefined;
  const parts: Part[] = [{ level: 0, title: undefined, inside: document.createElement('div') }];
  collect(body, parts);
  return parts.map(({ level, title, inside }) => {
    const [first, ...rest] = title === undefined ? [] : read(title, notes);
    const isHeading = first?.type === 'heading';
    const heading = isHeading ? lineText(first.spans).trim() : '';
    const before = first === undefined || isHeading ? rest : [first, ...rest];
    return { level, heading, blocks: [...before, ...read(inside, notes)] };
  });
}

function read(element: Element, notes: HtmlNotes | undefined): RichBlock[] {
  const node: Node = element;
  return isElement(node) ? readHtml(node, notes) : [];
}

/** Moves what stands between headings, however deep, into parts. */
function collect(around: Element, parts: Part[]): void {
  for (const node of [...around.childNodes]) {
    if (node instanceof Element && node.matches(HEADINGS))
      parts.push({
        level: Number(node.nodeName.slice(1)),
        title: node,
        inside: document.createElement('div'),
      });
    else if (node instanceof Element && node.querySelector(HEADINGS) !== null) collect(node, parts);
    else parts.at(-1)?.inside.append(node);
  }
}

/** A SWOT analysis is a table of four cells, or of four under their names: each name with what belongs to it, one after the other. */
function unfoldQuadrants(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
  const named = rows.flatMap((row, y) =>
    row.flatMap((cell, x) => {
      const name = nameOf(cell);
      if (name === undefined) return [];
      const isAlone = (cell.textContent ?? '').trim() === name;
      const beside = [rows[y + 1]?.[x], row[x + 1]].find(
        (one) => one !== undefined && nameOf(one) === undefined,
      );
      return [{ cell, name, content: isAlone ? beside : cell }];
    }),
  );
  if (new Set(named.map(({ name }) => quadrantNamed(name))).size < 3) return;
  const unfolded = document.createElement('div');
  const used = new Set(named.flatMap(({ cell, content }) => [cell, content]));
  for (const cell of rows.flat()) if (!used.has(cell)) unfolded.append(...cell.childNodes);
  for (const { cell, name, content } of named) {
    const title = document.createElement('p');
    title.textContent = name;
    if (content === cell) cell.firstElementChild?.remove();
    unfolded.append(title, ...(content?.childNodes ?? []));
  }
  table.replaceWith(unfolded);
}

/** The quadrant's name that a cell begins with, in a paragraph of its own. */
function nameOf(cell: Element): string | undefined {
  const first = (cell.firstElementChild ?? cell).textContent?.trim() ?? '';
  return quadrantNamed(first) === undefined ? undefined : first;
}
