import { expect, it } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { openProvider } from './open-provider.ts';

it.each([{}, { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4242' }])(
  'production takes no test cards for money, whatever the configuration let through: %o',
  async (variables) => {
    const config = { ...readConfig(variables), environment: 'production' as const };
    await expect(openProvider(config)).rejects.toThrow(/production/);
  },
);
