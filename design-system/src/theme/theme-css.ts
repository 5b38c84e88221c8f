import { layerOrder, layers } from '../css/layer-order.ts'
import { colorsCss } from './color-css.ts'
import { vars } from '../tokens/contract.css.ts'
import { type CustomTheme, defaultTheme } from './custom-theme.ts'
import { lineShadows } from './line-shadows.ts'
import type { Color } from '../tokens/ramps.ts'
import { densityCss, textCss } from './scale-css.ts'
import { meeting, places, type Scheme, strong } from './selectors.ts'
import { themedBordered, themedPlacement, themedRoles, themedShadows, themedStrong } from './themed-roles.ts'
import { themedFont, themedRadii } from './themed-scales.ts'

type Declarations = Record<string, string>
const schemes = ['light', 'dark'] as const

/** Values for those of a group of tokens that there are, by the names of their variables. */
const assigned = <K extends string>(
  group: Record<K, string>,
  values: Partial<Record<K, string>>,
): Declarations =>
  Object.fromEntries(
    (Object.keys(values) as K[]).map((name) => [group[name].slice('var('.length, -1), values[name]!]),
  )

const colors = <K extends string>(group: Record<K, string>, own: Partial<Record<K, Color>>) =>
  assigned(group, colorsCss(own as Record<K, Color>))

function rule(selector: string, declarations: Declarations, scheme: Scheme = 'light') {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`)
  if (lines.length === 0) return ''
  const written = `${selector} {\n${lines.join('\n')}\n}\n`
  const place = places[scheme]
  return place ? `@media ${place} {\n${written}}\n` : written
}

const page = (theme: CustomTheme): Declarations => {
  const { hue, chroma } = themedPlacement(theme)
  return {
    ...assigned(vars.primary, { hue: `${hue}`, chroma: `${chroma}` }),
    ...assigned(vars.radius, themedRadii(theme)),
    ...assigned(vars.font, { body: themedFont(theme) }),
    ...assigned(vars.text, textCss(theme.textSize / 100)),
  }
}

function scheme(theme: CustomTheme, name: Scheme) {
  const { color, tone } = themedRoles(theme, name)
  const { canvas, surface, surfaceRaised } = color
  const shadows = themedShadows(theme, name)
  const { resting, raised, edge } = shadows
  // The page itself is light on paper, whatever it is on the screen.
  const where = name === 'light' ? ':root, [data-theme="light"]' : '[data-theme="dark"]'
  const { solid, solidHover, onSolid } = tone.primary
  return [
    rule(
      where,
      {
        ...colors(vars.color, color),
        ...colors(vars.tone.neutral, tone.neutral),
        ...(theme.isPrimaryExact && colors(vars.tone.primary, { solid, solidHover, onSolid })),
        ...assigned(vars.shadow, shadows),
      },
      name,
    ),
    rule(
      meeting(name, 'default'),
      {
        ...colors(vars.color, { canvas, surface, surfaceRaised }),
        ...assigned(vars.shadow, { resting, raised, edge }),
      },
      name,
    ),
    rule(
      meeting(name, 'bordered'),
      { ...colors(vars.color, themedBordered(theme, name)), ...assigned(vars.shadow, lineShadows) },
      name,
    ),
    rule(strong(name), colors(vars.color, themedStrong(theme, name)), name),
  ]
}

/** Whether colours or shadows are other than in the stylesheet. */
const isRecoloured = ({ warmth, isPrimaryExact, contrast }: CustomTheme) =>
  isPrimaryExact || warmth !== defaultTheme.warmth || contrast !== defaultTheme.contrast

/**
 * A theme of one's own as the text of a stylesheet that stands beside `styles.css`, before or after it. It holds for
 * light and dark, both skins, more contrast and every `ThemeScope`.
 */
export function themeCss(theme: CustomTheme): string {
  const rules = [
    rule(':root', page(theme)),
    rule(':root:not([data-density])', assigned(vars.density, densityCss(theme.density))),
    ...(isRecoloured(theme) ? schemes.flatMap((name) => scheme(theme, name)) : []),
  ]
  return `@layer ${layerOrder.join(', ')};\n@layer ${layers.theme} {\n${rules.join('')}}\n`
}
