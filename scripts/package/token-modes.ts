import {
  type CustomTheme,
  defaultTheme,
  THEME_EXTENSION,
} from '../../design-system/src/theme/custom-theme.ts'
import { densityTokens, foundation, type Group, schemeTokens } from './tokens.ts'

const namesIn = (group: Group) => Object.keys(group).filter((name) => !name.startsWith('$'))

/** Tokens that stand for others of the same names in another group, whatever the theme makes of those. */
const inPlace = (type: string, names: readonly string[], group: string) => ({
  $type: type,
  ...Object.fromEntries(names.map((name) => [name, { $value: `{${group}.${name}}` }])),
})

/** A shadow that is a line, in the colour of lines. */
const lineShadow = [
  {
    color: '{color.line}',
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: 0, unit: 'px' },
    blur: { value: 0, unit: 'px' },
    spread: { value: 1, unit: 'px' },
  },
]

/**
 * The tokens in modes (theme, skin, contrast, density) as a document of the Design Tokens Resolver Module, 2025.10: a
 * tool that reads it gives the tokens of any combination. Their paths are the names of the CSS variables.
 */
export function tokenModes(theme: CustomTheme = defaultTheme) {
  const light = schemeTokens(theme, 'light')
  const noShadow = light.shadow.edge
  return {
    name: theme.name,
    version: '2025.10',
    description:
      'Tokens of the DATA1522 design system, by theme, skin, contrast and density. Generated from its source; do not edit.',
    sets: { foundation: { sources: [foundation(theme)] } },
    modifiers: {
      theme: {
        description: 'Light or dark: `data-theme`.',
        contexts: { light: [light], dark: [schemeTokens(theme, 'dark')] },
        default: 'light',
      },
      skin: {
        description: 'Shadows, or lines in their place: `data-skin`.',
        contexts: {
          default: [],
          bordered: [
            {
              color: inPlace('color', namesIn(light.bordered.color), 'bordered.color'),
              shadow: {
                $type: 'shadow',
                resting: { $value: lineShadow },
                raised: { $value: lineShadow },
                edge: noShadow,
              },
            },
          ],
        },
        default: 'default',
      },
      contrast: {
        description: 'Stronger lines and quiet texts: `data-contrast`.',
        contexts: {
          standard: [],
          more: [{ color: inPlace('color', namesIn(light.contrast.color), 'contrast.color') }],
        },
        default: 'standard',
      },
      density: {
        description: 'How close things stand: `data-density`.',
        contexts: Object.fromEntries(
          Object.entries(densityTokens()).map(([name, sizes]) => [name, [{ density: sizes }]]),
        ),
        default: theme.density,
      },
    },
    resolutionOrder: [
      'sets/foundation',
      ...['theme', 'skin', 'contrast', 'density'].map((name) => `modifiers/${name}`),
    ].map((path) => ({ $ref: `#/${path}` })),
    $extensions: { [THEME_EXTENSION]: theme },
  }
}
