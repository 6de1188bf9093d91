import { render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Page({ plan }: { readonly plan: string }) {
  useKeptFocus(plan);
  return (
    <Fragment key={plan}>
      <h1 id="section-title" tabIndex={-1}>
        Mission
      </h1>
      <input id="mission.vision" aria-label="Vision" />
      <button type="button">Draft</button>
    </Fragment>
  );
}

describe('the focus, when another draft comes', () => {
  it('stays in the same field', () => {
    const { rerender } = render(<Page plan="one" />);
    screen.getByLabelText('Vision').focus();
    rerender(<Page plan="two" />);
    expect(document.activeElement).toBe(screen.getByLabelText('Vision'));
  });

  it('goes to the heading where what had it has no name', () => {
    const { rerender } = render(<Page plan="one" />);
    screen.getByRole('button').focus();
    rerender(<Page plan="two" />);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });
});
