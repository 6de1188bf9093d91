import {
  ActionIcon,
  Button,
  Checkbox,
  Chip,
  Combobox,
  createTheme,
  Drawer,
  Input,
  InputWrapper,
  type MantineColorsTuple,
  Menu,
  Modal,
  Notification,
  Popover,
  Select,
} from '@mantine/core';
import { DatePicker } from '@mantine/dates';
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
    Button: Button.extend({
      defaultProps: { variant: 'filled' },
      classNames: { root: styles.button, label: styles.buttonLabel },
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', size: 44 },
      classNames: { root: styles.icon },
    }),
    Input: Input.extend({ defaultProps: { size: 'md' }, classNames: { input: styles.input } }),
    InputWrapper: InputWrapper.extend({
      classNames: { label: styles.label, description: styles.description, error: styles.error },
    }),
    Checkbox: Checkbox.extend({
      defaultProps: { color: 'var(--accent)', iconColor: 'var(--on-accent)' },
      styles: { labelWrapper: { minWidth: 0 } },
    }),
    Chip: Chip.extend({
      defaultProps: { variant: 'outline' },
      classNames: { label: styles.chip, checkIcon: styles.chipIcon },
    }),
    Combobox: Combobox.extend({ classNames: dropdown }),
    Select: Select.extend({ classNames: dropdown }),
    Menu: Menu.extend({
      defaultProps: { withInitialFocusPlaceholder: false },
      classNames: { dropdown: styles.dropdown, item: styles.option },
    }),
    Popover: Popover.extend({ classNames: { dropdown: styles.dropdown } }),
    Modal: Modal.extend({
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
    Drawer: Drawer.extend({
      defaultProps: INNER_HEADER,
      classNames: { content: styles.drawer, header: styles.modalHeader, title: styles.modalTitle },
    }),
    Notification: Notification.extend({
      classNames: {
        root: styles.notification,
        title: styles.notificationText,
        description: styles.notificationText,
      },
    }),
    DatePicker: DatePicker.extend({ classNames: { day: styles.day } }),
  },
});
