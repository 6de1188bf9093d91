import type { Language } from '@trazo/plan/languages';
import { message } from './openings.ts';

/**
 * Whether the browser is below Baseline widely available: what came last of what the code uses (Chrome 119, Firefox 125, Safari
 * 17.4). Plain ECMAScript 5, since it runs where nothing newer does.
 */
const IS_OUTDATED =
  '!("noModule" in document.createElement("script")&&window.Promise&&Promise.withResolvers&&window.Intl&&Intl.Segmenter)';

/**
 * Says that a page's code does not start or that the browser is too old, for the code that would say so is what is missing, or is
 * not understood. Shows `missing` or `outdated`: in place of a page that is still empty, else below what can be read already.
 */
export const NOTICE = `(function(){
var words=JSON.parse(document.getElementById("start-words").textContent);
function make(name,text){var made=document.createElement(name);made.textContent=text||"";return made}
window.showStartError=function(kind){
if(document.getElementById("start-error"))return;
var opening=document.getElementById("opening"),box=make("section");
box.id="start-error";box.setAttribute("role","alert");
box.appendChild(make(opening?"h1":"h2",words[kind].title));
box.appendChild(make("p",words[kind].text));
var ways=make("div");box.appendChild(ways);
function way(text,href){var link=make("a",text);link.href=href;if(location.pathname!==href)ways.appendChild(link)}
if(kind==="missing"){var again=make("button",words.reload);again.type="button";again.onclick=function(){location.reload()};ways.appendChild(again);way(words.form,"/builder/form")}
way(words.home,"/");
if(opening){opening.removeAttribute("aria-busy");var main=opening.querySelector("main");if(main)opening.removeChild(main);main=make("main");main.appendChild(box);opening.appendChild(main)}
else document.body.appendChild(box)};
window.isOutdated=${IS_OUTDATED};
if(window.isOutdated)document.addEventListener("DOMContentLoaded",function(){showStartError("outdated")})
})()`;

/** What a page can say before any of its code has come, as JSON. */
export async function noticeWords(language: Language): Promise<string> {
  const site = (key: string) => message(key, language);
  return JSON.stringify({
    missing: {
      title: await site('site:startUp.missing.title'),
      text: await site('site:startUp.missing.text'),
    },
    outdated: {
      title: await site('site:startUp.outdated.title'),
      text: await site('site:startUp.outdated.text'),
    },
    reload: await site('site:crash.reload'),
    form: await site('site:offline.back'),
    home: await site('site:crash.home'),
  });
}
