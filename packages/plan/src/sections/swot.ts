import { z } from 'zod';
import { isBlank, itemId, uniqueById } from '../fields.ts';
import { isBlankText } from '../rich-text/plain-text.ts';
import { richText } from '../rich-text/rich-text.ts';
import { defineSection, required } from './section-definition.ts';

export const swotItemSchema = z.strictObject({ id: itemId, text: z.string().max(1_000) });
export type SwotItem = z.infer<typeof swotItemSchema>;

export const SWOT_QUADRANTS = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type SwotQuadrant = (typeof SWOT_QUADRANTS)[number];

const items = uniqueById(swotItemSchema, 'swotItems');
const schema = z.strictObject({
  strengths: items,
  weaknesses: items,
  opportunities: items,
  threats: items,
  summary: richText,
});

const isFilled = (list: readonly SwotItem[]) => list.some(({ text }) => !isBlank(text));

/** Strengths, weaknesses, opportunities and threats. */
export const swot = defineSection({
  schema,
  empty: { strengths: [], weaknesses: [], opportunities: [], threats: [], summary: '' },
  expectations: (section) =>
    SWOT_QUADRANTS.map((quadrant) => required(quadrant, isFilled(section[quadrant]))),
  isEmpty: (section) =>
    isBlankText(section.summary) && SWOT_QUADRANTS.every((quadrant) => !isFilled(section[quadrant])),
});
