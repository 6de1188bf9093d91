import { encodeContent } from '@trazo/contract/content/content-codec';
import { printableContent } from '../drafts/assemble-content.ts';
import { contentPrint, hasPictures, printsOf, samePrints } from './draft-prints.ts';
import { linkOfDraft, withAttempt } from './plan-link.ts';
import { fitsKeepalive } from './plan-server.ts';
import { acknowledge } from './save-step.ts';
import type { SingleFlight } from './single-flight.ts';
import type { SyncPorts } from './sync-ports.ts';
import { isWaitingForChoice, type SyncState } from './sync-state.ts';
import { isUnreadable } from './unreadable-draft.ts';

/**
 * Saves without waiting for anything, as the page is going. Undefined when there is nothing to send or it cannot be sent
 * like this: with pictures, too large, or while another save is under way. It then stays here, known to be unsent.
 */
export function sendLastWords(
  ports: SyncPorts,
  flight: SingleFlight,
  state: SyncState,
): Promise<unknown> | undefined {
  const { draftStore, links, server, accountId } = ports;
  const { draft, conflicts, recovered } = draftStore.getState();
  const link = linkOfDraft(ports);
  if (link?.kind !== 'plan' || link.account !== accountId() || flight.isBusy) return undefined;
  if (isWaitingForChoice(state) || Object.keys(conflicts).length > 0) return undefined;
  if (isUnreadable({ draft, recovered }) || samePrints(link.saved, printsOf(draft))) return undefined;
  const printable = printableContent(draft);
  if (hasPictures(printable)) return undefined;
  const content = encodeContent(printable);
  if (!fitsKeepalive(content)) return undefined;
  links.write(withAttempt(link, contentPrint(printable)));
  const { id, version } = link;
  return flight
    .start(() => server.save({ id, version, content, keepalive: true }))
    .then((result) => {
      if (!result.isError) acknowledge(links, link, result.body, draft);
    });
}
