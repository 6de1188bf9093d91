import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import postcss from 'postcss';
import { oldestSupport, type Support } from '../browser-support.ts';
import { POLYFILLED } from '../browsers.ts';
import type { BuildStep } from '../build-step.ts';

/** What newer browsers have and the built code may say all the same, by how it goes on without. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'asked for before they are used': [
    '.caretPositionFromPoint',
    '.caretRangeFromPoint',
    '.checkVisibility',
    '.createHTML',
    '.createPolicy',
    '.getComposedRanges',
    '.skipTransition',
    '.startViewTransition',
    '.togglePopover',
    'Error.captureStackTrace',
  ],
  'methods of other things of that name': [
    '.check',
    '.destroy',
    '.dispose',
    '.drop',
    '.format',
    '.getName',
    '.getTextInfo',
    '.getType',
    '.isActive',
    '.lost',
    '.range',
    '.resize',
    '.retry',
    '.selectRange',
    '.setViewport',
    '.toArray',
    '.transition',
    '.use',
  ],
  'of Intl.Segmenter, which is polyfilled': ['.segment'],
  'there, but aborts with another name of error': ['AbortSignal.timeout'],
  'looks, without which all can be read and used': [
    ':-webkit-inner-spin-button',
    ':-webkit-scrollbar',
    ':-webkit-search-cancel-button',
    ':-webkit-search-results-button',
    ':has',
    ':selection',
    '-webkit-tap-highlight-color',
    'animation-range',
    'animation-timeline',
    'backdrop-filter',
    'contain-intrinsic-block-size',
    'contain-intrinsic-size',
    'content-visibility',
    'field-sizing',
    'forced-color-adjust',
    'hyphenate-limit-chars',
    'hyphens',
    'line-clamp',
    'mask-image',
    'orphans',
    'overflow-clip-margin',
    'overscroll-behavior',
    'resize',
    'scrollbar-width',
    'text-box-edge',
    'text-box-trim',
    'text-size-adjust',
    'text-wrap',
    'user-select',
    'widows',
  ],
  'replaced where it is missing (layout.module.css)': [':popover-open'],
};

/** The polyfills themselves, and the PDF reader that only browsers fetch that lack nothing (document-view/pdf-reader.ts). */
const UNCHECKED = /^(?:polyfills|pdf)[\w.-]*\.m?js$/;

/** Nothing the built code uses is missing in the oldest browsers (docs/adr/0033). */
export const oldestBrowsers: BuildStep = {
  name: 'check-browsers',
  kind: 'check',
  run: ({ client }) => checkBrowsers(client),
};

/** Throws when the built code uses what the oldest browsers lack (browsers.ts) and nothing makes up for. */
async function checkBrowsers(client: string): Promise<void> {
  const support = oldestSupport();
  const assets = path.join(client, 'assets');
  const found = new Map<string, Set<string>>();
  for (const file of await readdir(assets)) {
    if (UNCHECKED.test(file) || !/\.(?:m?js|css)$/.test(file)) continue;
    const text = await readFile(path.join(assets, file), 'utf8');
    const missing = file.endsWith('.css') ? missingInStyles(text, support) : missingInScript(text, support);
    for (const name of missing) found.set(name, (found.get(name) ?? new Set()).add(file));
  }
  const allowed = new Set([...POLYFILLED.map(usedAs), ...Object.values(ALLOWED).flat()]);
  const faults = [...found].filter(([name]) => !allowed.has(name));
  if (faults.length === 0) return;
  const list = faults.map(([name, files]) => `${name} (${[...files].join(', ')})`);
  throw new Error(`Not in the oldest browsers (scripts/browsers.ts):\n${list.join('\n')}`);
}

/** `Array.prototype.with` is used as `.with`. */
const usedAs = (path: string): string => path.replace(/^\w+\.prototype/, '');

/** Statics and globals by their names; methods where no older thing has one of that name. */
export function missingInScript(script: string, support: Support): ReadonlySet<string> {
  const missing = new Set<string>();
  const { program, errors } = parseSync('script.js', script, { sourceType: 'module' });
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message);
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (support.ofStatic(object.name, property.name) === false)
        missing.add(`${object.name}.${property.name}`);
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
        return;
      const { object, property } = callee;
      if (object.type === 'Identifier' && support.ofStatic(object.name, property.name) !== undefined) return;
      if (support.ofMember(property.name) === false) missing.add(`.${property.name}`);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && support.ofGlobal(callee.name) === false) missing.add(callee.name);
    },
  }).visit(program);
  return missing;
}

/** Properties, at-rules and pseudo-classes. */
export function missingInStyles(style: string, support: Support): ReadonlySet<string> {
  const missing = new Set<string>();
  const root = postcss.parse(style);
  root.walkDecls(({ prop }) => {
    if (support.ofProperty(prop) === false) missing.add(prop);
  });
  root.walkAtRules(({ name }) => {
    if (support.ofAtRule(name) === false) missing.add(`@${name}`);
  });
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
      if (support.ofSelector(name) === false) missing.add(`:${name}`);
  });
  return missing;
}
