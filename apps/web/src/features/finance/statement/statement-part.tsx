import { memo, useCallback, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft, useSection } from '../../../workspace/plan-store/use-draft.ts';
import { useFollowed } from '../figures/use-followed.ts';
import { editFinance } from '../forecast/forecast-link.ts';
import { type Statement, statementOf } from './statement.ts';
import { StatementGrid } from './statement-grid.tsx';
import { useLineNames } from './use-line-names.ts';

const Grid = memo(StatementGrid);
const NOTHING_FILLED = {};

/** The five-year table, of the plan that is open. */
export function StatementPart() {
  const store = usePlanStore();
  const part = useRef<HTMLDivElement>(null);
  const followed = useFollowed(useSection('finance'), part);
  const statement = useShallow(statementOf)(followed);
  const currency = useDraft(({ draft }) => draft.general.currency);
  const change = useCallback(
    (next: Statement) => statementOf(editFinance(store, { ...store.getState().draft.finance, ...next })),
    [store],
  );
  return (
    <div ref={part}>
      <Grid
        value={statement}
        filled={followed.assumptions?.linked === true ? followed.assumptions.filled : NOTHING_FILLED}
        onChange={change}
        currency={currency}
        nameLine={useLineNames()}
      />
    </div>
  );
}
