import type { DraftChannel, DraftMessage } from './draft-repository.ts';

const NAME = 'drafts';

/**
 * The tabs of this browser. One without channels has tabs that find each other's text when they write; where pages are
 * prerendered, there are no tabs.
 */
export function createDraftChannel(): DraftChannel {
  const hasTabs = typeof window !== 'undefined' && 'BroadcastChannel' in window;
  const channel = hasTabs ? new BroadcastChannel(NAME) : undefined;
  return {
    post: (message) => channel?.postMessage(message),
    onMessage: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<DraftMessage>) => listener(data)),
  };
}
