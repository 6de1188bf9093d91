import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { decodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { calendarDate } from '@trazo/plan/fields';
import { DOCUMENT_LANGUAGES, USUAL_ENGLISH } from '@trazo/plan/theme/english';
import { FONTS } from '@trazo/plan/theme/fonts';
import { PAPERS } from '@trazo/plan/theme/papers';
import { type Theme, themeSchema } from '@trazo/plan/theme/theme';
import { templateCalled } from '@trazo/templates/catalogue';
import { DocumentError } from '../document-error.ts';

const USAGE =
  'Usage: npm run render -- plan.json out.pdf|out.docx [--template <id or name>] [--lang es|en|en-US|it|fr|de] [--paper a4|letter] [--font <name>] [--day YYYY-MM-DD] [--watermark]';

/** Exit codes: 1 the document could not be made, 2 wrong arguments, 3 the file is not a plan. */
class CommandError extends Error {
  readonly exitCode: 1 | 2 | 3;

  constructor(exitCode: 1 | 2 | 3, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        lang: { type: 'string' },
        paper: { type: 'string' },
        font: { type: 'string' },
        day: { type: 'string' },
        watermark: { type: 'boolean', default: false },
      },
    });
    const [source, target, ...rest] = positionals;
    if (source === undefined || target === undefined || rest.length > 0) throw new TypeError(USAGE);
    return { ...values, source, target };
  } catch (error) {
    throw new CommandError(2, error instanceof Error ? error.message : USAGE);
  }
}

type Arguments = ReturnType<typeof readArguments>;

async function readContent(path: string): Promise<Content> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(3, `${path}: cannot be read`);
  });
  const content = decodeContent(text);
  if (content.ok) return content;
  const [first] = content.issues;
  throw new CommandError(
    3,
    `${path}: ${content.code}${first === undefined ? '' : ` at ${first.path || 'the top'}: ${first.message}`}`,
  );
}

/** What a theme has of a language that is named by its tag: `en` is British. */
function languageOf(given: string): Partial<Theme> {
  const wanted = given === 'en' ? `en-${USUAL_ENGLISH}` : given;
  const found = DOCUMENT_LANGUAGES.find(({ tag }) => tag === wanted);
  if (found === undefined) throw new CommandError(2, `--lang: no language “${given}”`);
  const { tag: _, ...language } = found;
  return language;
}

/** The plan's theme with what the command line says instead. */
function themeOf(theme: Theme, { template, lang, paper, font, day }: Arguments): Theme {
  const foundPaper = PAPERS.find((name) => name === paper);
  if (paper !== undefined && foundPaper === undefined) {
    throw new CommandError(2, `--paper: no paper “${paper}”`);
  }
  const found = FONTS.find(({ name, family }) => font === name || font === family);
  if (font !== undefined && found === undefined) throw new CommandError(2, `--font: no font “${font}”`);
  if (day !== undefined && (day === '' || !calendarDate.safeParse(day).success)) {
    throw new CommandError(2, `--day: no day “${day}”`);
  }
  const templateId = template === undefined ? theme.templateId : templateCalled(template)?.id;
  if (templateId === undefined) throw new CommandError(2, `--template: no template “${template}”`);
  return themeSchema.parse({
    ...theme,
    templateId,
    ...(lang !== undefined && languageOf(lang)),
    paper: foundPaper ?? theme.paper,
    font: found?.name ?? theme.font,
  });
}

async function render(args: readonly string[]): Promise<void> {
  const given = readArguments(args);
  const { plan, theme } = await readContent(given.source);
  const { watermark, day } = given;
  const wanted = themeOf(theme, given);
  // The compiler takes a second to load: what is wrong with the arguments is said before.
  const { createRenderer } = await import('../renderer.ts');
  const renderer = createRenderer();
  const request = { plan, theme: wanted, watermark, ...(day === undefined ? {} : { day }) };
  const isEditable = given.target.endsWith('.docx');
  const bytes = await (isEditable ? renderer.word(request) : renderer.finishedPdf(request));
  await writeFile(given.target, bytes).catch(() => {
    throw new CommandError(1, `${given.target}: cannot be written`);
  });
}

/** `npm run render`: writes a document. What it says to the user, and with which exit code, if it could not. */
export async function renderCommand(
  args: readonly string[],
): Promise<{ readonly exitCode: number; readonly said: string }> {
  try {
    await render(args);
    return { exitCode: 0, said: '' };
  } catch (error) {
    if (error instanceof CommandError) return { exitCode: error.exitCode, said: error.message };
    if (!(error instanceof DocumentError)) throw error;
    const cause = error.cause === undefined ? '' : `: ${String(error.cause)}`;
    return { exitCode: 1, said: `${error.code}${cause}` };
  }
}
