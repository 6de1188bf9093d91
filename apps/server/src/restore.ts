import { asCommand, runRestore } from './backup-commands.ts';

await asCommand(runRestore);
