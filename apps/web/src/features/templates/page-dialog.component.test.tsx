import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { templateOf } from '@trazo/plan/theme/theme';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../../shared/testing/components.tsx';
import { addPublicWords } from '../../shared/words/words.ts';
import { PageDialog } from './page-dialog.tsx';

beforeAll(async () => {
  await speakEnglish();
  await addPublicWords('en', ['templates', 'catalogue']);
});

const TEMPLATE = templateOf(2);
const PAGES = 3;
const SMALL = 'https://trazo.example/small.webp';

interface OpenedProps {
  readonly first: number;
  readonly small?: string;
  readonly onClose: () => void;
}

function Opened({ first, small, onClose }: OpenedProps) {
  const [page, setPage] = useState(first);
  return (
    <PageDialog
      template={TEMPLATE}
      page={page}
      small={small}
      pages={PAGES}
      onTurn={setPage}
      onClose={onClose}
    />
  );
}

const open = (first: number, small?: string) => {
  const onClose = vi.fn();
  renderInApplication(<Opened first={first} onClose={onClose} {...(small === undefined ? {} : { small })} />);
  return { onClose, dialog: screen.getByRole('dialog', { name: words('templates:pages.large') }) };
};
const nameOf = (page: number) =>
  i18next.t('templates:pages.alt', { page, pages: PAGES, template: TEMPLATE.name });
const shows = (page: number) => expect(screen.getByRole('img', { name: nameOf(page) })).toBeTruthy();
const previous = () => screen.getByRole('button', { name: words('templates:pages.previous') });
const next = () => screen.getByRole('button', { name: words('templates:pages.next') });

describe('a page of a template, large', () => {
  it('is turned by its buttons, which do nothing at either end and keep the focus', async () => {
    open(2);
    await userEvent.click(next());
    shows(3);
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(next());
    shows(3);
    expect(document.activeElement).toBe(next());
    await userEvent.click(previous());
    await userEvent.click(previous());
    shows(1);
    expect(previous().getAttribute('aria-disabled')).toBe('true');
    expect(next().getAttribute('aria-disabled')).toBeNull();
  });

  it('is turned by the arrows of the keyboard', async () => {
    open(1);
    previous().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    shows(3);
    await userEvent.keyboard('{ArrowLeft}');
    shows(2);
  });

  it('stands on the small picture until the large one has come, and without one on nothing', () => {
    open(2, SMALL);
    expect(screen.getByRole('img', { name: nameOf(2) }).style.backgroundImage).toContain(SMALL);
  });

  it('is closed by its button, once', async () => {
    const { onClose } = open(2);
    await userEvent.click(screen.getByRole('button', { name: words('templates:pages.close') }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
