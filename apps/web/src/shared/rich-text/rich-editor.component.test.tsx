import { act, fireEvent, screen } from '@testing-library/react';
import { readText, writeText } from '@trazo/contract/plan-document/lines';
import { must } from '@trazo/plan/must';
import { uint8ArrayToBase64 } from 'uint8array-extras';
import { beforeAll, expect, it } from 'vitest';
import * as Y from 'yjs';
import { words as messages, renderInApplication, speakEnglish } from '../testing/components.tsx';
import type { Passage, PassageExchange } from './passages.ts';
import type { CaretExchange, RemoteCaret } from './remote-carets.ts';
import { RichEditor, type RichEditorProps } from './rich-editor.tsx';
import { exchange, replicaOf } from './testing/bound-editor.ts';

beforeAll(speakEnglish);

const NO_PICTURES = { follow: () => () => undefined, keep: () => Promise.resolve(undefined) };
const NO_CARETS: CaretExchange = { read: () => [], subscribe: () => () => undefined, tell: () => undefined };
const NO_PASSAGES: PassageExchange = {
  read: () => [],
  subscribe: () => () => undefined,
  open: () => undefined,
};

/** The box of an editor of this text. */
function show(text: Y.Text, more: Partial<RichEditorProps> = {}): Promise<HTMLElement> {
  const history = new Y.UndoManager(text, { trackedOrigins: new Set(['here']) });
  renderInApplication(
    <RichEditor
      id="mission.mission"
      label="Mission"
      shared={{ text, origin: 'here', history }}
      onBlur={() => undefined}
      required
      isWrong={false}
      describedBy=""
      placeholder=""
      pictures={NO_PICTURES}
      carets={NO_CARETS}
      passages={NO_PASSAGES}
      {...more}
    />,
  );
  return screen.findByRole('textbox');
}

it('shows a text, what could stand in a blank one, and what another device writes', async () => {
  const document = new Y.Doc();
  const text = document.getText('text');
  const others: RemoteCaret[] = [];
  let follow = () => undefined as unknown;
  const carets: CaretExchange = {
    read: () => others,
    subscribe: (listener) => {
      follow = listener;
      return () => undefined;
    },
    tell: () => undefined,
  };
  const about: Passage[] = [];
  const opened: string[] = [];
  let refresh = () => undefined as unknown;
  const passages: PassageExchange = {
    read: () => about,
    subscribe: (listener) => {
      refresh = listener;
      return () => undefined;
    },
    open: (id) => opened.push(id),
  };
  const box = await show(text, { placeholder: 'Bread for all', carets, passages });
  expect(box.getAttribute('aria-placeholder')).toBe('Bread for all');
  expect(box.hasAttribute('data-blank')).toBe(true);
  const other = replicaOf(document);
  writeText(other.getText('text'), {
    blocks: [{ type: 'bulletList', items: [[{ text: 'Bread', bold: true }]] }],
  });
  act(() => exchange(document, other));
  expect(box.querySelector('li strong')?.textContent).toBe('Bread');
  expect(box.hasAttribute('data-blank')).toBe(false);
  const behindBread = Y.createRelativePositionFromTypeIndex(text, 5, -1);
  const position = uint8ArrayToBase64(Y.encodeRelativePosition(behindBread));
  others.push({ id: 'phone', initial: 'E', colour: 'red', position });
  others.push({ id: 'forged', initial: 'M', colour: 'red', position: 'AAAA' });
  act(() => void follow());
  const shown = [...box.querySelectorAll<HTMLElement>('[data-initial]')];
  expect(shown.map(({ dataset }) => dataset.initial)).toEqual(['E']);
  expect(shown[0]?.previousSibling?.textContent).toBe('Bread');
  act(() => {
    text.insert(5, ' daily', {});
  });
  expect(box.textContent).toBe('Bread daily');
  expect(readText(text)).toEqual({
    blocks: [{ type: 'bulletList', items: [[{ text: 'Bread', bold: true }, { text: ' daily' }]] }],
  });
  // Words across formats, which move with what is written before them; those that are gone are not marked.
  about.push({ id: 'one', quote: 'ead  da' }, { id: 'two', quote: 'cake' });
  act(() => void refresh());
  const marked = () =>
    [...box.querySelectorAll<HTMLElement>('[data-passage]')].map(({ dataset, textContent }) => [
      dataset['passage'],
      textContent,
    ]);
  expect(marked()).toEqual([
    ['one', 'ead'],
    ['one', ' da'],
  ]);
  act(() => {
    text.insert(0, 'Good ', {});
  });
  expect(marked().map(([, words]) => words)).toEqual(['ead', ' da']);
});

/** Selects words of a box of which the browser says nothing until later. */
function selectSilently(box: HTMLElement, from: number, until: number) {
  const words = must(box.querySelector('p')?.firstChild, 'the text');
  const later = (event: Event) => event.stopImmediatePropagation();
  box.focus();
  window.addEventListener('selectionchange', later, { capture: true });
  document.getSelection()?.setBaseAndExtent(words, from, words, until);
  window.removeEventListener('selectionchange', later, { capture: true });
}

function bread(): Y.Text {
  const text = new Y.Doc().getText('text');
  writeText(text, { blocks: [{ type: 'paragraph', spans: [{ text: 'Bread for all' }] }] });
  return text;
}
const press = (tool: 'bold' | 'link') =>
  screen.getByRole('button', { name: messages(`fields:richText.${tool}`) }).click();

it.each([
  [
    'key',
    (box: HTMLElement) => fireEvent.keyDown(box, { key: 'b', code: 'KeyB', keyCode: 66, ctrlKey: true }),
  ],
  ['tool', () => press('bold')],
] as const)(
  'lets a %s act on what is selected, of which the browser says nothing until later',
  async (_by, embolden) => {
    const box = await show(bread());
    act(() => {
      selectSilently(box, 0, 5);
      embolden(box);
    });
    expect(box.querySelector('strong')?.textContent).toBe('Bread');
  },
);

it('lets a tool that asks first act on what is selected, too', async () => {
  const box = await show(bread());
  act(() => {
    selectSilently(box, 0, 5);
    press('link');
  });
  const address = screen.getByRole('textbox', { name: messages('fields:richText.address') });
  fireEvent.change(address, { target: { value: 'https://bread.example' } });
  fireEvent.keyDown(address, { key: 'Enter' });
  expect(box.querySelector('a')?.textContent).toBe('Bread');
});
