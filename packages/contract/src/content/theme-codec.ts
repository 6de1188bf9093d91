import { FALLBACK_LANGUAGE } from '@trazo/plan/languages';
import { DEFAULT_FONT, FONTS, type FontName, fontId } from '@trazo/plan/theme/fonts';
import { DEFAULT_TEMPLATE_ID, defaultTheme, isTemplateId, type Theme } from '@trazo/plan/theme/theme';
import { at, mapping, object } from './codec/mapping.ts';
import { choice, isMissing, isSame, text, type ValueCodec } from './codec/value-codec.ts';
import { checkNames, isInOrder, isRecord, namesTree } from './codec/wire-object.ts';

const FONT_FIELDS = namesTree(['text', 'id']);

const number = (missing: number): ValueCodec<number> => ({
  encode: (value) => value,
  matches: isSame,
  decode: (wire, place, faults) => {
    if (isMissing(wire)) return missing;
    if (typeof wire === 'number') return wire;
    faults.add(place, 'expected a number');
    return missing;
  },
  wirePath: () => [],
});

/** `{text, id}`; the name alone is understood too (specification §3), and counts where both are given. */
const font: ValueCodec<FontName> = {
  encode: (name) => ({ text: name, id: fontId(name) }),
  matches: (name, wire) =>
    isRecord(wire) && isInOrder(FONT_FIELDS, wire) && wire.text === name && wire.id === fontId(name),
  decode: (wire, place, faults) => {
    if (isMissing(wire)) return DEFAULT_FONT;
    if (!isRecord(wire)) return text.decode(wire, place, faults);
    checkNames(FONT_FIELDS, wire, place, faults);
    if (!isMissing(wire.text)) return text.decode(wire.text, { around: place, name: 'text' }, faults);
    if (isMissing(wire.id)) return DEFAULT_FONT;
    const byId = typeof wire.id === 'number' ? FONTS[wire.id] : undefined;
    if (byId === undefined) faults.add({ around: place, name: 'id' }, 'unknown font');
    return byId?.name;
  },
  wirePath: () => [],
};

const written = object(
  mapping<Theme>({
    templateId: at('template_id', number(DEFAULT_TEMPLATE_ID)),
    colors: mapping<Theme['colors']>({
      primary: at('colors.color1', text),
      secondary: at('colors.color2', text),
    }),
    font: at('font', font),
    language: at('lang', choice(FALLBACK_LANGUAGE)),
  }),
);

/** Colours that are missing are the first of the template's own. */
function withOwnColors(draft: unknown): unknown {
  if (!isRecord(draft) || !isRecord(draft.colors)) return draft;
  const { templateId, colors } = draft;
  const own = defaultTheme(
    typeof templateId === 'number' && isTemplateId(templateId) ? templateId : undefined,
  );
  return {
    ...draft,
    colors: {
      primary: colors.primary === '' ? own.colors.primary : colors.primary,
      secondary: colors.secondary === '' ? own.colors.secondary : colors.secondary,
    },
  };
}

/** `TemplateConf`: whatever is missing takes the specification's defaults. */
export const themeCodec: ValueCodec<Theme> = {
  ...written,
  decode: (wire, place, faults) => withOwnColors(written.decode(wire, place, faults)),
};
