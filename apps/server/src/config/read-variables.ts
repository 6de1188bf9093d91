import { must } from '@trazo/plan/must';
import { StartupError } from '../platform/errors/startup-error.ts';
import {
  ABOUT,
  ENVIRONMENT,
  type Environment,
  expectedOf,
  VARIABLES,
  type VariableName,
} from './variables.ts';

/** The variables there are, checked one by one; the first that is wrong is named. */
export function readVariables(environment: NodeJS.ProcessEnv): Environment {
  const set = VARIABLES.flatMap((name) => {
    const text = environment[name]?.trim();
    return text === undefined || text === '' ? [] : [[name, text] as const];
  });
  const { data, error } = ENVIRONMENT.safeParse(Object.fromEntries(set));
  if (data !== undefined) return data;
  const [issue] = error.issues;
  const [name, text] = must(
    set.find(([name]) => name === issue?.path[0]),
    'only a variable that is set can be wrong',
  );
  throw new StartupError(`${name} must be ${issue?.message}${shown(name, text)}`);
}

/** A variable that others need, which `why` names; a `StartupError` where it is not set. */
export function required<Name extends VariableName>(
  read: Environment,
  name: Name,
  why: string,
): NonNullable<Environment[Name]> {
  const value = read[name];
  if (value === undefined || value === null)
    throw new StartupError(`${name} must be set ${why}: ${expectedOf(name)}`);
  return value;
}

const shown = (name: VariableName, text: string): string =>
  ABOUT.get(ENVIRONMENT.shape[name])?.isSecret === true ? '' : `, not ${JSON.stringify(text.slice(0, 80))}`;
