import { fireEvent, screen } from '@testing-library/react';
import { renderInApplication, speakEnglish } from '@trazo/web/shared/testing/components.tsx';
import { stubServer } from '@trazo/web/shared/testing/stub-server.ts';
import { beforeAll, expect, it } from 'vitest';
import { FeaturesPart } from './features-part.tsx';

beforeAll(speakEnglish);

const switches = (on: boolean) => ({
  status: 200,
  body: { features: [{ feature: 'sign_ups', on, changed_at: null }] },
});

it('leaves the focus on a switch while it is turned, once however often it is clicked', async () => {
  const calls = stubServer(switches(true), switches(false));
  renderInApplication(<FeaturesPart />);
  const turned = await screen.findByRole<HTMLInputElement>('switch');
  turned.focus();
  fireEvent.click(turned);
  expect(turned.disabled).toBe(false);
  expect(turned.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(turned);
  await expect.poll(() => turned.checked).toBe(false);
  expect(document.activeElement).toBe(turned);
  expect(calls).toHaveLength(2);
});
