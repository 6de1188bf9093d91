import { asCommand } from './as-command.ts';
import { runOperator } from './operator-command.ts';

await asCommand('npm run operator -- grant|revoke|reset <e-mail> | list', runOperator);
