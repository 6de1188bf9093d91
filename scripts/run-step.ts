import { spawn } from 'node:child_process';

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

interface StepOptions {
  /** Passes the output through while the step runs, instead of keeping it for a failure. */
  readonly live?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs one command to its end; never throws. */
export function runStep(
  name: string,
  command: string,
  args: readonly string[],
  options: StepOptions = {},
): Promise<StepResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', options.live ? 'inherit' : 'pipe', options.live ? 'inherit' : 'pipe'],
      env: { ...process.env, ...options.env },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const finish = (ok: boolean) =>
      resolve({ name, ok, seconds: (performance.now() - started) / 1000, output });
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** One line a step; the output of a failed one in full. */
export function reportStep({ name, ok, seconds, output }: StepResult): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok && output !== '') console.log(output);
}
