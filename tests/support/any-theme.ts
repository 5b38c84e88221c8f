import fc from 'fast-check'
import { type CustomTheme, themeRanges } from '../../design-system/src/theme/custom-theme.ts'
import { densityNames } from '../../design-system/src/tokens/scales.ts'

const percent = ([min, max]: readonly [number, number]) => fc.integer({ min, max })

/** Any theme that can be built. */
export const anyTheme: fc.Arbitrary<CustomTheme> = fc.record({
  name: fc.constantFrom('Sea', 'Café de la gare', 'بحر'),
  primary: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  isPrimaryExact: fc.boolean(),
  warmth: percent(themeRanges.warmth),
  radius: percent(themeRanges.radius),
  density: fc.constantFrom(...densityNames),
  font: fc.constantFrom('', 'Georgia, serif', '"IBM Plex Sans", system-ui'),
  textSize: percent(themeRanges.textSize),
  contrast: fc.constantFrom('standard', 'more'),
})
