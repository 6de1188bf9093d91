import type { Figure } from '@trazo/forecast/ledger/figure';
import { create } from 'zustand';

interface Asked {
  /** Figures that were opened, the one on screen last; none: the panel is closed. */
  readonly trail: readonly Figure[];
}

/** What is asked about in the panel. */
export const useExplanations = create<Asked>(() => ({ trail: [] }));

/** Asks where a figure comes from. */
export const openExplanation = (figure: Figure): void => useExplanations.setState({ trail: [figure] });

/** Goes on to a figure that another one is made of. */
export const openFurther = (figure: Figure): void =>
  useExplanations.setState(({ trail }) => ({ trail: [...trail, figure] }));

export const goBack = (): void => useExplanations.setState(({ trail }) => ({ trail: trail.slice(0, -1) }));

export const closeExplanation = (): void => useExplanations.setState({ trail: [] });

/** Whether the figures of the five-year grid follow from the answers, so that each of them can be explained. */
export const useExplainable = create<{ readonly isOn: boolean }>(() => ({ isOn: false }));
