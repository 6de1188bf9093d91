import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInApplication } from '../../../shared/testing/components.tsx';
import { type Draft, emptyDraft } from '../draft.ts';
import { PlanProvider } from '../plan-context.tsx';
import type { PlanStore } from '../plan-store.ts';
import { FakeBrowser } from './fake-browser.ts';

/** A plan with these parts, open in a browser of its own. */
export function draftHandedIn(parts: Partial<Draft> = {}): PlanStore {
  const { shown } = new FakeBrowser().openTab();
  shown.replaceDraft({ ...emptyDraft(), ...parts });
  return shown;
}

/** Renders a component of the form with the plan it works on. */
export const renderWithPlan = (store: PlanStore, component: ReactNode, address?: string): RenderResult =>
  renderInApplication(<PlanProvider store={store}>{component}</PlanProvider>, address);
