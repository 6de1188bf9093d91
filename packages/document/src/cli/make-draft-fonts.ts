/** Makes the fonts that previews are set in, so that no server does when it starts. Part of `npm run build`. */
import { draftFontFolders } from '../fonts/draft-edition/draft-fonts.ts';

process.stdout.write(`${draftFontFolders().length} draft fonts\n`);
