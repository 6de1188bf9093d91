import { createRenderer } from '@trazo/document/renderer';
import type { Engine } from '../engine.ts';
import { DAY, theme } from '../plans.ts';

export function start(): Engine {
  const renderer = createRenderer();
  return {
    render: (plan) => renderer.pdf({ plan, theme, day: DAY }),
    childrenPeak: async () => 0,
    stop: async () => undefined,
  };
}
