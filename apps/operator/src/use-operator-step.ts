import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OperatorState, operatorState } from '@trazo/contract/api/second-factor';
import { type ApiResult, callApi } from '@trazo/web/shared/api/api-client.ts';
import { useState } from 'react';
import { STATE_KEY, useLastGood } from './operator-query.ts';

type OperatorStep = 'enrol' | 'verify' | 'console';

/** Where a state leads: a setup ends by its own button, and a console whose code has run out stays where it is. */
function stepAfter(step: OperatorStep | undefined, { second_factor }: OperatorState): OperatorStep {
  if (step === 'enrol' || second_factor === 'missing') return 'enrol';
  return second_factor === 'passed' || step === 'console' ? 'console' : 'verify';
}

const isPart = ({ queryKey: [scope, part] }: Query): boolean => scope === 'operator' && part !== undefined;

/** Whether what was answered last is an error. */
const isRefused = ({ state: { data } }: Query): boolean =>
  typeof data === 'object' && data !== null && 'isError' in data && data.isError === true;

export interface OperatorSteps {
  readonly step: OperatorStep;
  readonly state: OperatorState;
  /** From one step to another; nothing of the parts is remembered. */
  readonly enter: (state: OperatorState) => void;
  /** Goes on in the console once its code is given again. */
  readonly goOn: (state: OperatorState) => void;
}

/** How far the session is, and what is shown for it: the last that is known, while the server cannot be reached. */
export function useOperatorStep() {
  const queries = useQueryClient();
  const { data, isFetching, refetch } = useQuery({
    queryKey: STATE_KEY,
    queryFn: ({ signal }): Promise<ApiResult<OperatorState>> => callApi(operatorState, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const state = useLastGood(data);
  // Beside the query: both change in the same rendering.
  const [before, setStep] = useState<OperatorStep>();
  const step = state && stepAfter(before, state);
  if (step !== before) setStep(step);
  const put = (body: OperatorState) => {
    const answer: ApiResult<OperatorState> = { isError: false, body };
    queries.setQueryData(STATE_KEY, answer);
  };
  const enter = (body: OperatorState) => {
    queries.removeQueries({ predicate: isPart });
    put(body);
    setStep(stepAfter(undefined, body));
  };
  const goOn = (body: OperatorState) => {
    put(body);
    void queries.invalidateQueries({ predicate: (query) => isPart(query) && isRefused(query) });
  };
  const steps: OperatorSteps | undefined = state && step && { step, state, enter, goOn };
  return { data, isFetching, refetch, steps };
}
