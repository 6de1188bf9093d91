import { forecast } from '@trazo/forecast/forecast';
import { neededMoney } from '@trazo/forecast/needed-money';
import { SPAIN } from '@trazo/packs/es/pack';

/** What the finance section loads: the engine and the pack of one country. */
export const engine = { forecast, neededMoney, pack: SPAIN };
