import { act, screen } from '@testing-library/react';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speakEnglish, words } from '../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { SectionPanel } from './section-panel.tsx';

beforeAll(speakEnglish);
afterEach(() => vi.restoreAllMocks());

const Form = () => (
  <>
    <input id="general.companyName" />
    <input id="general.businessType" />
  </>
);

it('a section that is gone to has the focus as soon as it is there: a field that is chosen at once keeps it', () => {
  const focused: (string | null | undefined)[] = [];
  function Page() {
    const [section, setSection] = useState<SectionId>('general');
    // The page may be painted, and pressed, before any other effect runs.
    useLayoutEffect(() => void focused.push(document.activeElement?.textContent));
    return (
      <>
        <button type="button" onClick={() => setSection('mission')}>
          Go on
        </button>
        <SectionPanel section={section} Form={Form} />
      </>
    );
  }
  renderWithPlan(draftHandedIn(), <Page />);
  act(() => screen.getByText('Go on').click());
  expect(focused.at(-1)).toBe(words('mission:title'));
});

it('a plan without a word begins with the name of the company, unless another field is chosen before the next frame', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const draw = () => act(() => frames.splice(0).forEach((frame) => void frame(0)));
  const { unmount } = renderWithPlan(draftHandedIn(), <SectionPanel section="general" Form={Form} />);
  draw();
  expect(document.activeElement?.id).toBe('general.companyName');
  unmount();
  renderWithPlan(draftHandedIn(), <SectionPanel section="general" Form={Form} />);
  document.getElementById('general.businessType')?.focus();
  draw();
  expect(document.activeElement?.id).toBe('general.businessType');
});
