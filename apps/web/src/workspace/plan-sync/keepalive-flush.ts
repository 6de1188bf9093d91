import { encodeContent } from '@trazo/contract/content/content-codec';
import { printableContent } from '../drafts/assemble-content.ts';
import { isUnreadable } from '../drafts/draft-state.ts';
import { contentPrint, hasPictures, printsOf, samePrints } from './draft-prints.ts';
import { withAttempt } from './plan-link.ts';
import { fitsKeepalive } from './plan-server.ts';
import { acknowledge } from './save-step.ts';
import type { SingleFlight } from './single-flight.ts';
import type { SyncPorts } from './sync-ports.ts';
import { isWaitingForChoice, type SyncState } from './sync-state.ts';
import { subjectOf } from './sync-subject.ts';

/**
 * Keepalive flush: saves without waiting for anything, in a call that outlives the page. Undefined when there is nothing to
 * send or it cannot be sent like this: with pictures, too large, or while another save is under way. It then stays here,
 * known to be unsent.
 */
export function flushKeepalive(
  { draftStore, server, accountId }: SyncPorts,
  flight: SingleFlight,
  state: SyncState,
): Promise<unknown> | undefined {
  const { planId: id, links } = subjectOf(draftStore);
  const { draft, conflicts, recovered } = draftStore.getState();
  const link = links.read();
  if (link?.kind !== 'plan' || link.account !== accountId() || flight.isBusy) return undefined;
  if (isWaitingForChoice(state) || Object.keys(conflicts).length > 0) return undefined;
  if (isUnreadable({ draft, recovered }) || samePrints(link.saved, printsOf(draft))) return undefined;
  const printable = printableContent(draft);
  if (hasPictures(printable)) return undefined;
  const content = encodeContent(printable);
  if (!fitsKeepalive(content)) return undefined;
  links.write(withAttempt(link, contentPrint(printable)));
  const { version } = link;
  return flight
    .start(() => server.save({ id, version, content, keepalive: true }))
    .then((result) => {
      if (!result.isError) acknowledge(links, link, result.body, draft);
    });
}
