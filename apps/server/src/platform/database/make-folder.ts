import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code.ts';

/**
 * Makes a folder that may be there already, and those around it. Node's own way (`recursive`) never ends where a folder
 * that exists, as `/proc`, says that there is none.
 */
export async function makeFolder(folder: string): Promise<void> {
  const around = path.dirname(folder);
  try {
    await makeOne(folder);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || around === folder) throw error;
    await makeFolder(around);
    await makeOne(folder);
  }
}

async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o755 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
