import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page still is as the build wrote it, which knew neither what the address asks for nor this device. */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
