import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { planAddress } from '../../../shared/layout/builder-address.ts';
import { speakEnglish, words } from '../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { StepHeader } from './step-header.tsx';

beforeAll(speakEnglish);

const store = draftHandedIn();

it('each step leads to the page of the open plan at once: an address put right after it is drawn takes back a click made meanwhile', () => {
  renderWithPlan(store, <StepHeader />, '/builder/review');
  const steps = within(screen.getByRole('navigation', { name: words('builder:steps.label') })).getAllByRole(
    'link',
  );
  expect(steps.map((step) => step.getAttribute('href'))).toEqual(
    (['select-template', 'form', 'register'] as const).map((page) => planAddress(store.draftId(), page)),
  );
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
