import type { Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { escapedHtml } from '../http/escaped-html.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { COVER, LOGO } from './mail-order.ts';
import type { MailTexts } from './mail-texts.ts';

/** The colours of the screens (tokens.css), light and dark: mail readers know no variables. */
const COLOURS = {
  paper: '#f6f1e6',
  sheet: '#fdfaf3',
  ink: '#1d1b17',
  faint: '#5a5448',
  rule: '#d9d0bd',
  accent: '#c22f14',
  onAccent: '#fffaf3',
};
const DARK: typeof COLOURS = {
  paper: '#171511',
  sheet: '#201d18',
  ink: '#f2ebdc',
  faint: '#b9b09d',
  rule: '#39342b',
  accent: '#ff7d5e',
  onAccent: '#1d0d07',
};
const FONT = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** What a mail fills into its layout. */
const FIELDS = [
  'language',
  'subject',
  'title',
  'greeting',
  'text',
  'message',
  'button',
  'note',
  'stop',
  'stopLink',
  'linkHint',
  'link',
  'footer',
  'seller',
] as const;
type Field = (typeof FIELDS)[number];

const slot = (field: Field): string => `__${field}__`;
const SLOTS = new RegExp(FIELDS.map(slot).join('|'), 'g');

interface MailFrame {
  readonly language: Language;
  readonly link: string | undefined;
  readonly stopLink: string | undefined;
  /** The pictures that come with it, by their content ids. */
  readonly shown: readonly (string | undefined)[];
}

/** A mail as HTML that every reader shows. */
export async function mailHtml(
  mail: MailTexts,
  { language, link, stopLink, shown }: MailFrame,
): Promise<string> {
  const links = { link: link ?? '', stopLink: stopLink ?? '' };
  const values: Readonly<Record<Field, string>> = { ...dropMissing(mail), language, ...links };
  const has: Readonly<Record<Part, boolean>> = {
    button: link !== undefined && mail.button !== undefined,
    message: mail.message !== '',
    stop: stopLink !== undefined,
    mark: !mail.isCarried,
    seller: !mail.isCarried,
    logo: shown.includes(LOGO.contentId),
    cover: shown.includes(COVER.contentId),
  };
  const layout = await layoutOf(PARTS.filter((part) => has[part]).join(' '));
  return layout.replace(SLOTS, (found) => {
    const field = FIELDS.find((one) => slot(one) === found);
    return field === undefined ? '' : escapedHtml(values[field]);
  });
}

const dropMissing = ({ button = '', ...mail }: MailTexts) => ({ ...mail, button });

/** What not every mail has. */
const PARTS = ['button', 'message', 'stop', 'mark', 'seller', 'logo', 'cover'] as const;
type Part = (typeof PARTS)[number];

/** MJML is large and slow: it is loaded with the first mail and sets each layout once. */
const layoutOf = memoizeAsync(async (parts: string): Promise<string> => {
  const { default: mjml } = await import('mjml');
  const { html, errors } = await mjml(
    markup((part) => parts.split(' ').includes(part)),
    { validationLevel: 'strict' },
  );
  if (errors.length > 0) throw new Error(`the mail's markup is wrong: ${errors[0]?.formattedMessage}`);
  return html;
});

const BUTTON = `<mj-button css-class="button" align="left" background-color="${COLOURS.accent}" color="${COLOURS.onAccent}" border-radius="3px" font-size="16px" font-weight="600" inner-padding="13px 24px" padding="6px 32px 26px" href="${slot('link')}">${slot('button')}</mj-button>`;

const LINK_AS_TEXT = `
  <mj-divider border-color="${COLOURS.rule}" border-width="1px" padding="4px 32px 16px" css-class="rule" />
  <mj-text font-size="13px" color="${COLOURS.faint}" css-class="faint break">${slot('linkHint')}<br />${slot('link')}</mj-text>`;

const MESSAGE = `<mj-text css-class="ink break lines">${slot('message')}</mj-text>`;
const GREETING = `<mj-text css-class="ink break">${slot('greeting')}</mj-text>`;

const MARK = `
        <mj-divider border-color="${COLOURS.accent}" border-width="4px" width="74px" align="left" padding="0 32px 3px 28px" css-class="bar" />
        <mj-text font-size="24px" font-weight="700" line-height="1.1" letter-spacing="-0.8px" padding="0 32px" css-class="ink">${PRODUCT_NAME}</mj-text>`;

/** Half its pixels high at most; as wide as that makes it. */
const LOGO_PICTURE = `<mj-text css-class="logo"><img src="cid:${LOGO.contentId}" alt="" style="display:block;height:auto;max-height:${LOGO.height / 2}px;max-width:${LOGO.width / 2}px" /></mj-text>`;

const COVER_PICTURE = `<mj-image src="cid:${COVER.contentId}" alt="${slot('title')}" align="left" width="${COVER.width / 2}px" padding="0 32px 22px" border="1px solid ${COLOURS.rule}" />`;

const STOP = `<mj-text font-size="13px" color="${COLOURS.faint}" css-class="faint"><a href="${slot('stopLink')}">${slot('stop')}</a></mj-text>`;

const SELLER = `<mj-text font-size="12px" color="${COLOURS.faint}" css-class="faint break">${slot('seller')}</mj-text>`;

const markup = (has: (part: Part) => boolean): string => `
<mjml lang="${slot('language')}">
  <mj-head>
    <mj-title>${slot('subject')}</mj-title>
    <mj-preview>${slot('text')}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${FONT}" />
      <mj-text color="${COLOURS.ink}" font-size="16px" line-height="1.55" padding="0 32px 18px" />
    </mj-attributes>
    <mj-raw>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
    </mj-raw>
    <mj-style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      .break div { overflow-wrap: anywhere; }
      .lines div { white-space: pre-line; }
      .faint a { color: inherit; }
      @media (prefers-color-scheme: dark) {
        body, body > div, .paper, .paper > table { background: ${DARK.paper} !important; }
        .sheet, .sheet > table { background: ${DARK.sheet} !important; }
        .ink div { color: ${DARK.ink} !important; }
        .faint div { color: ${DARK.faint} !important; }
        .sheet > table > tbody > tr > td { border-color: ${DARK.rule} !important; }
        .rule p { border-top-color: ${DARK.rule} !important; }
        .bar p { border-top-color: ${DARK.accent} !important; }
        .button td { background: ${DARK.accent} !important; }
        .button a { background: ${DARK.accent} !important; color: ${DARK.onAccent} !important; }
      }
    </mj-style>
  </mj-head>
  <mj-body background-color="${COLOURS.paper}" css-class="paper" width="560px">
    <mj-section padding="28px 0 14px" css-class="paper">
      <mj-column>
        ${has('mark') ? MARK : '<mj-spacer height="1px" />'}
      </mj-column>
    </mj-section>
    <mj-section background-color="${COLOURS.sheet}" border="1px solid ${COLOURS.rule}" padding="34px 0 14px" css-class="sheet">
      <mj-column>
        ${has('logo') ? LOGO_PICTURE : ''}
        ${has('cover') ? COVER_PICTURE : ''}
        <mj-text font-size="27px" font-weight="700" line-height="1.2" letter-spacing="-0.5px" css-class="ink break">${slot('title')}</mj-text>
        ${has('message') ? MESSAGE : GREETING}
        <mj-text css-class="ink break lines">${slot('text')}</mj-text>
        ${has('button') ? BUTTON : ''}
        <mj-text font-size="14px" color="${COLOURS.faint}" css-class="faint break">${slot('note')}</mj-text>
        ${has('button') ? LINK_AS_TEXT : ''}
      </mj-column>
    </mj-section>
    <mj-section padding="20px 0 32px" css-class="paper">
      <mj-column>
        <mj-text font-size="13px" color="${COLOURS.faint}" css-class="faint">${slot('footer')}</mj-text>
        ${has('stop') ? STOP : ''}
        ${has('seller') ? SELLER : ''}
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
