import { EARLY_CLICKS } from '../src/shared/site/early-clicks.ts';

/** What the router writes to start a page: its list of routes, the code of those the page shows, and then the entry. */
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const LIST = /^import "([^"]+)";$/m;
const ROUTE = /^import \* as (\w+) from "([^"]+)";$/gm;
const NAMED = /"([^"]+)":(\w+)[,}]/g;
const ENTRY = /^import\("([^"]+)"\);$/m;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const PRELOADED_STYLE = /<link rel="preload" as="style" href="([^"]+)"\/>/g;

/**
 * Starts once something has been shown: the frame it is drawn in ends before that, and scripts fetched meanwhile would take the
 * processor from it. In a tab nobody looks at nothing is shown. On a page that is blank until the application has come nothing
 * is either, and some browsers do not tell: there one frame has to do.
 */
const AFTER_THE_FIRST_PAINT = [
  'let begun=false',
  'const begin=()=>{if(!begun){begun=true;start()}}',
  'const isBlank=document.getElementById("opening")?.childElementCount===0',
  'const isTold=globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")',
  `if(document.visibilityState==="hidden")begin();else if(isBlank||!isTold)requestAnimationFrame(()=>setTimeout(begin));else{${[
    'new PerformanceObserver((seen,observer)=>{if(seen.getEntriesByName("first-contentful-paint").length>0){observer.disconnect();begin()}}).observe({type:"paint",buffered:true})',
    'setTimeout(begin,1000)',
  ].join(';')}}`,
].join(';\n');

/** The scripts a page names in its head, in their order. */
export const preloadedScripts = (html: string): string[] =>
  [...html.matchAll(PRELOAD)].map(([, file = '']) => file);

/** The script that starts a page. */
export function entryOf(html: string): string {
  const entry = ENTRY.exec(START.exec(html)?.[1] ?? '')?.[1];
  if (entry === undefined) throw new Error('The router starts a page in another way.');
  return entry;
}

/**
 * A page that is painted before it fetches any script, so that nothing competes with what is seen first; then every script is
 * fetched at once and run one by one, with a breath between two, so that no tap waits for all of them. What is clicked until
 * then is kept.
 *
 * @param order the scripts the page names, each after those it imports
 */
export function withLateScripts(html: string, order: readonly string[]): string {
  const [, written = ''] = START.exec(html) ?? [];
  const list = LIST.exec(written)?.[1];
  const entry = entryOf(html);
  if (list === undefined) throw new Error('The router starts a page in another way.');
  const files = new Map([...written.matchAll(ROUTE)].map(([, name = '', file = '']) => [name, file]));
  const assigned = written.slice(written.indexOf('__reactRouterRouteModules'));
  const routes = [...assigned.matchAll(NAMED)].map(
    ([, id, name = '']) => `${JSON.stringify(id)}:await import(${JSON.stringify(files.get(name))})`,
  );
  const start = [
    EARLY_CLICKS,
    `const scripts=${JSON.stringify([...order.filter((file) => file !== entry), entry])}`,
    `const styles=${JSON.stringify([...html.matchAll(PRELOADED_STYLE)].map(([, file]) => file))}`,
    'const name=(link)=>document.head.append(Object.assign(document.createElement("link"),link))',
    'const breath=()=>globalThis.scheduler?.yield?.()??new Promise((done)=>setTimeout(done))',
    `const start=async()=>{${[
      'for(const href of styles)name({rel:"preload",as:"style",href})',
      'for(const [place,href] of scripts.entries()){name({rel:"modulepreload",href});if(place%4===3)await breath()}',
      // What is missing is missed again, and seen to, where it is needed.
      'for(const file of scripts.slice(0,-1)){await import(file).catch(()=>{});await breath()}',
      `await import(${JSON.stringify(list)})`,
      `window.__reactRouterRouteModules={${routes.join(',')}}`,
      `await import(${JSON.stringify(entry)})`,
    ].join(';')}}`,
    AFTER_THE_FIRST_PAINT,
  ].join(';\n');
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(PRELOADED_STYLE, '')
    .replace(START, () => `<script type="module" async="">${start}</script>`);
}
