import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { BuiltPage } from '../site/built-page.ts';
import { openingOf } from '../site/opening-words.ts';
import { addOpening } from './openings.ts';

const emptyPage = () => new BuiltPage('<body><div id="opening" aria-busy="true"></div></body>');

it('opens with a title and a lead, which are text whatever is in them', () => {
  const page = emptyPage();
  addOpening(page, { title: '$& <b>', lead: 'Lead' });
  expect(page.html).toContain('<h1>$&amp; &lt;b&gt;</h1><p>Lead</p></main></div>');
});

it('opens with a skeleton where there is no lead', () => {
  const page = emptyPage();
  addOpening(page, { title: 'Konto' });
  expect(page.html).toContain('<main><h1>Konto</h1><div aria-hidden="true"><div></div>');
});

it('throws where the place for it is missing or taken', () => {
  expect(() => addOpening(new BuiltPage('<div></div>'), { title: 'Konto' })).toThrow('#opening');
  expect(() => addOpening(new BuiltPage('<div id="opening">a</div>'), { title: 'Konto' })).toThrow(
    '#opening',
  );
});

it('has openings in each language', async () => {
  for (const language of LANGUAGES) {
    for (const address of ['/signin', '/account', '/shared/:token'])
      expect((await openingOf(address, language)).title).toMatch(/\S/);
  }
  expect(await openingOf('/builder/form', 'de')).not.toEqual(await openingOf('/builder/form', 'en'));
});
