import { appTitle } from '../../core/brand.ts'
import {
  preferenceNames,
  type PreferenceName,
  type Preferences,
  readAs,
} from '../../core/preferences/values.ts'

const kind = 'preferences'
/** The shape of the file that is written and read. */
const version = 1

/** What is wrong with a file, or with one thing in it. */
export type FileProblem =
  | { readonly is: 'foreign' }
  | { readonly is: 'version'; readonly version: string }
  | { readonly is: 'unknown'; readonly name: string }
  | { readonly is: 'value'; readonly name: PreferenceName; readonly value: string }

export interface ReadPreferences {
  /** What was right in it. */
  readonly values: Partial<Preferences>
  readonly problems: readonly FileProblem[]
}

/** Preferences as the text of a file. */
export const writePreferences = (preferences: Partial<Preferences>) =>
  `${JSON.stringify({ product: appTitle, kind, version, preferences }, null, 2)}\n`

/** The preferences in the text of a file; each thing that cannot be taken over is a problem. */
export function readPreferences(text: string): ReadPreferences {
  const file = parsed(text)
  if (!isRecord(file) || file.product !== appTitle || file.kind !== kind || !isRecord(file.preferences))
    return { values: {}, problems: [{ is: 'foreign' }] }
  if (file.version !== version)
    return { values: {}, problems: [{ is: 'version', version: shown(file.version) }] }
  const values: Record<string, unknown> = {}
  const problems: FileProblem[] = []
  for (const [name, value] of Object.entries(file.preferences)) {
    if (!isName(name)) problems.push({ is: 'unknown', name: shortened(name) })
    else if (readAs(name, value) !== value) problems.push({ is: 'value', name, value: shown(value) })
    else values[name] = value
  }
  return { values: values as Partial<Preferences>, problems }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isName = (name: string): name is PreferenceName => (preferenceNames as string[]).includes(name)
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
/** A value as it stands in the file. */
const shown = (value: unknown) => shortened(JSON.stringify(value) ?? '–')
