import postcss, { type Plugin, type Rule } from 'postcss';

const POINTS = '(hover: hover)';
/** Pointed at; what is not pointed at stays as it is. */
const HOVERED = /(?<!:not\([^)]*):hover/;

/** What a pointer changes by lying over it changes for pointers alone: under a finger it would stay so after a tap. */
export const hoverOfPointers = (): Plugin => ({
  postcssPlugin: 'hover-of-pointers',
  Rule(rule) {
    const hovered = rule.selectors.filter((selector) => HOVERED.test(selector));
    if (hovered.length === 0 || isForPointers(rule)) return;
    const others = rule.selectors.filter((selector) => !hovered.includes(selector));
    rule.after(
      postcss.atRule({ name: 'media', params: POINTS, nodes: [rule.clone({ selectors: hovered })] }),
    );
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  },
});

const isForPointers = ({ parent }: Rule): boolean =>
  parent !== undefined && parent.type === 'atrule' && 'params' in parent && parent.params === POINTS;
