import { MESSAGE_LANGUAGES } from '@trazo/messages/languages';
import { sectionFiles } from './section-files.ts';
import {
  formText,
  layoutText,
  messagesText,
  planText,
  printText,
  wireText,
  wordBodyText,
} from './section-texts.ts';

/** The content of a file by its path from the root; undefined where there is none. */
type ReadFile = (path: string) => string | undefined;

const IDS = 'packages/plan/src/sections/section-ids.ts';
const CHAPTERS = 'packages/plan/src/sections/chapters.ts';
const NAMESPACES = 'packages/messages/namespaces.ts';
const MIGRATIONS = 'packages/contract/src/content/migrations.ts';
/** Where sections are imported and listed by their name. */
const REGISTRIES = [
  'packages/plan/src/sections/registry.ts',
  'packages/contract/src/content/sections/registry.ts',
  'packages/document/src/print-model/sections/registry.ts',
];

/** Where the body of each section in the editable document is listed. */
const WORD_BODIES = 'packages/document/src/word/word-sections.ts';

/** All files that a new section, the last of the plan, adds and changes, by path. Throws for a name that cannot be one. */
export function newSection(id: string, read: ReadFile): ReadonlyMap<string, string> {
  if (!/^[a-z][A-Za-z]+$/.test(id)) throw new Error(`“${id}” is no name such as “risks” or “legalFrame”`);
  const files = sectionFiles(id);
  const taken = Object.values(files)
    .flat()
    .find((path) => read(path) !== undefined);
  if (taken !== undefined) throw new Error(`${taken} exists`);

  const change = (path: string, edit: (text: string) => string): [string, string] => {
    const text = read(path);
    if (text === undefined) throw new Error(`${path} is missing`);
    const changed = edit(text);
    if (changed === text)
      throw new Error(`${path} has no place for the section: is it written in another way?`);
    return [path, changed];
  };
  return new Map([
    [files.plan, planText(id)],
    [files.wire, wireText(id)],
    [files.print, printText(id)],
    [files.layout, layoutText()],
    [files.form, formText(id)],
    ...files.messages.map((path, index): [string, string] => [
      path,
      messagesText(MESSAGE_LANGUAGES[index] ?? 'es'),
    ]),
    change(IDS, (text) => text.replace('\n] as const', `\n  '${id}',\n] as const`)),
    // What a section of one long text tells is about the company, until its author says otherwise.
    change(CHAPTERS, (text) => text.replace('\n} as const', `\n  ${id}: 'company',\n} as const`)),
    ...REGISTRIES.map((path) => change(path, (text) => registered(text, id))),
    change(WORD_BODIES, (text) => text.replace('\n} satisfies', `\n  ${wordBodyText(id)}\n} satisfies`)),
    change(NAMESPACES, (text) =>
      withLine(
        withLine(text, /^import type \w+ from/, `import type ${id} from './es/${id}.json';`),
        /^ {2}readonly \w+: typeof/,
        `  readonly ${id}: typeof ${id};`,
      ),
    ),
    change(MIGRATIONS, (text) => withVersion(text, id)),
  ]);
}

/** With an import of the section, and its name at the end of the list. */
const registered = (text: string, id: string): string =>
  withLine(text, /^import .* from '\.\/\w[\w-]*\.ts';/, `import { ${id} } from './${id}.ts';`).replace(
    '\n} satisfies',
    `\n  ${id},\n} satisfies`,
  );

/** With a line among those of its kind, before the first that comes later in the alphabet. */
function withLine(text: string, kind: RegExp, line: string): string {
  const lines = text.split('\n');
  const alike = lines.flatMap((each, index) => (kind.test(each) ? [{ each, index }] : []));
  const last = alike.at(-1);
  if (last === undefined) return text;
  const next = alike.find(({ each }) => sortedBy(each) > sortedBy(line));
  return lines.toSpliced(next?.index ?? last.index + 1, 0, line).join('\n');
}

/** Imports are sorted by what they are from, others by their first name. */
const sortedBy = (line: string): string => (/from '(.*)\./.exec(line)?.[1] ?? line).toLowerCase();

/** With the next version of the content: readers of an earlier one then say that they are too old, not that it is wrong. */
function withVersion(text: string, id: string): string {
  const versions = [...text.matchAll(/^ {2}\{ from: (\d+),/gm)].map(([, from]) => Number(from));
  const from = Math.max(0, ...versions) + 1;
  const line = `  // From version ${from + 1} on there is the section ${id}.\n  { from: ${from}, migrate: (content) => content },\n`;
  const end = text.indexOf('\n];', text.indexOf('MIGRATIONS: ')) + 1;
  return `${text.slice(0, end)}${line}${text.slice(end)}`;
}
