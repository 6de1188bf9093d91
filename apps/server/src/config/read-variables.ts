import { readFileSync } from 'node:fs';
import { must } from '@trazo/plan/must';
import { StartupError } from '../platform/errors/startup-error.ts';
import type { Read, Rule } from './rules.ts';
import { ABOUT, ENVIRONMENT, type Environment, VARIABLES, type VariableName } from './variables.ts';

const isSecret = (name: VariableName): boolean => ABOUT.get(ENVIRONMENT.shape[name])?.isSecret === true;

/**
 * The variables there are, and the rules between them. A secret may stand in a file that `<NAME>_FILE` names. The `StartupError`
 * names all that is wrong, a line each.
 */
export function readVariables(environment: NodeJS.ProcessEnv, rules: readonly Rule[]): Environment {
  const set: Record<string, string> = {};
  /** One a variable: what is wrong is not missing as well. */
  const faults = new Map<string, string>();
  const find = (name: string, fault: string) => {
    if (!faults.has(name)) faults.set(name, fault);
  };
  for (const name of VARIABLES) {
    const { text, fault } = textOf(name, environment);
    if (text !== undefined) set[name] = text;
    if (fault !== undefined) find(name, fault);
  }
  const { data, error } = ENVIRONMENT.safeParse(set);
  for (const { path, message } of error?.issues ?? []) {
    const name = must(
      VARIABLES.find((each) => each === path[0]),
      'only a variable can be wrong',
    );
    find(name, `${name} must be ${message}${shown(name, must(set[name], 'what is wrong is set'))}`);
  }
  const read: Read = data ?? ENVIRONMENT.partial().parse(without(set, faults));
  for (const fault of rules.map((rule) => rule(read)).filter((each) => each !== undefined))
    find(must(fault.split(/[: ]/)[0], 'a sentence begins with a variable'), fault);
  if (faults.size > 0 || data === undefined) throw new StartupError([...faults.values()].join('\n'));
  return data;
}

/** What is set, in the environment or in a file; an empty variable counts as missing. */
function textOf(
  name: VariableName,
  environment: NodeJS.ProcessEnv,
): { readonly text?: string; readonly fault?: string } {
  const text = environment[name]?.trim() || undefined;
  const file = isSecret(name) ? environment[`${name}_FILE`]?.trim() || undefined : undefined;
  if (file === undefined) return text === undefined ? {} : { text };
  if (text !== undefined) return { text, fault: `${name}_FILE must not be set beside ${name}` };
  try {
    const read = readFileSync(file, 'utf8').trim();
    return read === '' ? { fault: `${name}_FILE names an empty file` } : { text: read };
  } catch {
    return { fault: `${name}_FILE must name a file that can be read` };
  }
}

const without = (set: Readonly<Record<string, string>>, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(Object.entries(set).filter(([name]) => !names.has(name)));

const shown = (name: VariableName, text: string): string =>
  isSecret(name) ? '' : `, not ${JSON.stringify(text.slice(0, 80))}`;
