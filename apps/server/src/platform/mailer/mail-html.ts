import type { Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { escapedHtml } from '../http/escaped-html.ts';
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
const FONT = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
const WIDTH = 560;

const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
table { border-collapse: collapse; mso-table-lspace: 0; mso-table-rspace: 0; }
img { border: 0; }
.break { overflow-wrap: anywhere; }
.lines { white-space: pre-line; }
.faint a { color: inherit; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${DARK.paper} !important; }
  .sheet { background: ${DARK.sheet} !important; border-color: ${DARK.rule} !important; }
  .ink { color: ${DARK.ink} !important; }
  .faint { color: ${DARK.faint} !important; }
  .rule { border-color: ${DARK.rule} !important; }
  .bar { border-color: ${DARK.accent} !important; }
  .button { background: ${DARK.accent} !important; color: ${DARK.onAccent} !important; }
}`;

interface MailFrame {
  readonly language: Language;
  readonly link: string | undefined;
  readonly stopLink: string | undefined;
  /** The pictures that come with it, by their content ids. */
  readonly shown: readonly (string | undefined)[];
}

/**
 * A mail as HTML that every reader shows: tables in one column, each style beside what it is of. Outlook for Windows draws with
 * Word, which knows neither `max-width` nor the padding of a link: it gets a table of fixed width and `mso-padding-alt`.
 */
export function mailHtml(mail: MailTexts, { language, link, stopLink, shown }: MailFrame): string {
  const subject = escapedHtml(mail.subject);
  const text = escapedHtml(mail.text);
  const title = escapedHtml(mail.title);
  const isAction = link !== undefined && mail.button !== undefined;
  const head = mail.isCarried
    ? []
    : [line('bar', `4px solid ${COLOURS.accent}`, '0 32px 3px 28px', 74), NAME];
  const sheet = [
    shown.includes(LOGO.contentId) ? row(LOGO_PICTURE) : '',
    shown.includes(COVER.contentId) ? row(coverPicture(title), '0 32px 22px') : '',
    words(title, 27, 'ink break', 'font-weight:700;line-height:1.2;letter-spacing:-0.5px'),
    mail.message === ''
      ? words(escapedHtml(mail.greeting), 16, 'ink break')
      : words(escapedHtml(mail.message), 16, 'ink break lines'),
    words(text, 16, 'ink break lines'),
    isAction ? row(button(link, mail.button), '6px 32px 26px') : '',
    words(escapedHtml(mail.note), 14, 'faint break'),
    ...(isAction
      ? [
          line('rule', `1px solid ${COLOURS.rule}`, '4px 32px 16px'),
          words(`${escapedHtml(mail.linkHint)}<br>${escapedHtml(link)}`, 13, 'faint break'),
        ]
      : []),
  ];
  const foot = [
    words(escapedHtml(mail.footer), 13, 'faint'),
    stopLink === undefined
      ? ''
      : words(`<a href="${escapedHtml(stopLink)}">${escapedHtml(mail.stop)}</a>`, 13, 'faint'),
    mail.seller === '' ? '' : words(escapedHtml(mail.seller), 12, 'faint break'),
  ];
  return `<!doctype html>
<html lang="${language}" dir="auto">
<head>
<title>${subject}</title>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style>${STYLE}
</style>
</head>
<body class="paper" bgcolor="${COLOURS.paper}" style="background:${COLOURS.paper}">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden">${text}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${language}" dir="auto" class="paper" style="background:${COLOURS.paper}">
<!--[if mso]><table role="presentation" align="center" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<div style="margin:0 auto;max-width:${WIDTH}px">
${part(head, 'padding:28px 0 14px')}
${part(sheet, `padding:34px 0 14px;background:${COLOURS.sheet};border:1px solid ${COLOURS.rule}`, 'sheet')}
${part(foot, 'padding:20px 0 32px')}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>`;
}

const TABLE = '<table role="presentation" border="0" cellpadding="0" cellspacing="0"';

const part = (rows: readonly string[], style: string, kind = 'paper'): string =>
  `${TABLE} width="100%"><tr><td class="${kind}" style="${style}">
${TABLE} width="100%">
${rows.filter((one) => one !== '').join('\n')}
</table></td></tr></table>`;

const row = (content: string, padding = '0 32px 18px'): string =>
  `<tr><td align="left" style="padding:${padding};word-break:break-word">${content}</td></tr>`;

/** Faint where their classes say so. */
const words = (html: string, size: number, classes: string, more = 'line-height:1.55', padding?: string) =>
  row(
    `<div class="${classes}" style="${FONT};font-size:${size}px;color:${classes.startsWith('faint') ? COLOURS.faint : COLOURS.ink};${more}">${html}</div>`,
    padding,
  );

const line = (kind: string, border: string, padding: string, width: number | '100%' = '100%'): string =>
  row(
    `${TABLE} width="${width}"><tr><td class="${kind}" style="border-top:${border};font-size:1px;line-height:1px">&nbsp;</td></tr></table>`,
    padding,
  );

const NAME = words(
  PRODUCT_NAME,
  24,
  'ink',
  'font-weight:700;line-height:1.1;letter-spacing:-0.8px',
  '0 32px',
);

/** Half its pixels high at most; as wide as that makes it. */
const LOGO_PICTURE = `<img src="cid:${LOGO.contentId}" alt="" style="display:block;height:auto;max-height:${LOGO.height / 2}px;max-width:${LOGO.width / 2}px">`;

const coverPicture = (title: string): string =>
  `<img src="cid:${COVER.contentId}" alt="${title}" width="${COVER.width / 2}" style="display:block;height:auto;border:1px solid ${COLOURS.rule}">`;

const button = (link: string, label: string): string =>
  `${TABLE} style="border-collapse:separate"><tr><td class="button" align="center" bgcolor="${COLOURS.accent}" style="border-radius:3px;background:${COLOURS.accent};mso-padding-alt:13px 24px"><a class="button" href="${escapedHtml(link)}" target="_blank" style="display:inline-block;border-radius:3px;padding:13px 24px;mso-padding-alt:0;background:${COLOURS.accent};color:${COLOURS.onAccent};${FONT};font-size:16px;font-weight:600;line-height:1.2;text-decoration:none">${escapedHtml(label)}</a></td></tr></table>`;
