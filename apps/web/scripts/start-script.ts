import { CODE_TIMEOUT } from '../src/shared/missing-code/recovery.ts';
import { RELOADED_FOR } from '../src/shared/missing-code/start-up.ts';
import { EARLY_CLICKS } from '../src/shared/site/early-clicks.ts';

/**
 * Starts once something has been shown: the frame it is drawn in ends before that, and scripts fetched until then would take the
 * processor from it. In a hidden tab nothing is shown. On a page that is blank until the application has come nothing
 * is either, and some browsers do not report paints: there one frame has to do.
 */
const AFTER_THE_FIRST_PAINT = [
  'let begun=false',
  'const begin=()=>{if(!begun&&!window.isOutdated){begun=true;watched()}}',
  'const isBlank=document.getElementById("opening")?.childElementCount===0',
  'const canObserve=globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")',
  `if(document.visibilityState==="hidden")begin();else if(isBlank||!canObserve)requestAnimationFrame(()=>setTimeout(begin));else{${[
    'new PerformanceObserver((seen,observer)=>{if(seen.getEntriesByName("first-contentful-paint").length>0){observer.disconnect();begin()}}).observe({type:"paint",buffered:true})',
    'setTimeout(begin,1000)',
  ].join(';')}}`,
].join(';\n');

/**
 * Under the rule of shared/missing-code, whose own code may be what is missing: a script that fails with another error when
 * it is asked for again was not fetched. Then the page is reloaded, once; else, and when time is up, it says what happened.
 */
const WATCHED = [
  'let isMissing=false',
  'const get=async(file)=>{try{return await import(file)}catch(first){try{return await import(file)}catch(second){isMissing||=second!==first;throw second}}}',
  `const reloads=async()=>{try{${[
    `const last=JSON.parse(sessionStorage.getItem("${RELOADED_FOR}"))`,
    'const now={release:window.release,at:Date.now()}',
    `if(!isMissing||last&&(last.release===now.release||now.at-last.at<${2 * CODE_TIMEOUT}))return false`,
    'if(!(await fetch("/",{method:"HEAD",cache:"no-store"})).ok)return false',
    `sessionStorage.setItem("${RELOADED_FOR}",JSON.stringify(now))`,
    'location.reload()',
    'return true',
  ].join(';')}}catch{return false}}`,
  `const watched=async()=>{${[
    `const late=setTimeout(()=>showStartError("missing"),${CODE_TIMEOUT})`,
    'try{await start();document.getElementById("start-error")?.remove()}catch(error){console.error(error);if(!(await reloads()))showStartError("missing")}',
    'clearTimeout(late)',
  ].join(';')}}`,
].join(';\n');

const NAME = 'const name=(link)=>document.head.append(Object.assign(document.createElement("link"),link))';
const YIELD = 'const yieldToMain=()=>globalThis.scheduler?.yield?.()??new Promise((done)=>setTimeout(done))';
/** Every script, but for the entry, which comes last. What is missing is missed again, and seen to, where it is needed. */
const RUN_ONE_BY_ONE =
  'for(const file of scripts.slice(0,-1)){await get(file).catch(()=>{});await yieldToMain()}';
const FETCH_AHEAD = [
  'for(const href of styles)name({rel:"preload",as:"style",href,crossOrigin:""})',
  'for(const [place,href] of scripts.entries()){name({rel:"modulepreload",href});if(place%4===3)await yieldToMain()}',
];

export interface StartParts {
  /** Every script by its address, each after those it imports. */
  readonly scripts: readonly string[];
  readonly entry: string;
  /** Style sheets that are fetched together with them. */
  readonly stylesAhead: readonly string[];
}

/**
 * The module that starts a page. It keeps what is clicked before the page's code has come; fetches scripts and styles once the page
 * has been painted, for on a slow network they would share the line with its text, fonts and first picture; runs the scripts one by
 * one, so that a tap is answered in between; reloads once for a release that is gone, and else says what happened
 * (src/shared/missing-code).
 */
export function startScript({ scripts, entry, stylesAhead }: StartParts): string {
  return [
    EARLY_CLICKS,
    `window.release=${JSON.stringify(entry)}`,
    WATCHED,
    `const scripts=${JSON.stringify([...scripts.filter((file) => file !== entry), entry])}`,
    `const styles=${JSON.stringify(stylesAhead)}`,
    NAME,
    YIELD,
    `const start=async()=>{${[...FETCH_AHEAD, RUN_ONE_BY_ONE, `await get(${JSON.stringify(entry)})`].join(';')}}`,
    AFTER_THE_FIRST_PAINT,
  ].join(';\n');
}
