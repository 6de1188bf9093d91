import { StartupError } from '../errors/startup-error.ts';

/** A backup that cannot be made, or not be restored, for a reason the operator can put right. */
export class BackupError extends StartupError {}
