import { useSyncExternalStore } from 'react';
import { onWatermarkChange, planWithoutWatermark } from './plan-without-watermark.ts';

/** Whether a preview made now carries the watermark. */
export const useHasWatermark = (): boolean =>
  useSyncExternalStore(
    onWatermarkChange,
    () => planWithoutWatermark() === null,
    () => true,
  );
