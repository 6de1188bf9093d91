import { act, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../testing/components.tsx';
import { addAppWords, changeLanguage } from '../words/words.ts';
import { useTranslatedPage } from './use-translated-page.ts';

beforeAll(async () => {
  await speakEnglish();
  await addAppWords('de');
});

/** Words beside an element, as in a heading of which a part is marked. */
function Page() {
  const { t } = useTranslation('auth');
  return (
    <h1>
      {t('email.label')} <b>{t('password.label')}</b>
    </h1>
  );
}

function Site() {
  return (
    <Fragment key={useTranslatedPage()}>
      <Page />
    </Fragment>
  );
}

/** As a browser's translator does. */
function translate(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`~${text.data}~`);
    text.replaceWith(font);
  }
}

it('a page translated by the browser changes whole with another language', async () => {
  renderInApplication(<Site />);
  const before = screen.getByRole('heading').textContent;
  translate(screen.getByRole('heading'));
  expect(screen.getByRole('heading').textContent).not.toBe(before);
  await act(() => changeLanguage('de'));
  expect(screen.getByRole('heading').textContent).toBe(
    `${words('auth:email.label')} ${words('auth:password.label')}`,
  );
  const kept = screen.getByRole('heading');
  await act(() => changeLanguage('en'));
  expect(screen.getByRole('heading')).toBe(kept);
});
