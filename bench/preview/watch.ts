import type { Page, Request } from 'playwright-core';

/** What the page has seen since it was opened; times in ms since then. */
interface Seen {
  /** When a user last did something. */
  acted: number;
  /** When a page's drawing was on screen, and how many square pixels of that page were in view. */
  readonly drawings: { at: number; area: number; page: Element | null; canvas: HTMLCanvasElement }[];
  readonly requests: { start: number; firstByte: number; lastByte: number; typesetting: number }[];
}

declare global {
  var seen: Seen;
}

/** From the last key to the page on screen, and what that time went into; all in ms. */
export interface Refresh {
  readonly total: number;
  /** Until the request left. */
  readonly wait: number;
  /** From there to the first byte of the answer: the way there, queue, typesetting. */
  readonly server: number;
  /** Of it, what the server says typesetting took; 0 where it does not say. */
  readonly typesetting: number;
  readonly transfer: number;
  /** Reading the document, drawing the page, and the browser's frame. */
  readonly draw: number;
}

/** Without a drawing and without a request for so long, nothing more comes. */
const QUIET_MS = 1_200;

/** Instruments a page to record user actions, requests and drawings; call before navigation. */
export async function watch(page: Page): Promise<void> {
  count(page);
  await page.addInitScript(() => {
    const seen: Seen = { acted: 0, drawings: [], requests: [] };
    globalThis.seen = seen;
    for (const kind of ['keydown', 'click', 'change'])
      window.addEventListener(kind, ({ timeStamp }) => (seen.acted = timeStamp), { capture: true });
    const shown = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const wide = Math.min(right, innerWidth) - Math.max(left, 0);
      return Math.max(0, high) * Math.max(0, wide);
    };
    /** After the frame that shows it: a task queued in a frame's callback runs once the frame is painted. */
    const note = (canvas: HTMLCanvasElement) => {
      requestAnimationFrame(() => {
        const page = canvas.closest('[role="img"]');
        const area = page === null ? 0 : shown(page);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.drawings.push({ at: performance.now(), area, page, canvas });
        port2.postMessage(null);
      });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLCanvasElement) note(node);
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName(`${location.origin}/api/generate`)) {
        if (!(entry instanceof PerformanceResourceTiming)) continue;
        const { startTime: start, responseStart: firstByte, responseEnd: lastByte } = entry;
        // It was aborted.
        if (firstByte === 0) continue;
        const typesetting = entry.serverTiming.find(({ name }) => name === 'typesetting')?.duration ?? 0;
        seen.requests.push({ start, firstByte, lastByte, typesetting });
      }
    }).observe({ type: 'resource', buffered: true });
  });
}

interface Traffic {
  running: number;
  lastEnd: number;
}

const traffic = new WeakMap<Page, Traffic>();

function count(page: Page): void {
  const counted: Traffic = { running: 0, lastEnd: 0 };
  traffic.set(page, counted);
  const isPreview = (request: Request) => new URL(request.url()).pathname === '/api/generate';
  const end = (request: Request) => {
    if (!isPreview(request)) return;
    counted.running -= 1;
    counted.lastEnd = performance.now();
  };
  page.on('request', (request) => {
    if (isPreview(request)) counted.running += 1;
  });
  page.on('requestfinished', end).on('requestfailed', end);
}

/** A page that never comes to rest has lost an answer, or draws for ever. */
const AT_MOST_MS = 60_000;

/** Waits until nothing more is drawn; throws where that does not happen. */
export async function quiet(page: Page): Promise<void> {
  const counted = traffic.get(page);
  const begun = performance.now();
  let changedAt = performance.now();
  let drawings = -1;
  const isQuiet = () =>
    counted?.running === 0 && performance.now() - Math.max(changedAt, counted.lastEnd) > QUIET_MS;
  while (!isQuiet()) {
    const now = await page.evaluate(() => globalThis.seen.drawings.length);
    if (now !== drawings) changedAt = performance.now();
    drawings = now;
    if (performance.now() - begun > AT_MOST_MS)
      throw new Error(
        `Not at rest after ${AT_MOST_MS} ms: ${counted?.running} requests under way, ${now} drawings`,
      );
    await page.waitForTimeout(50);
  }
}

/** The refresh that follows what a user did last, once it is over; throws where no page in view changes. */
export async function lastRefresh(page: Page): Promise<Refresh> {
  // Not asked in every frame: that would make the page draw frames it does not need.
  await page.waitForFunction(
    () => {
      const { acted, drawings: seen } = globalThis.seen;
      return seen.some(({ at }) => at > acted);
    },
    undefined,
    { polling: 100 },
  );
  await quiet(page);
  const { acted, drawnAt, requests } = await page.evaluate(readPage);
  if (drawnAt === undefined)
    throw new Error(`Nothing was drawn after the last key: ${JSON.stringify({ acted, requests })}`);
  // A document that was made before they acted is drawn when it is asked for.
  const { start, firstByte, lastByte, typesetting } = requests.findLast(
    (request) => request.start > acted && request.firstByte < drawnAt,
  ) ?? { start: acted, firstByte: acted, lastByte: acted, typesetting: 0 };
  // What is drawn before the last byte is there counts as drawing.
  const received = Math.min(lastByte, drawnAt);
  return {
    total: drawnAt - acted,
    wait: start - acted,
    server: firstByte - start,
    typesetting,
    transfer: received - firstByte,
    draw: drawnAt - received,
  };
}

/** When the page of which most is in view was last seen to change. One that is drawn again as it was does not change. */
function readPage() {
  const { acted, drawings, requests } = globalThis.seen;
  const inView = drawings.filter(({ at, area }) => at > acted && area > 0);
  const largest = inView.reduce((most, { area }) => Math.max(most, area), 0);
  const main = inView.find(({ area }) => area === largest)?.page;
  const ofMain = inView.filter((drawing) => drawing.page === main);
  const pixels = ({ canvas }: { canvas: HTMLCanvasElement }) => canvas.toDataURL();
  while (true) {
    const [one, other] = ofMain.slice(-2);
    if (one === undefined || other === undefined || pixels(one) !== pixels(other)) break;
    ofMain.pop();
  }
  return { acted, drawnAt: ofMain.at(-1)?.at, requests };
}
