import { readCompany } from '@trazo/company/read-company';
import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { termsCopy } from './terms-copy.ts';

const company = readCompany({});
const copyOf = termsCopy(company, 'https://trazo.example', '2026-11-21.3');

it.each(LANGUAGES)('the terms in %s can be read without the page', (language) => {
  const { fileName, bytes } = copyOf(language);
  const text = new TextDecoder().decode(bytes);
  expect(fileName).toMatch(/ - Trazo\.txt$/);
  expect(text).not.toMatch(/\{\{|undefined|\]\(|`|\*\*/);
  expect(text).toContain('Calle del Ejemplo, 1, 28001 Madrid');
  expect(text).toContain('(https://trazo.example/cancel)');
  expect(text).toMatch(/\b21\b.*2026/);
});

it('the terms of a company in France name its mediator and the guarantee as French law words it', () => {
  const body = {
    name: 'Médiateur',
    url: 'https://mediateur.example',
    address: '1 rue de la Paix, 75002 Paris',
  };
  const french = { ...company, country: 'FR', disputes: { ...company.disputes, body } };
  const text = new TextDecoder().decode(termsCopy(french, 'https://trazo.example', '2026-11-21')('fr').bytes);
  expect(text).toContain('médiateur de la consommation');
  expect(text).toContain('1 rue de la Paix, 75002 Paris');
  expect(text).toContain('articles L. 224-25-1 à L. 224-25-31');
  expect(text).toContain('rien dans ces conditions ne réduit votre droit à réparation');
});

it('the terms of a company in Germany limit slight negligence as German law has it', () => {
  const text = new TextDecoder().decode(
    termsCopy({ ...company, country: 'DE' }, 'https://trazo.example', '2026-11-21')('de').bytes,
  );
  expect(text).toContain('Produkthaftungsgesetz');
  expect(text).not.toContain('L. 224-25-1');
});
