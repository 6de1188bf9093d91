import { useDebouncedCallback } from '@mantine/hooks';
import { findAddress, SHORTEST_ADDRESS, suggestAddresses } from '@trazo/contract/api/addresses';
import type { ResponseBody } from '@trazo/contract/api/route';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { randomId } from '../../../shared/identifiers/random-id.ts';

const DEBOUNCE_MS = 300;

type Suggestion = ResponseBody<typeof suggestAddresses>['suggestions'][number];

const NONE: readonly Suggestion[] = [];

export interface AddressSearch {
  readonly suggestions: readonly Suggestion[];
  /** Looks a typed text up, debounced; an answer to an earlier text is no longer waited for. */
  readonly look: (text: string) => void;
  /** Waits for no further answer; what was found stays. */
  readonly hold: () => void;
  /** Ends the search; what is still under way is dropped. */
  readonly stop: () => void;
  /** The whole address of a suggestion; undefined where it cannot be had. */
  readonly find: (suggestion: Suggestion) => Promise<string | undefined>;
}

/** Asks the server for addresses. No answer, a late one and a refusal are the same to the user: no suggestions. */
export function useAddressSearch(): AddressSearch {
  const [suggestions, setSuggestions] = useState(NONE);
  const session = useRef<string>(undefined);
  const running = useRef<AbortController>(undefined);

  const ask = useDebouncedCallback(async (input: string) => {
    const controller = new AbortController();
    running.current = controller;
    session.current ??= randomId();
    const body = { input, session: session.current };
    const result = await callApi(suggestAddresses, { body, signal: controller.signal }).catch(
      () => undefined,
    );
    if (!controller.signal.aborted)
      setSuggestions(result?.isError === false ? result.body.suggestions : NONE);
  }, DEBOUNCE_MS);

  const hold = () => {
    ask.cancel();
    running.current?.abort();
  };
  const stop = () => {
    hold();
    setSuggestions(NONE);
  };
  useEffect(
    () => () => {
      ask.cancel();
      running.current?.abort();
    },
    [ask],
  );

  return {
    suggestions,
    look: (text) => {
      running.current?.abort();
      const input = text.trim();
      if (input.length >= SHORTEST_ADDRESS) ask(input);
      else stop();
    },
    hold,
    stop,
    find: async ({ place_id }) => {
      stop();
      const body = { place_id, session: session.current ?? randomId() };
      // The provider counts a search as over with its details.
      session.current = undefined;
      const result = await callApi(findAddress, { body });
      return result.isError ? undefined : result.body.formatted_address;
    },
  };
}
