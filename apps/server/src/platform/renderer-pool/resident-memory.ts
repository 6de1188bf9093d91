import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LINUX_PAGE = 4096;

/** Bytes of memory a process holds, its native libraries included; 0 when it is gone. */
export async function residentMemory(pid: number): Promise<number> {
  try {
    if (process.platform === 'linux') {
      const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
      return Number(pages) * LINUX_PAGE;
    }
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1024;
  } catch {
    return 0;
  }
}
