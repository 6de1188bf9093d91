import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { GrowingLine } from './growing-line.tsx';

function Field() {
  const [text, setText] = useState('');
  return <GrowingLine aria-label="Name" value={text} onText={setText} />;
}

it('one line stays one: Enter adds nothing, and lines that are pasted follow each other', async () => {
  render(<Field />);
  const line = screen.getByRole('textbox');
  await userEvent.type(line, 'Bread{Enter} and');
  await userEvent.paste(' cakes\r\nfor the quarter');
  expect(line).toHaveProperty('value', 'Bread and cakes for the quarter');
});
