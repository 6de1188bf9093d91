import { asCommand } from './as-command.ts';
import { runRestore } from './backup-commands.ts';

await asCommand('npm run restore -- <name>|latest [--check]', runRestore);
