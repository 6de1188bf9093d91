import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import covering from '../../shared/design/covering-input.module.css';
import { readColour } from './colour-name.ts';
import styles from './theme-choice.module.css';
import { useColourWords } from './use-colour-words.ts';

interface ColourChoiceProps {
  readonly label: string;
  /** The colours that suit the template. */
  readonly colours: readonly string[];
  readonly value: string;
  readonly onChange: (colour: string) => void;
  /** The colours of the user's logo. */
  readonly ofLogo?: readonly string[];
  /** Any other colour may be typed. */
  readonly allowsOwn?: boolean;
}

/** Named swatches to choose from by hand or arrow keys; a custom colour stands after the template's. */
export function ColourChoice({
  label,
  colours,
  value,
  onChange,
  ofLogo = [],
  allowsOwn = false,
}: ColourChoiceProps) {
  const { t } = useTranslation('viewer');
  const { colourWord } = useColourWords();
  const group = useId();
  const offered = ofLogo.filter((hex) => !colours.some((other) => isSame(hex, other)));
  const isListed = [...colours, ...offered].some((hex) => isSame(hex, value));
  const nameOf = (hex: string) => `${colourWord(hex)} ${hex}`;
  const swatch = (hex: string, name: string) => (
    <label className={styles.swatch} key={hex} title={name}>
      <input
        className={covering.covering}
        type="radio"
        name={group}
        value={hex}
        checked={isSame(hex, value)}
        onChange={() => onChange(hex)}
        aria-label={name}
      />
      <span className={styles.patch} style={{ background: hex }} aria-hidden="true" />
    </label>
  );
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        {label} <span className={styles.legendValue}>{nameOf(value)}</span>
      </legend>
      <div className={styles.swatches}>
        {(isListed ? colours : [...colours, value]).map((hex) => swatch(hex, nameOf(hex)))}
      </div>
      {offered.length > 0 && (
        <div className={styles.ofLogo}>
          <span aria-hidden="true">{t('logo.colours')}</span>
          <div className={styles.swatches}>
            {offered.map((hex) => swatch(hex, t('logo.colour', { colour: nameOf(hex) })))}
          </div>
        </div>
      )}
      {allowsOwn && <OwnColour key={value} value={value} onChange={onChange} label={label} />}
    </fieldset>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

type OwnColourProps = Pick<ColourChoiceProps, 'label' | 'value' | 'onChange'>;

function OwnColour({ label, value, onChange }: OwnColourProps) {
  const { t } = useTranslation(['viewer', 'navigation']);
  const [text, setText] = useState(value);
  const [wrong, setWrong] = useState(false);
  const take = () => {
    const colour = readColour(text);
    setWrong(colour === undefined);
    if (colour !== undefined && colour !== value) onChange(colour);
  };
  return (
    <TextInput
      className={styles.own}
      label={t('ownColour')}
      aria-label={t('navigation:labelled', { label, text: t('ownColour') })}
      value={text}
      error={wrong ? t('ownColourWrong') : undefined}
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        if (readColour(currentTarget.value) !== undefined) setWrong(false);
      }}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
    />
  );
}
