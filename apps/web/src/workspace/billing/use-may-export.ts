import { useUser } from '../../shared/session/use-session.ts';

/** Whether documents may leave the house, as far as is known; the server decides. */
export const useMayExport = (): boolean => useUser()?.user_entitlement.may_export !== false;
