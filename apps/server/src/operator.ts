import { asCommand } from './backup-commands.ts';
import { runOperator } from './operator-command.ts';

/** `npm run operator -- grant|revoke|reset <e-mail> | list`. */
await asCommand(runOperator);
