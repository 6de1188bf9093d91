import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { serveTasks } from '../renderer-pool/serve-tasks.ts';
import {
  encodeForMail,
  encodePicture,
  encodePortrait,
  measurePicture,
  shrinkPage,
} from './image-encoding.ts';
import type { PictureResults, PictureTask } from './picture-task.ts';

// One task at a time, and the server before it: with all cores busy it still gets a tenth of one.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

serveTasks<PictureTask, PictureResults>({
  measure: async ({ sources }) => {
    const measured = [];
    for (const source of sources) measured.push(await measurePicture(source));
    return measured;
  },
  picture: ({ source }) => encodePicture(source),
  portrait: ({ source }) => encodePortrait(source),
  font: async ({ source }) => {
    // The typesetter with it, which the process for pictures has no use for.
    const { checkFont } = await import('@trazo/document/fonts/own-font/check-font');
    return checkFont(source);
  },
  inMail: ({ source, ...box }) => encodeForMail(source, box),
  page: ({ svg, ...size }) => shrinkPage(svg, size),
});
