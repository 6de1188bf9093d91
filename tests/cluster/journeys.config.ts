import journeys from '../e2e/playwright.config.ts';

const { webServer: _none, projects: _all, ...others } = journeys;

/** The journeys of `tests/e2e`, on servers that run already. */
export default {
  ...others,
  testDir: '../e2e',
  use: { ...others.use, baseURL: String(process.env['JOURNEYS_ADDRESS']) },
};
