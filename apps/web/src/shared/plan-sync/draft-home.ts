import type { LeftPart } from '../drafts/draft-now.ts';
import { encodeRecord } from '../drafts/stored-record.ts';
import { randomId } from '../identifiers/random-id.ts';
import { isOfPlan, linkOfDraft } from './plan-link.ts';
import type { SyncPorts } from './sync-ports.ts';

interface Home {
  readonly draft: string;
  readonly account: string;
  readonly plan: string;
  readonly isNew: boolean;
}

/**
 * Remembers which plan the draft of this tab is. When another tab puts another plan in its place, the link does not tell any
 * more where the text goes that this tab has not written yet.
 */
export function createDraftHome(ports: SyncPorts, onKept: () => void) {
  const { draftStore, leftWords } = ports;
  let home: Home | undefined;

  const keep = async ({ part, data, base, draft }: LeftPart, to: Home) => {
    const account = await ports.account();
    // Whoever signed out took everything off this device.
    if (account.kind === 'signedOut' || (account.kind === 'known' && account.id !== to.account)) return;
    const [mine, before] = [data, base].map((text) =>
      encodeRecord({ writer: 'left', seen: {}, draft, data: text }),
    );
    if (mine === undefined || before === undefined) return;
    leftWords.add({ id: randomId(), ...to, part, mine, base: before });
    onKept();
  };

  draftStore.keepLeftWith((left) => {
    if (home === undefined || home.draft !== left.draft) return false;
    void keep(left, home);
    return true;
  });

  return {
    note(): void {
      const link = linkOfDraft(ports);
      if (!isOfPlan(link)) return;
      const { account, id: plan, kind } = link;
      home = { draft: draftStore.draftId(), account, plan, isNew: kind === 'new' };
    },
  };
}
