import userEvent from '@testing-library/user-event';

/** A way to press what is on screen. */
export type Hand = 'mouse' | 'finger' | 'keyboard';
export const HANDS: readonly Hand[] = ['mouse', 'finger', 'keyboard'];

/** Presses a button or an entry; keys reach it from where the focus is: by arrows in a menu or a calendar, by tab elsewhere. */
export async function pressBy(hand: Hand, target: HTMLElement, keys = '{Tab}'): Promise<void> {
  switch (hand) {
    case 'mouse':
      await userEvent.click(target);
      return;
    case 'finger':
      await userEvent.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }]);
      return;
    case 'keyboard':
      for (let steps = 0; document.activeElement !== target; steps += 1) {
        if (steps > 50) throw new Error(`${keys} does not lead to it`);
        await userEvent.keyboard(keys);
      }
      await userEvent.keyboard('{Enter}');
  }
}
