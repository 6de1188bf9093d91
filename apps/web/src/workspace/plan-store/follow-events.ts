import { planEvents } from '@trazo/contract/api/plan-changes';
import { callForEvents } from '../../shared/api/api-client.ts';
import { backOff } from '../../shared/offline/back-off.ts';

/** What a device knows of a plan. */
interface Standing {
  readonly epoch: number;
  readonly revision: number;
}

const standingOf = ({ epoch, revision }: Standing) => ({ epoch, revision });

/** Calls with the events of a plan until it is aborted: a stream that ends is opened again. */
export async function followEvents(
  id: string,
  standing: () => Standing,
  onEvent: (event: string, data: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    if (failures > 0) await new Promise((resolve) => setTimeout(resolve, backOff(failures)));
    if (signal.aborted) return;
    const options = { params: { id }, query: standingOf(standing()), signal };
    await callForEvents(planEvents, options, ({ event, data }) => {
      failures = 0;
      onEvent(event, data);
    }).catch(() => undefined);
  }
}
