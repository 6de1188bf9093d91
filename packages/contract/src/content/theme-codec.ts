import { isRecord } from '@trazo/plan/is-record';
import { FALLBACK_LANGUAGE } from '@trazo/plan/languages';
import { USUAL_ENGLISH } from '@trazo/plan/theme/english';
import { DEFAULT_FONT, FONTS, type FontName, fontId } from '@trazo/plan/theme/fonts';
import type { OwnFont } from '@trazo/plan/theme/own-font';
import { USUAL_PAPER } from '@trazo/plan/theme/papers';
import {
  DEFAULT_TEMPLATE_ID,
  type Look,
  lookOf,
  type Theme,
  themeOfLook,
  themeSchema,
} from '@trazo/plan/theme/theme';
import { at, mapping, object, unless } from './codec/mapping.ts';
import { choice, flag, isMissing, nullableText, text, type ValueCodec } from './codec/value-codec.ts';
import { checkNames, namesTree } from './codec/wire-object.ts';

const FONT_FIELDS = namesTree(['text', 'id']);

const number = (missing: number): ValueCodec<number> => ({
  encode: (value) => value,
  decode: (wire, location, issues) => {
    if (isMissing(wire)) return missing;
    if (typeof wire === 'number') return wire;
    issues.add(location, 'expected a number');
    return missing;
  },
  wirePath: () => [],
});

/** A colour; one that is missing or blank is the template's own. */
const colour: ValueCodec<string | null> = {
  ...nullableText,
  decode: (wire, location, issues) => nullableText.decode(wire, location, issues) || null,
};

/**
 * `{text, id}`; the name alone is understood too (specification §3), and counts where both are given. Without any it is the
 * specification's; `null` is the template's own.
 */
const font: ValueCodec<FontName | null> = {
  encode: (name) => (name === null ? null : { text: name, id: fontId(name) }),
  decode: (wire, location, issues) => {
    if (wire === null) return null;
    if (wire === undefined) return DEFAULT_FONT;
    if (!isRecord(wire)) return text.decode(wire, location, issues);
    checkNames(FONT_FIELDS, wire, location, issues);
    if (!isMissing(wire.text)) return text.decode(wire.text, { around: location, name: 'text' }, issues);
    if (isMissing(wire.id)) return DEFAULT_FONT;
    const byId = typeof wire.id === 'number' ? FONTS[wire.id] : undefined;
    if (byId === undefined)
      issues.add(
        { around: location, name: 'id' },
        `Invalid option: expected one of ${[...FONTS.keys()].join('|')}`,
      );
    return byId?.name;
  },
  wirePath: () => [],
};

/** What has to be confirmed; a missing confirmation is none. */
const confirmed: ValueCodec<true> = { ...flag(false), encode: (value) => value };

const ownFontFields = object(
  mapping<OwnFont>({
    file: at('file', text),
    name: at('name', text),
    use: at('use', choice('all')),
    lacks: at('lacks', text),
    licensed: at('licensed', confirmed),
  }),
);

/** A font from the user's own file; one that is missing is none. */
const ownFont: ValueCodec<OwnFont | null> = {
  encode: (font, context) => (font === null ? null : ownFontFields.encode(font, context)),
  decode: (wire, location, issues) => (isMissing(wire) ? null : ownFontFields.decode(wire, location, issues)),
  wirePath: ownFontFields.wirePath,
};

/** What a person may choose, by its name on the wire. */
const CHOICES = ['color1', 'color2', 'font'] as const;
type Choice = (typeof CHOICES)[number];

const choices: ValueCodec<readonly Choice[]> = {
  encode: (names) => names,
  decode: (wire, location, issues) => {
    if (isMissing(wire)) return [];
    const named = CHOICES.filter((name) => Array.isArray(wire) && wire.includes(name));
    if (!Array.isArray(wire) || named.length !== wire.length) {
      issues.add(location, `expected a list of ${CHOICES.join(', ')}, each once`);
    }
    return named;
  },
  wirePath: () => [],
};

interface Pinned extends Theme {
  readonly pinned: readonly Choice[];
}

/** Its first values as the specification has them, each written, chosen or not; the others only where they say something. */
const written = object(
  mapping<Pinned>({
    templateId: at('template_id', number(DEFAULT_TEMPLATE_ID)),
    colors: mapping<Theme['colors']>({
      primary: at('colors.color1', colour),
      secondary: at('colors.color2', colour),
    }),
    font: at('font', font),
    language: at('lang', choice(FALLBACK_LANGUAGE)),
    pinned: unless((pinned) => pinned.length === 0, at('pinned', choices)),
    english: unless((english) => english === USUAL_ENGLISH, at('english', choice(USUAL_ENGLISH))),
    paper: unless((paper) => paper === USUAL_PAPER, at('paper', choice(USUAL_PAPER))),
    ownFont: unless((own) => own === null, at('own_font', ownFont)),
  }),
);

/** What was chosen although the template has it anyway: the values alone would not tell. */
function pinnedIn({ colors, font: chosen }: Theme, unpinned: Theme): Choice[] {
  const isPinned: Record<Choice, boolean> = {
    color1: colors.primary !== unpinned.colors.primary,
    color2: colors.secondary !== unpinned.colors.secondary,
    font: chosen !== unpinned.font,
  };
  return CHOICES.filter((name) => isPinned[name]);
}

function withPins(theme: Theme): Pinned & Look {
  const look = lookOf(theme);
  return { ...look, pinned: pinnedIn(theme, themeOfLook(look)) };
}

/** What the template has anyway is not chosen, unless it is pinned. Drafts with an issue pass as they are. */
function withoutUnchosen(draft: unknown): unknown {
  if (!isRecord(draft)) return draft;
  const { pinned, ...rest } = draft;
  const read = themeSchema.safeParse(rest);
  if (!read.success) return rest;
  const { colors, font: chosen } = read.data;
  const theme = themeOfLook(read.data);
  const isPinned = (name: Choice) => Array.isArray(pinned) && pinned.includes(name);
  return {
    ...theme,
    colors: {
      primary: isPinned('color1') ? colors.primary : theme.colors.primary,
      secondary: isPinned('color2') ? colors.secondary : theme.colors.secondary,
    },
    font: isPinned('font') ? chosen : theme.font,
  };
}

/**
 * `TemplateConf`. It is written with all its values, as a client reads it that knows the specification alone; `pinned` is
 * added only where they would not tell what was chosen, its English, its paper and a font of the user's own where they are not the usual ones. Whatever is missing takes the specification's defaults.
 */
export const themeCodec: ValueCodec<Theme> = {
  encode: (theme, context) => written.encode(withPins(theme), context),
  decode: (wire, location, issues) => withoutUnchosen(written.decode(wire, location, issues)),
  wirePath: written.wirePath,
};
