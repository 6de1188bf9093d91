import { asCommand } from './as-command.ts';
import { runBackup } from './backup-commands.ts';

await asCommand('npm run backup [-- --list | --new-key]', runBackup);
