import { describe, expect, it } from 'vitest';
import type { WebElement } from './html-styles.ts';
import { readHtml } from './read-html.ts';

type Child = string | WebElement;

/** An element as a browser would hand it over. */
function h(nodeName: string, attributes: Record<string, string>, ...children: Child[]): WebElement {
  const text = (child: Child): string => (typeof child === 'string' ? child : (child.textContent ?? ''));
  return {
    nodeType: 1,
    nodeName: nodeName.toUpperCase(),
    childNodes: children.map((child) => (typeof child === 'string' ? { nodeType: 3, data: child } : child)),
    textContent: children.map(text).join(''),
    getAttribute: (name) => attributes[name] ?? null,
  };
}
const p = (...children: Child[]) => h('p', {}, ...children);
const read = (...children: Child[]) => readHtml(h('body', {}, ...children));
const paragraph = (...spans: object[]) => ({ type: 'paragraph', spans });

describe('what is pasted from a page', () => {
  it('keeps paragraphs, bold, italic and links, and loses everything else but the words', () => {
    expect(
      read(
        h('style', {}, 'p { color: red }'),
        h('h1', { class: 'title' }, 'Our  bread\n'),
        h(
          'div',
          {},
          h('span', { style: 'color:red; font-weight: 700' }, 'Every'),
          ' ',
          h('em', {}, 'single '),
          'day',
        ),
        h('table', {}, h('tr', {}, h('td', {}, 'one'), h('td', {}, 'two'))),
        h('script', {}, 'alert(1)'),
        p(
          'see ',
          h('a', { href: 'https://example.org/' }, h('u', {}, 'here')),
          h('a', { href: 'javascript:x' }, '!'),
        ),
      ),
    ).toEqual([
      { type: 'heading', level: 1, spans: [{ text: 'Our bread' }] },
      paragraph(
        { text: 'Every', bold: true },
        { text: ' ' },
        { text: 'single ', italic: true },
        { text: 'day' },
      ),
      paragraph({ text: 'one' }, { text: ' ' }, { text: 'two' }),
      paragraph({ text: 'see ' }, { text: 'here', link: 'https://example.org/' }, { text: '!' }),
    ]);
  });

  it('keeps lists, those inside lists among their items', () => {
    const inner = h('ol', {}, h('li', {}, 'two'), h('li', {}, ' '));
    expect(
      read('text', h('ul', {}, h('li', {}, p('one'), inner), '\n', h('li', {}, 'three')), 'end'),
    ).toEqual([
      paragraph({ text: 'text' }),
      { type: 'bulletList', items: [[{ text: 'one' }], [{ text: 'two' }], [{ text: 'three' }]] },
      paragraph({ text: 'end' }),
    ]);
  });

  it('believes a style before a tag', () => {
    const wrapper = h(
      'b',
      { style: 'font-weight:normal' },
      h('span', { style: 'font-style:italic' }, 'a'),
      'b',
    );
    expect(read(wrapper)).toEqual([paragraph({ text: 'a', italic: true }, { text: 'b' })]);
  });
});

describe('what is pasted from a word processor', () => {
  const item = (marker: string, text: string) =>
    h(
      'p',
      { class: 'MsoListParagraph', style: 'text-indent:-18.0pt;mso-list:l0 level1 lfo1' },
      h('span', { style: 'mso-list:Ignore' }, marker, h('span', { style: 'font:7.0pt' }, '\u00a0\u00a0 ')),
      h('span', {}, text),
    );

  it('is a list where it looks like one', () => {
    expect(
      read(
        p('First'),
        item('·', 'flour'),
        item('·', 'salt'),
        p('\u00a0'),
        item('1.', 'mix'),
        item('2.', 'bake'),
      ),
    ).toEqual([
      paragraph({ text: 'First' }),
      { type: 'bulletList', items: [[{ text: 'flour' }], [{ text: 'salt' }]] },
      { type: 'numberedList', items: [[{ text: 'mix' }], [{ text: 'bake' }]] },
    ]);
  });
});
