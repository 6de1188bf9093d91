import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../../../shared/testing/components.tsx';
import { AMOUNT_RULE } from './figure-rule.ts';
import { PastePreview } from './paste-preview.tsx';
import { readBlock } from './pasted-block.ts';

beforeAll(speakEnglish);

it('a block that is shown is scrolled by keyboard, says what stays out, and goes in', async () => {
  const controller = { putIn: vi.fn(), leaveOut: vi.fn() };
  const cells = [
    ['', '2027', '2028'],
    ['Bread', '1,200', '2'],
  ];
  const place = { column: 0, language: 'en', currency: '£', hasName: true, takesCosts: 'elsewhere' } as const;
  renderInApplication(
    <PastePreview
      proposal={{ block: readBlock(cells, place), row: 0 }}
      controller={controller}
      rule={AMOUNT_RULE}
      columnName={(column) => `Year ${column}`}
    />,
  );
  const frame = await screen.findByRole('group', { name: words('finance:form.grid.preview.goesIn') });
  expect(frame.tabIndex).toBe(0);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    words('finance:form.grid.preview.head').replace('{{texts}}', '2027 · 2028'),
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Bread', '1,200', '2']);
  await userEvent.click(screen.getByRole('button', { name: words('finance:form.grid.preview.putIn') }));
  expect(controller.putIn).toHaveBeenCalledTimes(1);
});
