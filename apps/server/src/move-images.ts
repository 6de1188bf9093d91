import { asCommand } from './backup-commands.ts';
import { runMoveImages } from './move-images-command.ts';

/** `npm run move-images -- --to s3|database`. */
await asCommand(runMoveImages);
