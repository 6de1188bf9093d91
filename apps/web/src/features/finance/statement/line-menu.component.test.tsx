import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../../../shared/testing/components.tsx';
import { HANDS, pressBy } from '../../../shared/testing/hands.ts';
import { LineMenu } from './line-menu.tsx';

beforeAll(speakEnglish);

function shown() {
  const controller = { moveLine: vi.fn(), removeLine: vi.fn(), growLine: vi.fn(() => true) };
  renderInApplication(
    <main>
      <LineMenu
        group="revenues"
        id="bread"
        name="Bread"
        isFirst={true}
        isLast={false}
        controller={controller}
      />
    </main>,
  );
  return { controller, button: () => screen.getByRole('button', { name: /Bread/ }) };
}

describe.each(HANDS)('the menu of a line, by %s', (hand) => {
  it('does what is chosen, once, and gives the focus back; what cannot be done does nothing', async () => {
    const { controller, button } = shown();
    await pressBy(hand, button());
    const down = await screen.findByRole('menuitem', { name: words('finance:form.grid.moveDown') });
    expect(screen.getByRole('menuitem', { name: words('finance:form.grid.moveUp') })).toHaveProperty(
      'disabled',
      true,
    );
    await pressBy(hand, down, '{ArrowDown}');
    expect(controller.moveLine.mock.calls).toEqual([['revenues', 'bread', 1, 'Bread']]);
    expect(document.activeElement).toBe(button());
    await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await pressBy(hand, button());
    await pressBy(
      hand,
      await screen.findByRole('menuitem', { name: words('finance:form.grid.remove') }),
      '{ArrowDown}',
    );
    expect(controller.removeLine.mock.calls).toEqual([['revenues', 'bread', 'Bread']]);
  });

  it('opens the dialog of an entry', async () => {
    const { button } = shown();
    await pressBy(hand, button());
    const grow = await screen.findByRole('menuitem', { name: words('finance:form.grid.grow') });
    await pressBy(hand, grow, '{ArrowDown}');
    expect(await screen.findByLabelText(words('finance:form.grid.growth.label'))).toBeTruthy();
  });
});

it('closes with Escape, the focus on its button', async () => {
  const { button } = shown();
  await pressBy('keyboard', button());
  await screen.findByRole('menuitem', { name: words('finance:form.grid.remove') });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button());
});
