import type { MessageLanguage } from '@trazo/messages/languages';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in a page. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The colours of the product's own tokens, on a page that loads nothing. */
const STYLE = `
:root { color-scheme: light dark; --paper: #f6f1e6; --raised: #fdfaf3; --ink: #1d1b17; --soft: #5a5448; --line: #d9d0bd;
  --strong: #857c6b; --accent: #c22f14; --on-accent: #fffaf3; --focus: #1b4d8f; }
@media (prefers-color-scheme: dark) { :root { --paper: #171511; --raised: #201d18; --ink: #f2ebdc; --soft: #b9b09d;
  --line: #39342b; --strong: #8b8270; --accent: #ff7d5e; --on-accent: #1d0d07; --focus: #9cc4ff; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 "Instrument Sans Variable", "Instrument Sans", system-ui, sans-serif; }
main { width: 100%; max-width: 28rem; background: var(--raised); border: 1px solid var(--line);
  border-top: 3px solid var(--accent); border-radius: 3px; padding: 2rem 1.75rem; }
h1 { margin: 0 0 .75rem; font: 600 1.6rem/1.15 "Bricolage Grotesque Variable", "Bricolage Grotesque", "Arial Narrow",
  sans-serif; letter-spacing: -.01em; text-wrap: balance; }
p { margin: 0 0 1rem; }
.mark { margin: 0 0 1.5rem; font-size: .8125rem; color: var(--soft); }
dl { margin: 1.25rem 0; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .55rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; border-radius: 3px; cursor: pointer;
  border: 1.5px solid var(--accent); background: var(--accent); color: var(--on-accent); }
button.quiet { background: none; border-color: var(--strong); color: var(--ink); }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

interface PageParts {
  readonly language: MessageLanguage;
  readonly title: string;
  /** Says whose page this stands in for. */
  readonly mark: string;
  /** Markup. */
  readonly content: string;
}

export const pageOf = ({ language, title, mark, content }: PageParts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark">${escaped(mark)}</p>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`;

/** Names and values, one a line. */
export const tableOf = (rows: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`;
