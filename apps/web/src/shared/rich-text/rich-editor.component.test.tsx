import { act, screen } from '@testing-library/react';
import { readText, writeText } from '@trazo/contract/plan-document/lines';
import { beforeAll, expect, it } from 'vitest';
import * as Y from 'yjs';
import { renderInApplication, speakEnglish } from '../testing/components.tsx';
import { RichEditor } from './rich-editor.tsx';
import { exchange, replicaOf } from './testing/bound-editor.ts';

beforeAll(speakEnglish);

const NO_PICTURES = { follow: () => () => undefined, keep: () => Promise.resolve(undefined) };

it('shows a text, what could stand in a blank one, and what another device writes', async () => {
  const document = new Y.Doc();
  const text = document.getText('text');
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
      placeholder="Bread for all"
      pictures={NO_PICTURES}
    />,
  );
  const box = await screen.findByRole('textbox');
  expect(box.getAttribute('aria-placeholder')).toBe('Bread for all');
  expect(box.hasAttribute('data-blank')).toBe(true);
  const other = replicaOf(document);
  writeText(other.getText('text'), {
    blocks: [{ type: 'bulletList', items: [[{ text: 'Bread', bold: true }]] }],
  });
  act(() => exchange(document, other));
  expect(box.querySelector('li strong')?.textContent).toBe('Bread');
  expect(box.hasAttribute('data-blank')).toBe(false);
  act(() => {
    text.insert(5, ' daily', {});
  });
  expect(box.textContent).toBe('Bread daily');
  expect(readText(text)).toEqual({
    blocks: [{ type: 'bulletList', items: [[{ text: 'Bread', bold: true }, { text: ' daily' }]] }],
  });
});
