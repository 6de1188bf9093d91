import { fileURLToPath } from 'node:url';
import postcssMixins from 'postcss-mixins';
import postcssPresetMantine from 'postcss-preset-mantine';
import { cascadeLayers } from './scripts/cascade-layers.ts';
import { hoverOfPointers } from './scripts/hover-of-pointers.ts';

export default {
  plugins: [
    cascadeLayers(),
    hoverOfPointers(),
    // Its mixins are not ours: those stand in one sheet.
    postcssPresetMantine({ features: { mixins: false } }),
    postcssMixins({ mixinsFiles: fileURLToPath(new URL('./src/shared/design/mixins.css', import.meta.url)) }),
  ],
};
