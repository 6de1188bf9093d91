import type { Logger } from 'drizzle-orm/logger';
import { currentSpan } from '../telemetry/spans.ts';

/** Each statement as an event of the span in work: its text, without the values, which a person may have written. */
export const logger: Logger = {
  logQuery: (statement) => currentSpan()?.addEvent('statement', { 'db.query.text': statement }),
};
