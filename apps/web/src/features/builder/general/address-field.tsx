import { Combobox, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldHint, needsHint } from '../../../shared/form/field-hint.tsx';
import { isLongForPhone } from '../../../shared/form/long-for-phone.ts';
import { usePublicSettings } from '../../../shared/settings/use-public-settings.ts';
import { useErrorText, useField } from '../../../workspace/plan-form/use-field.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import styles from './address-field.module.css';
import { useAddressSearch } from './address-search.ts';

/** Google’s rules for its content outside a map: this name, not translated. */
const GOOGLE_MAPS = 'Google Maps';

/** Where the company is: typed, or chosen from a look-up where this installation has one (ARIA combobox with a list popup). */
export function AddressField() {
  const { t } = useTranslation('general');
  const field = useField('general', 'address');
  const store = usePlanStore();
  const write = (address: string, addressGoogle: string) => {
    store.setField('general', 'address', address);
    store.setField('general', 'addressGoogle', addressGoogle);
  };
  // Its list is made when the field is first entered: placing one that is not seen forces a layout of the page.
  const [isEntered, setEntered] = useState(false);
  const provider = usePublicSettings()?.address_lookup ?? null;
  const search = useAddressSearch();
  const { suggestions } = search;
  const found = suggestions.length;
  const combobox = useCombobox({
    opened: found > 0,
    onOpenedChange: (isOpen) => isOpen || search.stop(),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });

  const choose = async (placeId: string) => {
    const suggestion = suggestions.find(({ place_id }) => place_id === placeId);
    if (suggestion === undefined) return;
    const draftId = store.draftId();
    write(suggestion.text, '');
    const address = await search.find(suggestion);
    const isStillThere =
      store.draftId() === draftId && store.getState().draft.general.address === suggestion.text;
    if (address !== undefined && isStillThere) write(address, address);
  };
  const holdList = ({ key }: KeyboardEvent) => {
    // The list stays as it is while the arrows go through it.
    if (key === 'ArrowDown' || key === 'ArrowUp') search.hold();
  };

  const google = provider === 'google' ? t('form.address.google') : undefined;
  const text = [field.hint, google].filter((part) => part !== undefined).join(' ');
  const hint = { hint: text, used: field.value.length, limit: TEXT_LIMITS.short };
  return (
    <div>
      <Combobox
        store={combobox}
        withinPortal={false}
        keepMounted={isEntered}
        onOptionSubmit={(placeId) => void choose(placeId)}
      >
        <Combobox.Target
          withExpandedAttribute
          withAriaAttributes={provider !== null}
          withKeyboardNavigation={found > 0}
          autoComplete={provider === null ? 'street-address' : 'off'}
        >
          <TextInput
            id={field.id}
            label={field.label}
            description={needsHint(hint) && <FieldHint {...hint} />}
            placeholder={field.placeholder}
            required={field.required}
            autoComplete={provider === null ? 'street-address' : 'off'}
            aria-autocomplete={provider === null ? undefined : 'list'}
            dir="auto"
            data-long={isLongForPhone(field.value) || undefined}
            value={field.value}
            onChange={({ currentTarget }) => {
              write(currentTarget.value, '');
              combobox.resetSelectedOption();
              if (provider !== null) search.look(currentTarget.value);
            }}
            onFocus={() => setEntered(true)}
            onKeyDown={holdList}
            onBlur={() => {
              search.stop();
              field.leave();
            }}
            error={useErrorText(field.error)}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={found === 0}>
          <Combobox.Options aria-label={field.label}>
            {suggestions.map(({ place_id, text }) => (
              <Combobox.Option key={place_id} value={place_id} className={styles.option}>
                {text}
              </Combobox.Option>
            ))}
          </Combobox.Options>
          <Combobox.Footer className={styles.source}>
            {provider === 'google' ? <span translate="no">{GOOGLE_MAPS}</span> : t('form.address.sandbox')}
          </Combobox.Footer>
        </Combobox.Dropdown>
      </Combobox>
      <VisuallyHidden role="status">{found > 0 && t('form.address.found', { count: found })}</VisuallyHidden>
    </div>
  );
}
