import { fileURLToPath } from 'node:url';

export default {
  plugins: {
    // Its mixins are not ours: those stand in one sheet.
    'postcss-preset-mantine': { features: { mixins: false } },
    'postcss-mixins': {
      mixinsFiles: fileURLToPath(new URL('./src/shared/design/mixins.css', import.meta.url)),
    },
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '90em',
      },
    },
  },
};
