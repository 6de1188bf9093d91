import type { Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { WordedMail } from './mail-words.ts';

/** The house's look: warm paper, dark ink, one vermilion stroke; the dark pair for readers in the dark. */
const COLOURS = { paper: '#f6f1e7', sheet: '#fffdf8', ink: '#1d1b18', faint: '#6b6459', rule: '#d9d0bf' };
const VERMILION = '#d8412b';
const DARK = { paper: '#191714', sheet: '#221f1b', ink: '#f1eadc', faint: '#b3a996', rule: '#3d3830' };
const FONT = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** A mail as HTML that every reader shows, by MJML (loaded at the first mail: it is large). */
export async function mailHtml(
  mail: WordedMail,
  language: Language,
  link: string | undefined,
): Promise<string> {
  const { default: mjml } = await import('mjml');
  const { html, errors } = await mjml(markup(mail, language, link), { validationLevel: 'strict' });
  if (errors.length > 0) throw new Error(`the mail's markup is wrong: ${errors[0]?.formattedMessage}`);
  return html;
}

const markup = (mail: WordedMail, language: Language, link: string | undefined): string => `
<mjml lang="${language}">
  <mj-head>
    <mj-title>${escaped(mail.subject)}</mj-title>
    <mj-preview>${escaped(mail.text)}</mj-preview>
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
      .faint a { color: inherit; }
      @media (prefers-color-scheme: dark) {
        body, .paper, .paper > table { background: ${DARK.paper} !important; }
        .sheet, .sheet > table { background: ${DARK.sheet} !important; }
        .ink div { color: ${DARK.ink} !important; }
        .faint div { color: ${DARK.faint} !important; }
        .rule p { border-top-color: ${DARK.rule} !important; }
      }
    </mj-style>
  </mj-head>
  <mj-body background-color="${COLOURS.paper}" css-class="paper" width="560px">
    <mj-section padding="28px 0 14px" css-class="paper">
      <mj-column>
        <mj-text font-size="20px" font-weight="700" letter-spacing="-0.3px" padding="0 32px" css-class="ink">${PRODUCT_NAME}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="${COLOURS.sheet}" padding="0 0 14px" css-class="sheet">
      <mj-column>
        <mj-divider border-color="${VERMILION}" border-width="4px" width="96px" align="left" padding="0 32px 30px" />
        <mj-text font-size="27px" font-weight="700" line-height="1.2" letter-spacing="-0.5px" css-class="ink break">${escaped(mail.title)}</mj-text>
        <mj-text css-class="ink break">${escaped(mail.greeting)}</mj-text>
        <mj-text css-class="ink break">${escaped(mail.text)}</mj-text>
        ${link && mail.button ? button(mail.button, link) : ''}
        <mj-text font-size="14px" color="${COLOURS.faint}" css-class="faint break">${escaped(mail.note)}</mj-text>
        ${link ? linkInWords(mail.linkHint, link) : ''}
      </mj-column>
    </mj-section>
    <mj-section padding="20px 0 32px" css-class="paper">
      <mj-column>
        <mj-text font-size="13px" color="${COLOURS.faint}" css-class="faint">${escaped(mail.footer)}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

const button = (words: string, link: string): string =>
  `<mj-button align="left" background-color="${VERMILION}" color="#ffffff" border-radius="2px" font-size="16px" font-weight="600" inner-padding="13px 24px" padding="6px 32px 26px" href="${escaped(link)}">${escaped(words)}</mj-button>`;

const linkInWords = (hint: string, link: string): string => `
  <mj-divider border-color="${COLOURS.rule}" border-width="1px" padding="4px 32px 16px" css-class="rule" />
  <mj-text font-size="13px" color="${COLOURS.faint}" css-class="faint break">${escaped(hint)}<br />${escaped(link)}</mj-text>`;
