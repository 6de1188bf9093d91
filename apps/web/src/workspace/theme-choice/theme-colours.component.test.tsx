import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultTheme, type Theme } from '@trazo/plan/theme/theme';
import { beforeAll, expect, it } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../../shared/testing/components.tsx';
import type { LogoColour } from './logo-colours.ts';
import { ThemeColours } from './theme-colours.tsx';

beforeAll(speakEnglish);

const NAVY: LogoColour = { found: '#14285a', offered: '#14285a' };
const SUN: LogoColour = { found: '#fac828', offered: '#8c7016' };

function open(ofLogo: readonly LogoColour[]) {
  const chosen: Theme[] = [];
  renderInApplication(
    <ThemeColours theme={defaultTheme(2)} onChange={(theme) => chosen.push(theme)} ofLogo={ofLogo} />,
  );
  const group = (name: 'primary' | 'secondary') =>
    within(screen.getByRole('group', { name: new RegExp(words(`viewer:${name}`)) }));
  return { chosen, group };
}

it('offers the logo’s colours for both colours, and says that one was darkened', async () => {
  const { chosen, group } = open([NAVY, SUN]);
  await userEvent.click(group('secondary').getByRole('radio', { name: /#8c7016, from your logo/ }));
  await userEvent.click(group('primary').getByRole('radio', { name: /#14285a, from your logo/ }));
  expect(chosen.map(({ colors }) => colors)).toEqual([
    { primary: null, secondary: '#8c7016' },
    { primary: '#14285a', secondary: null },
  ]);
  expect(screen.queryByText(words('viewer:logo.darkened'))).not.toBeNull();
});

it('says nothing of darker colours where each is the logo’s own, and nothing of a logo where there is none', () => {
  open([NAVY]);
  expect(screen.queryByText(words('viewer:logo.darkened'))).toBeNull();
  expect(screen.getAllByRole('radio', { name: /from your logo/ })).toHaveLength(2);
});

it('offers the template’s colours alone where there is no logo', () => {
  open([]);
  expect(screen.queryByRole('radio', { name: /from your logo/ })).toBeNull();
});
