import { spawnSync } from 'node:child_process';

/** Where it is not installed (Debian: `apt install prometheus`), tests that need it say so. */
export const HAS_PROMTOOL = spawnSync('promtool', ['--version']).status === 0;

export const NEEDS_PROMTOOL = 'promtool is not installed (Debian: the package prometheus)';

/** What it found wrong; empty where all is well. */
export function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr || `ended with ${status}`;
}

/** Scrapes, one each quarter of a minute, as input of a unit test of rules that expects none of these alerts after ten minutes. */
export function quietTest(rules: string, alerts: readonly string[], scrapes: readonly string[]): string {
  const series = new Map<string, string[]>();
  scrapes.forEach((text, at) => {
    for (const [, name = '', labels = '', value = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)) {
      const own = `${labels === '' ? '' : `${labels},`}instance="one",job="product"`;
      const known = series.get(`${name}{${own}}`) ?? scrapes.map(() => '_');
      if (Number.isFinite(Number(value))) known[at] = value;
      series.set(`${name}{${own}}`, known);
    }
  });
  return JSON.stringify({
    rule_files: [rules],
    evaluation_interval: '15s',
    tests: [
      {
        interval: '15s',
        input_series: [...series].map(([name, values]) => ({ series: name, values: values.join(' ') })),
        alert_rule_test: alerts.map((alertname) => ({ eval_time: '10m', alertname, exp_alerts: [] })),
      },
    ],
  });
}
