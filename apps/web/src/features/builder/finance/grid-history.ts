import { isSameStatement, type Statement } from './statement.ts';

const STEPS = 100;

/** What the grid can undo: earlier statements, and the one the last of them led to. */
export interface GridHistory {
  readonly before: readonly Statement[];
  readonly current: Statement | undefined;
}

export const NO_HISTORY: GridHistory = { before: [], current: undefined };

/** The history after an edit; a statement changed elsewhere in between (another tab, a loaded sample) ends it. */
export function remember(history: GridHistory, from: Statement, to: Statement): GridHistory {
  if (isSameStatement(from, to)) return history;
  const before = follows(history, from) ? history.before : [];
  return { before: [...before, from].slice(-STEPS), current: to };
}

/** The same step went on: more keys in one cell. */
export const extend = (history: GridHistory, from: Statement, to: Statement): GridHistory =>
  follows(history, from) ? { before: history.before, current: to } : remember(history, from, to);

/** The statement to go back to and what stays undoable; undefined when there is nothing to undo. */
export function undo(
  history: GridHistory,
  now: Statement,
): { statement: Statement; history: GridHistory } | undefined {
  const statement = history.before.at(-1);
  if (statement === undefined || !follows(history, now)) return undefined;
  return { statement, history: { before: history.before.slice(0, -1), current: statement } };
}

const follows = ({ current }: GridHistory, statement: Statement): boolean =>
  current !== undefined && isSameStatement(current, statement);
