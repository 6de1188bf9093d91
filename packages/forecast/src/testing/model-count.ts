/** Generated models for each property; with more of them (`npm run forecast:models`, `FORECAST_MODELS=1000`) a release is tested. */
export const MODELS = Number(process.env['FORECAST_MODELS'] ?? 10);
