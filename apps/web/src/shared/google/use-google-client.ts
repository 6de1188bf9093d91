import { useMemo } from 'react';
import { usePublicSettings } from '../settings/use-public-settings.ts';
import type { GoogleClient } from './google-identity.ts';

/** What Google's button needs; undefined until it is known, and where this installation has none. */
export function useGoogleClient(): GoogleClient | undefined {
  const { google_client_id: id = null, google_script: script = null } = usePublicSettings() ?? {};
  return useMemo(() => (id === null || script === null ? undefined : { id, script }), [id, script]);
}
