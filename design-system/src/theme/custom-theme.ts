import { type Density, densityNames } from '../tokens/scales.ts'

/** A theme of one's own: what differs from the one that the package brings. */
export interface CustomTheme {
  /** What it is called. */
  readonly name: string
  /** The primary colour, as `#rrggbb`. */
  readonly primary: string
  /** Fills controls with the primary colour as it is, whatever its contrast. @default false: at a lightness that can be read */
  readonly isPrimaryExact: boolean
  /** The greys, in percent: -100 is cool, 0 without any hue, 100 warm. */
  readonly warmth: number
  /** How round corners are, in percent. */
  readonly radius: number
  /** The density of a page that names none. */
  readonly density: Density
  /** Font families before those of the package, as CSS lists them; empty for those alone. */
  readonly font: string
  /** The size of texts, in percent. */
  readonly textSize: number
  /** How much lines and quiet texts stand out. */
  readonly contrast: 'standard' | 'more'
}

/** The theme that the package brings. */
export const defaultTheme: CustomTheme = {
  name: 'DATA1522',
  primary: '#30aae7',
  isPrimaryExact: false,
  warmth: -50,
  radius: 100,
  density: 'comfortable',
  font: '',
  textSize: 100,
  contrast: 'standard',
}

/** The least and the most of what a theme says in percent. */
export const themeRanges = { warmth: [-100, 100], radius: [0, 200], textSize: [85, 125] } as const

/** What a theme file says that it is, with its version. */
export const THEME_FORMAT = 'data1522-theme/1'
/** Where a file of design tokens carries the theme that it was made of. */
export const THEME_EXTENSION = 'com.data1522.theme'

/** Why a file is no theme, in a sentence that can be shown to whoever chose it. */
export class ThemeFileError extends Error {
  override readonly name = 'ThemeFileError'
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')
const text = (value: unknown) => JSON.stringify(value) ?? String(value)

/** What each value must be: nothing where it is right, else how to say it. */
const problems: { readonly [K in keyof CustomTheme]: (value: unknown) => string | undefined } = {
  name: (value) =>
    typeof value === 'string' && value.trim() && value.length <= 60
      ? undefined
      : 'a text of 1 to 60 characters',
  primary: (value) =>
    typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? undefined : 'a colour such as #30aae7',
  isPrimaryExact: (value) => (typeof value === 'boolean' ? undefined : 'true or false'),
  warmth: (value) => within(value, themeRanges.warmth),
  radius: (value) => within(value, themeRanges.radius),
  density: (value) => oneOf(value, densityNames),
  font: (value) =>
    typeof value === 'string' && value.length <= 200 && (value === '' || value.split(',').every(isFont))
      ? undefined
      : 'names of fonts with commas between them, in double quotes where a word of one does not begin with a letter',
  textSize: (value) => within(value, themeRanges.textSize),
  contrast: (value) => oneOf(value, ['standard', 'more']),
}

/** Whether it is a family as CSS writes it. It becomes a part of a stylesheet, so nothing may end the declaration. */
const isFont = (name: string) =>
  /^ *(?:"[^"\\;{}<>\p{Cc}]+"|-?[\p{L}_][\p{L}\d_-]*(?: +-?[\p{L}_][\p{L}\d_-]*)*) *$/u.test(name)

function within(value: unknown, [least, most]: readonly [number, number]) {
  const isInside = typeof value === 'number' && value >= least && value <= most
  return isInside ? undefined : `a number from ${least} to ${most}`
}

const oneOf = (value: unknown, names: readonly string[]) =>
  names.includes(value as string) ? undefined : `one of ${quoted(names)}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new ThemeFileError('The file is not JSON.', { cause: error })
  }
}

/** The part of a file that is the theme: the file itself, or what a file of design tokens carries. */
function themeIn(file: Record<string, unknown>): Record<string, unknown> {
  const { $extensions: extensions } = file
  const carried = isRecord(extensions) ? extensions[THEME_EXTENSION] : undefined
  if (isRecord(carried)) return carried
  if ('resolutionOrder' in file || Object.values(file).some((part) => isRecord(part)))
    throw new ThemeFileError(
      `These design tokens do not say which theme they were made of: “${THEME_EXTENSION}” is missing from their “$extensions”.`,
    )
  return file
}

/**
 * The theme that a file says: a theme file, or design tokens that were made of one; as text or as parsed JSON. What it
 * leaves out is as in `defaultTheme`.
 * @throws ThemeFileError when it is no theme, or says something that no theme can.
 */
export function readTheme(source: unknown): CustomTheme {
  const file = typeof source === 'string' ? parse(source) : source
  if (!isRecord(file)) throw new ThemeFileError('The file holds no theme.')
  const { $schema: _, format, ...given } = themeIn(file)
  if (format !== undefined && format !== THEME_FORMAT)
    throw new ThemeFileError(`The file is of the format ${text(format)}; “${THEME_FORMAT}” can be read.`)
  const names = Object.keys(given)
  const unknown = names.filter((name) => !Object.hasOwn(problems, name))
  if (unknown.length > 0)
    throw new ThemeFileError(`A theme has no ${quoted(unknown)}; it has ${quoted(Object.keys(problems))}.`)
  if (names.length === 0) throw new ThemeFileError('The file holds no theme.')
  for (const name of names as (keyof CustomTheme)[]) {
    const wanted = problems[name](given[name])
    if (wanted) throw new ThemeFileError(`“${name}” is ${text(given[name])}; it must be ${wanted}.`)
  }
  return { ...defaultTheme, ...given }
}

/** The text of the file that `readTheme` reads. */
export const themeFile = (theme: CustomTheme) =>
  `${JSON.stringify({ format: THEME_FORMAT, ...theme }, null, 2)}\n`
