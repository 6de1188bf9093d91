import type { DraftChannel, DraftMessage } from './draft-repository.ts';

const NAME = 'drafts';

/** The tabs of this browser; a browser without channels has tabs that find each other's text when they write. */
export function createDraftChannel(): DraftChannel {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined;
  return {
    post: (message) => channel?.postMessage(message),
    onMessage: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<DraftMessage>) => listener(data)),
  };
}

/** Where there are no tabs: pages are prerendered. */
export const NO_CHANNEL: DraftChannel = { post: () => undefined, onMessage: () => undefined };
