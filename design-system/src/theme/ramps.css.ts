import { globalStyle } from '@vanilla-extract/css'
import { layer } from '../css/layers.css.ts'
import { colorCss } from './color-css.ts'
import { rampVars } from './contract.css.ts'
import { colorAt, rampSteps, toneNames } from './ramps.ts'

globalStyle(':root', {
  '@layer': {
    [layer.tokens]: {
      vars: Object.fromEntries(
        toneNames.flatMap((tone) =>
          rampSteps.map((step) => [rampVars[tone][step], colorCss(colorAt(tone, step / 100))]),
        ),
      ),
    },
  },
})
