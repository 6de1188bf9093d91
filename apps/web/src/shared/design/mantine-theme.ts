import {
  type ActionIconFactory,
  type ButtonFactory,
  type CheckboxFactory,
  type ChipFactory,
  type CloseButtonFactory,
  type ComboboxFactory,
  createTheme,
  type DrawerFactory,
  type ExtendComponent,
  type FactoryPayload,
  type InputFactory,
  type InputWrapperFactory,
  type MantineColorsTuple,
  type MenuFactory,
  type ModalFactory,
  type PasswordInputFactory,
  type PopoverFactory,
  type RadioFactory,
  type SelectFactory,
} from '@mantine/core';
import type { DatePickerFactory } from '@mantine/dates';
import styles from './controls.module.css';

const vermilion: MantineColorsTuple = [
  '#fdeee8',
  '#f7dfd5',
  '#f0b8a5',
  '#ea8f73',
  '#e16745',
  '#d64a25',
  '#c22f14',
  '#9f2410',
  '#7f1d0d',
  '#5f160a',
];

const dropdown = { dropdown: styles.dropdown, option: styles.option };

/** The head of a dialog is no head of the page. */
const INNER_HEADER = { attributes: { header: { role: 'presentation' } } };

/** How a component looks, said without the component itself: a page fetches only those it shows. */
const look = <Component extends FactoryPayload>(said: ExtendComponent<Component>) => said;

/** Mantine behaves, the drafting table decides how it looks: colours come from tokens.css alone. */
export const mantineTheme = createTheme({
  primaryColor: 'vermilion',
  primaryShade: 6,
  colors: { vermilion },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  defaultRadius: 3,
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: look<ButtonFactory>({
      defaultProps: { variant: 'filled' },
      classNames: { root: styles.button, label: styles.buttonLabel },
    }),
    ActionIcon: look<ActionIconFactory>({
      defaultProps: { variant: 'subtle', size: 44 },
      classNames: { root: styles.icon },
    }),
    Input: look<InputFactory>({ defaultProps: { size: 'md' }, classNames: { input: styles.input } }),
    InputWrapper: look<InputWrapperFactory>({
      classNames: { label: styles.label, description: styles.description, error: styles.error },
    }),
    // Shown, a password is text: the keyboard of a phone would correct it and begin it with a capital.
    PasswordInput: look<PasswordInputFactory>({
      defaultProps: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
    }),
    Checkbox: look<CheckboxFactory>({
      defaultProps: { color: 'var(--accent)', iconColor: 'var(--on-accent)' },
      classNames: { input: styles.tick, inner: styles.tickBox, label: styles.tickLabel },
    }),
    Radio: look<RadioFactory>({
      defaultProps: { color: 'var(--accent)', iconColor: 'var(--on-accent)' },
      classNames: { radio: styles.tick, inner: styles.tickBox, label: styles.tickLabel },
    }),
    Chip: look<ChipFactory>({
      defaultProps: { variant: 'outline' },
      classNames: { label: styles.chip, checkIcon: styles.chipIcon },
    }),
    CloseButton: look<CloseButtonFactory>({
      defaultProps: { size: 'lg' },
      classNames: { root: styles.close },
    }),
    Combobox: look<ComboboxFactory>({ classNames: dropdown }),
    Select: look<SelectFactory>({ classNames: dropdown }),
    Menu: look<MenuFactory>({
      defaultProps: { withInitialFocusPlaceholder: false },
      classNames: { dropdown: `${styles.dropdown} ${styles.menu}`, item: styles.option },
    }),
    Popover: look<PopoverFactory>({
      // Menus and lists are popovers, too. Held where it is first put, before it has its height, none would open upwards.
      defaultProps: { preventPositionChangeWhenVisible: false },
      classNames: { dropdown: styles.dropdown },
    }),
    Modal: look<ModalFactory>({
      defaultProps: {
        ...INNER_HEADER,
        centered: true,
        overlayProps: { color: '#14110c', backgroundOpacity: 0.5 },
      },
      classNames: {
        content: styles.modal,
        header: styles.modalHeader,
        title: styles.modalTitle,
        body: styles.modalBody,
      },
    }),
    Drawer: look<DrawerFactory>({
      defaultProps: INNER_HEADER,
      classNames: { content: styles.drawer, header: styles.modalHeader, title: styles.modalTitle },
    }),
    DatePicker: look<DatePickerFactory>({ classNames: { day: styles.day } }),
  },
});
