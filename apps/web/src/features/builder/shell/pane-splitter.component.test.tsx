import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish } from '../../../shared/testing/components.tsx';
import { PaneSplitter } from './pane-splitter.tsx';

beforeAll(speakEnglish);

it('keys that come before the screen has followed the ones before count each', () => {
  const onShare = vi.fn();
  renderInApplication(<PaneSplitter controls="pane" onShare={onShare} onHide={vi.fn()} />);
  const splitter = screen.getByRole('separator');
  const from = Number(splitter.getAttribute('aria-valuenow'));
  for (let key = 0; key < 3; key += 1) fireEvent.keyDown(splitter, { key: 'ArrowLeft' });
  fireEvent.keyDown(splitter, { key: 'ArrowRight' });
  expect(onShare.mock.calls.flat()).toEqual([from + 2, from + 4, from + 6, from + 4]);
});
