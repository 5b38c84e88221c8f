import { assignVars } from '@vanilla-extract/css'
import { globalStyle } from '../css/style.ts'
import { colorsCss } from './color-css.ts'
import { vars } from '../tokens/contract.css.ts'
import { brandPlacement } from './primary.ts'
import { distinctHues, hues } from '../tokens/ramps.ts'
import {
  borderedColors,
  darkRoles,
  lightRoles,
  type Roles,
  strongColors,
  type SurfaceRole,
} from '../tokens/roles.ts'
import {
  densityNames,
  durations,
  easings,
  fontFamilies,
  layers,
  radii,
  shadows,
  textSizes,
  weights,
} from '../tokens/scales.ts'
import { lineShadows } from './line-shadows.ts'
import { densityCss, textCss } from './scale-css.ts'
import { meeting, strong } from './selectors.ts'
import { theme, tokens } from './theme-rule.ts'

const colorVars = (colors: Partial<Roles['color']>) =>
  Object.fromEntries(
    Object.entries(colorsCss(colors as Roles['color'])).map(([name, value]) => [
      vars.color[name as SurfaceRole],
      value,
    ]),
  )

tokens(':root', {
  [vars.primary.hue]: `${brandPlacement.hue}`,
  [vars.primary.chroma]: `${brandPlacement.chroma}`,
})

tokens(':root', { [vars.hue.danger]: `${hues.danger}` })
tokens(':root[data-color-vision="distinct"]', { [vars.hue.danger]: `${distinctHues.danger}` })

// The brand's own light: the same in every theme, in the person's hue.
const shade = (l: number, c: number, h: number) =>
  `oklch(${l} calc(${c} * ${vars.primary.chroma}) calc(${vars.primary.hue} + ${h}))`
tokens(':root', {
  ...assignVars(vars.brand, {
    from: shade(0.78, 0.12, -8),
    to: shade(0.5, 0.13, 10),
    art: [
      `radial-gradient(80% 90% at 85% 0%, ${shade(0.82, 0.115, -16)} 0, transparent 55%)`,
      `radial-gradient(90% 100% at 0% 100%, ${shade(0.36, 0.12, 30)} 0, transparent 60%)`,
      `linear-gradient(150deg, ${shade(0.5, 0.13, 12)}, ${shade(0.6, 0.135, 0)})`,
    ].join(', '),
    onArt: '#fff',
  }),
  ...assignVars(vars.radius, radii),
  ...assignVars(vars.font, fontFamilies),
  ...assignVars(vars.weight, weights),
  ...assignVars(vars.layer, layers),
  ...assignVars(vars.text, textCss()),
  [vars.motion.fast]: durations.fast,
  [vars.motion.base]: durations.base,
  [vars.motion.slow]: durations.slow,
  [vars.motion.easeOut]: easings.out,
  [vars.motion.easeIn]: easings.in,
})

theme(':root, [data-theme="light"]', lightRoles, shadows.light, 'light')
theme('[data-theme="dark"]', darkRoles, shadows.dark, 'dark')

for (const scheme of ['light', 'dark'] as const) {
  const { canvas, surface, surfaceRaised } = { light: lightRoles, dark: darkRoles }[scheme].color
  const { resting, raised, edge } = shadows[scheme]
  const skins = {
    default: [
      { canvas, surface, surfaceRaised },
      { resting, raised, edge },
    ],
    bordered: [borderedColors[scheme], lineShadows],
  } as const
  for (const [skin, [colors, depth]] of Object.entries(skins)) {
    const assigned = Object.entries(depth).map(([name, value]) => [
      vars.shadow[name as keyof typeof depth],
      value,
    ])
    tokens(meeting(scheme, skin), { ...colorVars(colors), ...Object.fromEntries(assigned) }, { scheme })
  }
  tokens(strong(scheme), colorVars(strongColors[scheme]), { scheme })
}

// The default first: at equal weight the later rule wins, also on the root itself.
tokens(':root', assignVars(vars.density, densityCss('comfortable')))
for (const density of densityNames) {
  tokens(`[data-density="${density}"]`, assignVars(vars.density, densityCss(density)))
}

const still = { [vars.motion.fast]: '0.01ms', [vars.motion.base]: '0.01ms', [vars.motion.slow]: '0.01ms' }
tokens('[data-motion="reduced"]', still)
globalStyle('tokens', ':root:not([data-motion="full"])', {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: still } },
})

/** Sets letters apart by their size, unless they are joined. */
const trackings = (isJoined: boolean) =>
  Object.fromEntries(
    Object.entries(textSizes).map(([name, { tracking }]) => [
      vars.tracking[name as keyof typeof textSizes],
      isJoined || tracking === 0 ? '0' : `${tracking}em`,
    ]),
  )
tokens(':root, [lang]', {
  ...trackings(false),
  [vars.caps.transform]: 'uppercase',
  [vars.caps.tracking]: '0.06em',
})
tokens('[lang|="ar"]', { ...trackings(true), [vars.caps.transform]: 'none', [vars.caps.tracking]: '0' })
