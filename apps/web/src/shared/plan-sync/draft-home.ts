import type { LeftPart } from '../drafts/draft-now.ts';
import { encodeRecord } from '../drafts/stored-record.ts';
import { randomId } from '../identifiers/random-id.ts';
import { isOfPlan, linkOfDraft } from './plan-link.ts';
import type { SyncPorts } from './sync-ports.ts';

/** The plan that the draft of a tab is. */
export interface Home {
  readonly draft: string;
  readonly account: string;
  readonly plan: string;
  readonly isNew: boolean;
  readonly name: string;
}

/**
 * Remembers which plan the draft of this tab is. When another tab puts another plan in its place, the link does not tell any
 * more where the text goes that this tab has not written yet.
 */
export function createDraftHome(ports: SyncPorts, onKept: () => void) {
  const { draftStore, leftWords } = ports;
  let home: Home | undefined;
  const companyName = () => draftStore.getState().draft.general.companyName.trim();

  const keep = async ({ part, data, base, draft }: LeftPart, to: Home) => {
    const account = await ports.account();
    // Whoever signed out took everything off this device.
    if (account.kind === 'signedOut' || (account.kind === 'known' && account.id !== to.account)) return;
    const [mine, before] = [data, base].map((text) =>
      encodeRecord({ writer: 'left', seen: {}, draft, data: text }),
    );
    if (mine === undefined || before === undefined) return;
    const { name: _name, draft: _draft, ...plan } = to;
    leftWords.add({ id: randomId(), ...plan, part, mine, base: before });
    onKept();
  };

  draftStore.keepLeftWith((left) => {
    if (home === undefined || home.draft !== left.draft) return false;
    void keep(left, home);
    return true;
  });

  const note = () => {
    const link = linkOfDraft(ports);
    if (!isOfPlan(link)) return;
    const { account, id: plan, kind, name = companyName() } = link;
    home = { draft: draftStore.draftId(), account, plan, isNew: kind === 'new', name };
  };
  // At once: somebody may type before the first look is over.
  note();

  return {
    note,

    /** As it was noted last: right after another tab has replaced the draft, the plan that it was. */
    get: () => home,

    /** What the draft is called among the plans, or in its own words. */
    nameNow(): string {
      const link = linkOfDraft(ports);
      return (isOfPlan(link) && link.name) || companyName();
    },
  };
}
