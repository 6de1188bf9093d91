import { type Person, SAMPLE_PEOPLE } from './people.ts';
import { languageOf, wordsIn } from './words.ts';

/** What the page that asks for a token says of itself. */
export interface Asked {
  readonly clientId: string;
  readonly nonce: string;
  readonly language: string | null;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The colours of the product's own tokens, on a page that loads no style. */
const STYLE = `
:root { color-scheme: light dark; --paper: #f6f1e6; --raised: #fdfaf3; --ink: #1d1b17; --soft: #5a5448; --line: #d9d0bd;
  --strong: #857c6b; --accent: #c22f14; --on-accent: #fffaf3; --focus: #1b4d8f; }
@media (prefers-color-scheme: dark) { :root { --paper: #171511; --raised: #201d18; --ink: #f2ebdc; --soft: #b9b09d;
  --line: #39342b; --strong: #8b8270; --accent: #ff7d5e; --on-accent: #1d0d07; --focus: #9cc4ff; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.25rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 "Instrument Sans Variable", "Instrument Sans", system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; background: var(--raised); border: 1px solid var(--line);
  border-top: 3px solid var(--accent); border-radius: 3px; padding: 1.75rem 1.5rem; }
h1 { margin: 0 0 1rem; font: 600 1.5rem/1.15 "Bricolage Grotesque Variable", "Bricolage Grotesque", sans-serif; }
h2 { margin: 1.75rem 0 .75rem; font-size: 1rem; }
.mark { margin: 0 0 1.25rem; font-size: .8125rem; color: var(--soft); }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
form { display: grid; gap: .75rem; }
label { display: grid; gap: .25rem; font-size: .875rem; }
input { min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid var(--strong); border-radius: 3px; }
button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; border-radius: 3px; cursor: pointer;
  border: 1.5px solid var(--accent); background: var(--accent); color: var(--on-accent); }
button.person { display: grid; width: 100%; text-align: left; background: none; border-color: var(--strong); color: var(--ink); }
button.person span { font-weight: 400; color: var(--soft); overflow-wrap: anywhere; }
:is(button, input):focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

const pageOf = (language: string, title: string, content: string): string => `<!doctype html>
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
${content}
</main>
</body>
</html>
`;

const hidden = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');

/** Who signs in: one of the samples, or anybody else. */
export function chooserPage({ clientId, nonce, language: wished }: Asked): string {
  const language = languageOf(wished);
  const words = wordsIn(language);
  const asked = hidden({ client_id: clientId, nonce, hl: language });
  const entry = ({ email, givenName, familyName }: Person) =>
    `<li><form method="post" action="choose">${asked}${hidden({ email })}` +
    `<button class="person">${escaped(`${givenName} ${familyName}`)}<span>${escaped(email)}</span></button></form></li>`;
  const field = (name: string, label: string, attributes: string) =>
    `<label>${escaped(label)}<input name="${name}" ${attributes}></label>`;
  return pageOf(
    language,
    words.googleTitle,
    `<p class="mark">${escaped(words.googleMark)}</p>
<h1>${escaped(words.googleTitle)}</h1>
<ul>${SAMPLE_PEOPLE.map(entry).join('\n')}</ul>
<h2 id="other">${escaped(words.googleOther)}</h2>
<form method="post" action="choose" aria-labelledby="other">${asked}
${field('email', words.googleEmail, 'type="email" required autocomplete="off"')}
${field('given_name', words.googleGivenName, 'autocomplete="off"')}
${field('family_name', words.googleFamilyName, 'autocomplete="off"')}
<button>${escaped(words.googleAction)}</button>
</form>`,
  );
}

/** Hands the token to the page that opened this one, and closes. */
export function chosenPage(credential: string, wished: string | null): string {
  const language = languageOf(wished);
  const words = wordsIn(language);
  return pageOf(
    language,
    words.googleTitle,
    `<p data-credential="${escaped(credential)}">${escaped(words.close)}</p><script src="chosen.js"></script>`,
  );
}
