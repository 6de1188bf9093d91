import { asCommand, runBackup } from './backup-commands.ts';

await asCommand(runBackup);
