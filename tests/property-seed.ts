import fc from 'fast-check';

/**
 * Property tests try the same examples each time, so that what fails, fails again; `PROPERTY_SEED=<number> npx vitest run`
 * tries others. What fails is shrunk to a small case, which takes minutes with some; `PROPERTY_SHRINK=no` where it is only asked
 * whether something fails.
 */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env['PROPERTY_SEED'] ?? 2_026),
  endOnFailure: process.env['PROPERTY_SHRINK'] === 'no',
});
