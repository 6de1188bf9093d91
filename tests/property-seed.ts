import fc from 'fast-check';

/**
 * Property tests try the same examples each time, so that what fails, fails again; `PROPERTY_SEED=<number> npx vitest run`
 * tries others.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PROPERTY_SEED'] ?? 2_026) });
