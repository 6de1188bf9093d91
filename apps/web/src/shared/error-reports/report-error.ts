import { reportBrowserError } from '@trazo/contract/api/browser-errors';
import { publicSettings } from '@trazo/contract/api/settings';
import { callApi } from '../api/api-client.ts';
import { recovery } from '../missing-code/this-page.ts';
import { describeError } from './describe-error.ts';

/** A page that fails in a loop says so this often. */
const MOST = 5;

const reported = new Set<string>();
let isWanted: Promise<boolean> | undefined;

/** Asked for when something fails first: a page without errors makes no call. */
const areReportsWanted = async (): Promise<boolean> => {
  const settings = await callApi(publicSettings, {});
  return !settings.isError && settings.body.error_reports;
};

/**
 * Tells the server of an error that nothing has handled, once each, where the installation collects them. Code that is missing is
 * the network's or a new release's doing, and mended by itself (missing-code).
 */
export async function reportError(error: unknown): Promise<void> {
  if (recovery.isMissingCode(error)) return;
  const body = describeError(error, new URL(window.location.href));
  const key = `${body.type} ${body.message} ${body.frames[0]}`;
  if (body.frames.length === 0 || reported.has(key) || reported.size >= MOST) return;
  reported.add(key);
  isWanted ??= areReportsWanted();
  if (await isWanted) await callApi(reportBrowserError, { body, keepalive: true });
}
