import { FixedText } from './fixed-text.ts';
import { scriptHashes } from './security-headers.ts';

/** What the build writes where the public address belongs (apps/web/src/shared/site/site-url.ts). */
const PUBLIC_ORIGIN = /https:\/\/public-address\.invalid/g;

/** One page as it is sent. */
export class PageText extends FixedText {
  /** What its content security policy lets run. */
  readonly scripts: readonly string[];

  constructor(written: string, publicUrl: string) {
    super(written.replace(PUBLIC_ORIGIN, () => publicUrl));
    this.scripts = scriptHashes(this.text);
  }
}
