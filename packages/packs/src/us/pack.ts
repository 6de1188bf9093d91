import type { Pack } from '@trazo/forecast/pack';
import { OTHER } from '../other/pack.ts';

/**
 * The United States: every rate is asked, and there is no value-added tax. Sales tax is collected for the state; what is
 * paid on purchases is neither deducted nor refunded, and goods for resale bear none.
 */
export const UNITED_STATES: Pack = { ...OTHER, country: 'us', vat: { ...OTHER.vat, scheme: 'none' } };
