import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useFigureKeys } from './use-figure-keys.ts';

const asked = (name: string) => (
  <button type="button" tabIndex={-1} data-term>
    {name}
  </button>
);

/** A group's head, a line to type in, and a row of results. */
function Grid() {
  const frame = useRef<HTMLDivElement>(null);
  useFigureKeys(frame);
  return (
    <div ref={frame}>
      <table>
        <tbody>
          <tr>
            <th colSpan={3}>{asked('costs')}</th>
          </tr>
          <tr>
            <th>Flour</th>
            <td>
              <input aria-label="first" />
            </td>
            <td>
              <input aria-label="second" />
            </td>
          </tr>
          <tr>
            <th>{asked('profit')}</th>
            <td>{asked('one')}</td>
            <td>{asked('two')}</td>
          </tr>
          <tr>
            <th>Margin</th>
            <td>{asked('ten')}</td>
            <td>{asked('twenty')}</td>
          </tr>
        </tbody>
      </table>
      <button type="button">after</button>
    </div>
  );
}

const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  return focused();
};

beforeEach(() => {
  // No layout here, so nothing to scroll.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  render(<Grid />);
});

it('is one stop of Tab beside the cells to type in, and comes back to what was asked last', async () => {
  expect(await press('{Tab}')).toBe('costs');
  expect(await press('{Tab}')).toBe('first');
  expect(await press('{Tab}')).toBe('second');
  expect(await press('{Tab}')).toBe('after');
  screen.getByText('two').focus();
  expect(await press('{Tab}')).toBe('after');
  expect(await press('{Shift>}{Tab}{/Shift}')).toBe('two');
});

it('goes by arrows to all that can be asked, and stays in its column', async () => {
  await press('{Tab}');
  expect(await press('{ArrowDown}')).toBe('profit');
  expect(await press('{ArrowRight}')).toBe('one');
  expect(await press('{End}')).toBe('two');
  expect(await press('{ArrowDown}')).toBe('twenty');
  expect(await press('{ArrowLeft}')).toBe('ten');
  expect(await press('{ArrowUp}')).toBe('one');
  expect(await press('{Home}')).toBe('profit');
  expect(await press('{ArrowUp}')).toBe('costs');
});
