import { stat } from 'node:fs/promises';
import { StartupError } from '../errors/startup-error.ts';

/** `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED_ID = 65_534;

/** Who PostgreSQL runs as. */
export interface PostgresUser {
  /** Whether that is another user than the server's own. */
  readonly switches: boolean;
  /** For `spawn`: empty when nothing is to be switched. */
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

/** The server's own user; under root the owner of the existing cluster, else `nobody`. */
export async function postgresUser(clusterFolder: string): Promise<PostgresUser> {
  const own = process.getuid?.() ?? UNPRIVILEGED_ID;
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (own !== 0) {
    if (owner && owner.uid !== own) {
      throw new StartupError(
        `DATA_DIR holds a database of another user (uid ${owner.uid}): start as that user or as root, or set DATA_DIR to another folder`,
      );
    }
    return { switches: false, identity: {} };
  }
  const identity =
    owner && owner.uid !== 0
      ? { uid: owner.uid, gid: owner.gid }
      : { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID };
  return { switches: true, identity };
}
