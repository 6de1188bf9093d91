import words from '@trazo/messages/help/fr/forecast.json' with { type: 'json' };
import type { SampleSource } from '../complete-sample.ts';
import { client } from './client.ts';
import { competition } from './competition.ts';
import { departments } from './departments.ts';
import { finance } from './finance.ts';
import { general } from './general.ts';
import { marketing } from './marketing.ts';
import { mission } from './mission.ts';
import { operations } from './operations.ts';
import { organigram } from './organigram.ts';
import { products } from './products.ts';
import { summary } from './summary.ts';
import { swot } from './swot.ts';
import { team } from './team.ts';

export const source: SampleSource = {
  sparse: {
    general,
    mission,
    summary,
    products,
    client,
    team,
    swot,
    marketing,
    operations,
    departments,
    organigram,
    finance,
    competition,
  },
  words,
};
