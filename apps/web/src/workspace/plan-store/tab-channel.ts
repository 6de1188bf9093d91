import type { PlanRecord } from './stored-plan.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | {
      readonly kind: 'update';
      readonly plan: string;
      readonly epoch: number;
      readonly bytes: Uint8Array;
      /** Under which key it is being stored, where no server has it: a tab that takes it in stores it too, for the other may be killed. */
      readonly key: string | undefined;
    }
  /** A tab has opened this plan and has so much of it (state vector): who has more answers with an update. */
  | { readonly kind: 'hello'; readonly plan: string; readonly epoch: number; readonly vector: Uint8Array }
  | { readonly kind: 'acknowledged'; readonly plan: string; readonly record: PlanRecord }
  /** All of its updates were replaced; `vector`: so much of the document before is in them. */
  | { readonly kind: 'replaced'; readonly plan: string; readonly vector: Uint8Array }
  /** It was taken off this device. */
  | { readonly kind: 'removed'; readonly plan: string }
  | { readonly kind: 'cleared' };

/** The other tabs of this browser. */
export interface TabChannel {
  post(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): void;
}

const NAME = 'plans';

/** A browser without channels has tabs that find each other's text in the database; where pages are prerendered, there are none. */
export function createTabChannel(): TabChannel {
  const hasTabs = typeof window !== 'undefined' && 'BroadcastChannel' in window;
  const channel = hasTabs ? new BroadcastChannel(NAME) : undefined;
  return {
    post: (message) => channel?.postMessage(message),
    onMessage: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}
