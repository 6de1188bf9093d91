import { LEGAL_PLACEHOLDERS } from '@trazo/messages/legal-text';
import { escapedHtml } from './escaped-html.ts';
import { FixedText } from './fixed-text.ts';
import { scriptHashes } from './security-headers.ts';

/** What the build writes where the public address belongs (apps/web/src/shared/site/site-url.ts). */
const PUBLIC_ORIGIN = /https:\/\/public-address\.invalid/g;

/** What stands on a legal page. */
export interface LegalText {
  readonly title: string;
  readonly html: string;
}

interface PageFilling {
  readonly publicUrl: string;
  readonly legal?: LegalText | undefined;
}

/** One page as it is sent: with what the build does not know about the installation. */
export class PageText extends FixedText {
  /** What its content security policy lets run. */
  readonly scripts: readonly string[];

  constructor(written: string, { publicUrl, legal }: PageFilling) {
    const text = written.replace(PUBLIC_ORIGIN, () => publicUrl);
    super(legal === undefined ? text : withLegalText(text, legal));
    this.scripts = scriptHashes(this.text);
  }
}

const withLegalText = (page: string, { title, html }: LegalText): string =>
  page.replaceAll(LEGAL_PLACEHOLDERS.title, escapedHtml(title)).replace(LEGAL_PLACEHOLDERS.html, () => html);
