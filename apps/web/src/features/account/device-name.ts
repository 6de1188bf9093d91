/** The first that is found counts: most browsers name others too. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

/** What a browser's user agent says of itself, as people call it; undefined for what is no browser known to us. */
export function deviceName(userAgent: string): DeviceName | undefined {
  const browser = firstIn(BROWSERS, userAgent);
  const system = firstIn(SYSTEMS, userAgent);
  return browser === undefined || system === undefined ? undefined : { browser, system };
}

const firstIn = (patterns: typeof BROWSERS, text: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];
