import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakEnglish, words } from '../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import GeneralForm from './general.tsx';

beforeAll(speakEnglish);

const choiceOf = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const country = () => choiceOf(words('general:form.fields.country.label'));
const legalForm = () => choiceOf(words('general:form.fields.legalStructure.label'));

/** Finds an option by a few letters, and takes it. */
async function take(box: HTMLInputElement, typed: string, option: string): Promise<void> {
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(box.value).toBe(option));
}

describe('the legal form', () => {
  it('is named by another country in its own way; a national one stays what it is', async () => {
    const store = draftHandedIn();
    renderWithPlan(store, <GeneralForm />);
    await take(legalForm(), 'limited', words('options:legalStructure.limitedLiabilityCompany'));
    await take(country(), 'Ita', words('legalForms:countries.it'));
    expect(legalForm().value).toBe(words('legalForms:names.it.limitedLiabilityCompany'));
    await take(legalForm(), 'srls', words('legalForms:names.it.itSrls'));
    await take(country(), 'Fra', words('legalForms:countries.fr'));
    expect(legalForm().value).toBe(words('legalForms:names.it.itSrls'));
    expect(store.getState().draft.general.legalStructure).toBe('itSrls');
  });

  it('says which fields do not apply, each of which can be taken back', async () => {
    renderWithPlan(draftHandedIn(), <GeneralForm />);
    const label = words('general:form.fields.shareCapital.label');
    const capital = () => screen.queryByRole('textbox', { name: label });
    const choice = (text: string) =>
      screen.findByRole('button', { name: i18next.t('navigation:labelled', { label, text }) });
    await take(legalForm(), 'sole', words('options:legalStructure.selfEmployed'));
    expect(capital()).toBeNull();
    await userEvent.click(await choice(words('fields:applicability.again')));
    expect(capital()).not.toBeNull();
    await userEvent.click(await choice(words('fields:applicability.not')));
    await waitFor(async () =>
      expect(document.activeElement).toBe(await choice(words('fields:applicability.again'))),
    );
    await take(legalForm(), 'coop', words('options:legalStructure.cooperative'));
    expect(capital()).not.toBeNull();
  });
});
