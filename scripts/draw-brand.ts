/**
 * Draws what the front end carries as pictures: the landing page's sheets and its curve, icons, and previews for social networks.
 * `npm run draw-brand`; needs a Chromium. The results are committed: a build needs neither a browser nor a typesetter.
 */
import { drawFirstPictures } from './brand/first-pictures.ts';
import { drawIcons } from './brand/icons.ts';
import { drawSocialPreviews } from './brand/social.ts';

await drawFirstPictures();
await drawIcons();
await drawSocialPreviews();
