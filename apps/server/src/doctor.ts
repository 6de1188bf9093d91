import { asCommand } from './as-command.ts';
import { runDoctor } from './doctor-command.ts';

await asCommand('npm run doctor', runDoctor);
