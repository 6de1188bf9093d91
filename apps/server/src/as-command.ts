import { errorCode } from './platform/errors/error-code.ts';
import { StartupError } from './platform/errors/startup-error.ts';

/** What a command does with its arguments; `print` writes a line. */
export type Command = (
  args: string[],
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
) => Promise<void>;

/** Runs a command as a process does: `--help` shows how it is used, and what the operator can put right is one line. */
export async function asCommand(usage: string, command: Command): Promise<void> {
  const args = process.argv.slice(2);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (args.includes('--help') || args.includes('-h')) return print(`usage: ${usage}`);
  try {
    await command(args, process.env, print);
  } catch (error) {
    const isUsage = errorCode(error)?.startsWith('ERR_PARSE_ARGS') === true;
    if (!(error instanceof StartupError || isUsage)) throw error;
    const message = error instanceof Error ? error.message : '';
    process.stderr.write(`nothing was done: ${message}${isUsage ? `; usage: ${usage}` : ''}\n`);
    process.exitCode = 1;
  }
}
