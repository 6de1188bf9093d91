import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LEGAL_PAGES } from './legal-text.ts';
import { filesOf, PLURAL, read } from './testing/catalogue.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\})*)`/g;
const HOLE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

const sources = globSync(
  ['apps/*/src/**/*.{ts,tsx}', 'apps/web/scripts/**/*.ts', '{packages,sandboxes}/*/src/**/*.ts'],
  {
    cwd: REPOSITORY,
  },
)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(REPOSITORY, file), 'utf8'));
const code = sources.join('\n');

/** What stands between quotes, also within the gaps of a template. */
const literalsIn = (source: string): string[] =>
  [...source.matchAll(LITERAL)].flatMap(([, single, double, template = '']) => [
    single ?? double ?? template,
    ...(template.match(HOLE) ?? []).flatMap((hole) => literalsIn(hole.slice(2, -1))),
  ]);
const literals = new Set(sources.flatMap(literalsIn));

const GAP = '\uFFFC';

/** Keys put together from parts, such as `state.${state}.title`: each gap is one part of a key. */
const patterns = [...literals]
  .filter((text) => text.includes('${'))
  .map((text) => text.replace(HOLE, GAP))
  .filter((text) => new RegExp(`^[\\w.:${GAP}-]*[.:][\\w.:${GAP}-]*$`).test(text))
  .filter((text) => text.split(/[.:]/).some((part) => /^[\w-]+$/.test(part)))
  .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(GAP, '[\\w+-]+')}$`));

/** Words that code reaches by the shape of its data: the name in the key stands somewhere in it. */
const READ_BY_SHAPE = [
  // A field's words (workspace/plan-form/field-words.ts).
  /^\w+:form\.fields\.(\w+)\.(?:\w+\.)*(?:label|hint|placeholder|guide|add|item|empty)$/,
  // The options of a list (workspace/plan-form/option-words.ts).
  /^options:(\w+)\.[\w+-]+$/,
  // A legal form's name in a country (plan's legal-forms.ts).
  /^legalForms:names\.\w+\.(\w+)$/,
  // A kind of mail (declared by the module that sends it), what every mail has, and the sandbox's own pages.
  /^mails:(\w+)\.(?:subject|title|text|button|note|stop|carrier)$/,
  /^(?:mails|sandbox):(\w+)$/,
  // What stands around legal texts (apps/server/src/modules/legal).
  /^legal:(?:disputes\.)?(\w+)$/,
  // A colour's name (workspace/theme-choice/colour-name.ts).
  /^colours:(\w+)\.(?:dark|plain|light)$/,
];

function isUsed(namespace: string, key: string): boolean {
  const plain = key.replace(PLURAL, '');
  const full = `${namespace}:${plain}`;
  if (literals.has(plain) || literals.has(full)) return true;
  if (patterns.some((pattern) => pattern.test(plain) || pattern.test(full))) return true;
  return READ_BY_SHAPE.some((shape) => {
    const [, name] = shape.exec(full) ?? [];
    return name !== undefined && new RegExp(`\\b${name}\\b`).test(code);
  });
}

/** Legal pages show all that their files hold. */
const SHOWN_WHOLE = new Set<string>(LEGAL_PAGES.map((name) => `${name}.json`));

it.each(filesOf('es').filter((file) => !SHOWN_WHOLE.has(file)))('no message of %s is unused', (file) => {
  const namespace = file.slice(0, -'.json'.length);
  expect([...read('es', file).keys()].filter((key) => !isUsed(namespace, key))).toEqual([]);
});

it('an unused message is noticed', () => {
  expect(isUsed('plans', 'an.unused.message')).toBe(false);
  expect(isUsed('mails', 'noSuchKindOfMail.subject')).toBe(false);
});
