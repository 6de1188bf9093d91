import { asCommand } from './as-command.ts';
import { runMoveImages } from './move-images-command.ts';

await asCommand('npm run move-images -- --to s3|database', runMoveImages);
