import { coverPattern } from '@trazo/charts/cover-pattern';
import { COVER_PATTERNS, type CoverPatternId } from '@trazo/plan/cover';
import { lookOf } from '@trazo/plan/theme/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import covering from '../../shared/design/covering-input.module.css';
import { useField } from '../../workspace/plan-form/use-field.ts';
import { useTheme } from '../../workspace/plan-store/use-draft.ts';
import styles from './pattern-choice.module.css';

/** In the drawing's own units: a few of its shapes, large enough to tell. */
const SWATCH = { width: 340, height: 240 };

/** The patterns as the cover shows them, in the colours chosen now. */
export function PatternChoice() {
  const { t } = useTranslation('general');
  const field = useField('general', 'cover.pattern');
  const [theme] = useTheme();
  const group = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={`${group}-hint`}>
      <legend>{field.label}</legend>
      <p className={styles.hint} id={`${group}-hint`}>
        {field.hint}
      </p>
      <div className={styles.swatches}>
        {COVER_PATTERNS.map((id) => (
          <label className={styles.swatch} key={id}>
            <input
              className={covering.covering}
              type="radio"
              name={group}
              value={id}
              checked={field.value === id}
              onChange={() => field.set(id)}
            />
            <Swatch id={id} {...lookOf(theme).colors} />
            <span>{t(`form.cover.pattern.${id}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwatchProps {
  readonly id: CoverPatternId;
  readonly primary: string;
  readonly secondary: string;
}

function Swatch({ id, primary, secondary }: SwatchProps) {
  const { width, height, shapes } = coverPattern(id, { primary, secondary }, SWATCH);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map(({ path, fill = 'none', ...pen }) => (
        <path key={path} d={path} fill={fill} {...pen} />
      ))}
    </svg>
  );
}
