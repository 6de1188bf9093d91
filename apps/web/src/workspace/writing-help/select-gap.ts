import { gapsIn } from '@trazo/plan/gaps';

/** The first gap after a place in a text, else the first of all. */
const gapAfter = (text: string, place: number) => {
  const gaps = gapsIn(text);
  return gaps.find(({ start }) => start >= place) ?? gaps[0];
};

type Box = HTMLTextAreaElement | HTMLInputElement;

const isBox = (element: Element | null): element is Box =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** Selects the next gap of a text, from where the caret is, so that what is typed takes its place. */
export function selectNextGap(control: HTMLElement | null): void {
  if (control === null) return;
  if (isBox(control)) selectInBox(control);
  else if (control.isContentEditable) selectInEditor(control);
  else selectInLines(control);
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

function selectInBox(box: Box): void {
  const isEntered = document.activeElement === box;
  const gap = gapAfter(box.value, isEntered ? (box.selectionEnd ?? 0) : 0);
  box.focus();
  if (gap !== undefined) box.setSelectionRange(gap.start, gap.end);
}

/** A list of lines has a box for each: the gap after the caret, else one in the next box that has any. */
function selectInLines(list: HTMLElement): void {
  const boxes = [...list.querySelectorAll<Box>('textarea, input')];
  const { activeElement } = document;
  const entered = isBox(activeElement) ? boxes.indexOf(activeElement) : -1;
  const current = boxes[entered];
  const rest = current === undefined ? '' : current.value.slice(current.selectionEnd ?? 0);
  const next =
    current !== undefined && gapsIn(rest).length > 0
      ? current
      : [...boxes.slice(entered + 1), ...boxes].find(({ value }) => gapsIn(value).length > 0);
  if (next !== undefined) selectInBox(next);
}

/** A gap whose signs are marked differently lies in several nodes: the editor is entered, and that gap is passed over. */
function selectInEditor(editor: HTMLElement): void {
  const selection = document.getSelection();
  const caret = selection?.focusNode ?? null;
  const offset = selection?.focusOffset ?? 0;
  editor.focus();
  const ranges = gapRangesOf(editor);
  const isAfterCaret = (range: Range) =>
    caret !== null && editor.contains(caret) && range.comparePoint(caret, offset) < 0;
  const next = ranges.find(isAfterCaret) ?? ranges[0];
  if (next === undefined) return;
  selection?.removeAllRanges();
  selection?.addRange(next);
}

function gapRangesOf(editor: HTMLElement): Range[] {
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    for (const { start, end } of gapsIn(node.textContent ?? '')) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
