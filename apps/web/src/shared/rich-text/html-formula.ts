import { isElement, type WebElement } from './html-styles.ts';
import { lowered, raised } from './raised-letters.ts';

type WebNode = { readonly nodeType: number };

/** Between letters they are meant, not written. */
const INVISIBLE = /[\u2061-\u2064\s]+/g;

const textOf = (node: WebNode): string =>
  'data' in node && typeof node.data === 'string' ? node.data.replaceAll(INVISIBLE, ' ').trim() : '';

/** What belongs together in a line: brackets where it is more than one word or figure. */
const whole = (text: string): string => (/^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`);

/** `^` or `_` where letters cannot be raised or lowered by themselves. */
const power = (base: string, text: string): string => {
  const set = raised(text, base);
  return base + (set === text ? `^${whole(text)}` : set);
};
const index = (base: string, text: string): string => {
  const set = lowered(text);
  return base + (set === text ? `_${whole(text)}` : set);
};

/** A formula of a page as people write it in a line: `x=12`, `(a+b)/2`, `√2`, `10⁻³`. */
export function formulaText(node: WebNode): string {
  if (!isElement(node)) return textOf(node);
  const name = node.nodeName.toLowerCase();
  // What a formula is called in another notation.
  if (name.startsWith('annotation')) return '';
  const parts = [...node.childNodes].map(formulaText).filter((part) => part !== '');
  const [first = '', second = '', third = ''] = parts;
  switch (name) {
    case 'mfrac':
      return `${whole(first)}/${whole(second)}`;
    case 'msqrt':
      return `√${whole(parts.join(''))}`;
    case 'mroot':
      return `${raised(second, '')}√${whole(first)}`;
    case 'msup':
    case 'mover':
      return power(first, second);
    case 'msub':
    case 'munder':
      return index(first, second);
    case 'msubsup':
    case 'munderover':
      return power(index(first, second), third);
    case 'mtr':
      return parts.join(' ');
    case 'mtable':
      return parts.join('; ');
    default:
      return parts.join('');
  }
}

/** The formula inside of an element, if there is one. */
export function formulaIn(element: WebElement): WebElement | undefined {
  if (element.nodeName.toLowerCase() === 'math') return element;
  for (const child of element.childNodes) {
    const found = isElement(child) ? formulaIn(child) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
