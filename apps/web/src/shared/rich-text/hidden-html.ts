import { declared, isElement, type WebElement } from './html-styles.ts';

/** What holds no writing, or writing that was taken back. */
const NO_WRITING = new Set(
  (
    'audio base button canvas del embed head iframe input link meta noscript object s script select strike style svg ' +
    'template textarea title video'
  ).split(' '),
);
/** Word's marks of a comment, and the comments below the text. */
const COMMENT_CLASS =
  /(?:^|\s)(?:msocomanchor|msocomoff|msocomtxt|MsoCommentReference|MsoCommentText|MsoCommentSubject)(?:\s|$)/i;
/** How a text of Word or Google Docs refers to a comment. */
const TO_COMMENT = /#(?:_msocom_|cmnt)\d+$/;
const FROM_COMMENT = /#(?:_msoanchor_|cmnt_ref)\d+$/;
/** The drawn twin of a formula that stands beside it in words. */
const DRAWN_FORMULA = /(?:^|\s)katex-html(?:\s|$)/;

/** Whether a page or a word processor shows an element as no part of its text: deleted, hidden, a comment. */
export function isLeftOut(element: WebElement): boolean {
  if (NO_WRITING.has(element.nodeName.toLowerCase()) || element.getAttribute('hidden') !== null) return true;
  const names = element.getAttribute('class') ?? '';
  if (COMMENT_CLASS.test(names) || DRAWN_FORMULA.test(names)) return true;
  const address = element.getAttribute('href') ?? '';
  if (TO_COMMENT.test(address) || FROM_COMMENT.test(address)) return true;
  return isComment(element) || isHiddenBy(element.getAttribute('style') ?? '');
}

/** A paragraph that begins with a link back to what it comments on. */
function isComment(element: WebElement): boolean {
  if (element.nodeName.toLowerCase() !== 'p') return false;
  const first = [...element.childNodes].find(isElement);
  return first !== undefined && FROM_COMMENT.test(first.getAttribute('href') ?? '');
}

function isHiddenBy(style: string): boolean {
  if (style === '') return false;
  const is = (name: string, value: RegExp) => value.test(declared(style, name) ?? '');
  return (
    is('display', /^none/) ||
    is('visibility', /^(?:hidden|collapse)/) ||
    is('mso-hide', /^all/) ||
    is('mso-element', /^comment/) ||
    is('mso-special-character', /^comment/) ||
    is('text-decoration(?:-line)?', /line-through/)
  );
}
