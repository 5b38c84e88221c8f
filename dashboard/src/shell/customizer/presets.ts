import { primaryPresets } from '@data1522/design-system/primary-presets'
import type { PreferenceName, Preferences } from '../../core/preferences/values.ts'
import { defaultPreferences } from './changes.ts'

/** What a look decides on; what it leaves alone, such as theme and navigation, stays a person's own. */
const decided = [
  'primary',
  'skin',
  'density',
  'contrast',
  'motion',
  'text-size',
  'content-width',
  'navbar-blur',
  'footer-type',
] as const satisfies PreferenceName[]
type Look = Pick<Preferences, (typeof decided)[number]>

const standard = defaultPreferences(decided) as Look

/** Named sets of preferences that go together. */
export const looks = {
  standard,
  calm: { ...standard, primary: primaryPresets.slate, density: 'spacious', motion: 'reduced' },
  contrast: { ...standard, skin: 'bordered', contrast: 'more', 'text-size': 110, 'navbar-blur': false },
  compact: {
    ...standard,
    skin: 'bordered',
    density: 'compact',
    'content-width': 'fluid',
    'footer-type': 'hidden',
  },
} as const satisfies Record<string, Look>
export type PresetName = keyof typeof looks
export const presetNames = Object.keys(looks) as PresetName[]

/** The look that these preferences make, if they make one. */
export const roleMetaOf = (values: Partial<Preferences>) =>
  presetNames.find((look) => decided.every((name) => values[name] === looks[look][name])) ?? null
