import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe } from '../../.storybook/docgen.ts'
import { formatted } from '../format.mjs'
import { isEntry } from '../node/entry.mjs'
import { accessibility } from './accessibility.ts'
import { aliases } from './aliases.ts'
import { readExamples } from './examples.ts'
import { computeExports, PACKAGE } from './exports.mjs'
import { type Runs, runsOf } from './facts.ts'
import { type Guide, readGuides } from './guides.ts'
import { keys, type KeyUse } from './keys.ts'
import { readPages } from './pages.ts'
import { releasedIn } from './released.ts'
import { roles } from './roles.ts'
import { wording } from './wording.ts'

interface ManifestProp {
  name: string
  /** As TypeScript has it, in one line. */
  type: string
  isRequired: boolean
  default?: string
  description: string
}

export interface ManifestComponent {
  name: string
  /** The specifier to import it from. */
  entry: string
  /** Its place in Storybook: `Overlays`. */
  section: string
  summary: string
  useWhen: string
  notFor: string
  /** What to take instead. */
  related: readonly string[]
  /** What others call it. */
  aliases: readonly string[]
  props: readonly ManifestProp[]
  /** What keys do in it, where that is more than can be guessed. */
  keyboard: readonly KeyUse[]
  /** What a screen reader meets of it, before anything opens. */
  roles: readonly string[]
  accessibility: readonly string[]
  /** How to word what it says. */
  content: readonly string[]
  /** The version that brought it; none, while it waits for the next. */
  since?: string
  /** Whether it is drawn by a server component, or carries `use client`. */
  runs?: Runs
  /** Whole modules, with their imports. */
  examples: readonly string[]
  /** What its code costs a page that has none of the package yet: bytes, gzip, without React. */
  bytes?: number
}

export interface Manifest {
  name: string
  version: string
  description: string
  components: readonly ManifestComponent[]
  /** The specifiers of entries that are no components. */
  otherEntries: readonly string[]
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A type as the reader of docs knows it. */
const typeText = (type: { name: string; raw?: string } | undefined) =>
  type && !/\bunknown\b/.test(type.name) ? (type.raw ?? type.name) : undefined

/** What a prop is declared as, in the room or where fields have theirs; the reader of docs does not know all types. */
function declaredType(prop: string, module: string): string | undefined {
  const folders = [dirname(module), 'components/Field', 'charts/kit'].map((folder) =>
    join(PACKAGE, 'src', folder),
  )
  const files = [
    join(PACKAGE, 'src', module),
    ...folders.flatMap((folder) => globSync(`${folder}/*.{ts,tsx}`)),
  ]
  const declaration = new RegExp(String.raw`^ {2}(?:readonly )?${prop}\??: (.+[^{(|&\s])$`, 'm')
  for (const file of files) {
    const [, type] = declaration.exec(readFileSync(file, 'utf8')) ?? []
    if (type) return type
  }
  return undefined
}

function propsOf({ name, module }: Guide): ManifestProp[] {
  const file = join(PACKAGE, 'src', module)
  const own = describe(readFileSync(file, 'utf8'), file).find(({ displayName }) => displayName === name)
  return Object.entries(own?.props ?? {}).map(([prop, { tsType, required = false, description = '' }]) => {
    const [, text = '', preset] = /^([^]*?)(?:\s*@default\s+([^]+))?$/.exec(description) ?? []
    return {
      name: prop,
      type: inOneLine(typeText(tsType) ?? declaredType(prop, module) ?? 'see its types'),
      isRequired: required,
      ...(preset !== undefined && { default: inOneLine(preset) }),
      description: inOneLine(text),
    }
  })
}

/** Everything that an assistant, or another tool, should know of the package, from the sources of the docs. */
export async function readManifest(costs: ReadonlyMap<string, number> = new Map()): Promise<Manifest> {
  const { name, version, description } = JSON.parse(
    readFileSync(join(PACKAGE, 'package.json'), 'utf8'),
  ) as Omit<Manifest, 'components'>
  const entryOf = (one: string) => `${name}/${one}`
  const examples = readExamples()
  const pages = readPages()
  const guides = readGuides()
  // A part has no page of its own: it is on that of its room.
  const sectionOf = (guide: Guide) =>
    (
      pages.find(({ component }) => component === guide.name) ??
      pages.find(({ room }) => guide.module.startsWith(`${room}/`))
    )?.title.split('/')[0] ?? ''
  const components = await Promise.all(
    guides.map(async (guide) => ({
      name: guide.name,
      entry: entryOf(guide.name),
      section: sectionOf(guide),
      summary: guide.summary,
      useWhen: guide.useWhen,
      notFor: guide.notFor,
      related: guide.related,
      aliases: aliases[guide.name] ?? [],
      props: propsOf(guide),
      keyboard: keys[guide.name] ?? [],
      roles: roles[guide.name] ?? [],
      accessibility: accessibility[guide.name] ?? [],
      content: wording[guide.name] ?? [],
      since: releasedIn(guide.name),
      runs: runsOf(guide.module),
      bytes: costs.get(guide.name),
      examples: [(await formatted(`${guide.name}.tsx`, examples.get(guide.name) ?? '')).trim()],
    })),
  )
  const names = new Set(components.map((component) => component.name))
  const otherEntries = Object.entries(computeExports())
    .map(([entry, target]) => [entry.replace('./', ''), target] as const)
    .filter(([entry, target]) => target !== null && !names.has(entry))
    .map(([entry]) => entryOf(entry))
  return { name, version, description, components, otherEntries }
}

const propLine = ({ name, type, isRequired, default: preset, description }: ManifestProp) =>
  `- \`${name}${isRequired ? '' : '?'}: ${type}\`${preset ? ` (default ${preset})` : ''}${description && `: ${description}`}`

const guideOf = ({ summary, useWhen, notFor, aliases: others }: ManifestComponent) =>
  [summary, useWhen, notFor, others.length > 0 && `Also called ${others.join(', ')}.`]
    .filter(Boolean)
    .join(' ')

const briefly = (components: readonly ManifestComponent[]) =>
  components.map((one) => `- \`${one.entry}\`: ${guideOf(one)}`)

const wholly = (components: readonly ManifestComponent[]) =>
  components.flatMap((one) => [
    `### ${one.name}`,
    guideOf(one),
    `Import: \`import { ${one.name} } from '${one.entry}'\``,
    ...(one.accessibility.length + one.content.length > 0
      ? [[...one.accessibility, ...one.content].map((line) => `- ${line}`).join('\n')]
      : []),
    ...(one.props.length > 0 ? [one.props.map(propLine).join('\n')] : []),
    ...one.examples.map((code) => `\`\`\`tsx\n${code}\n\`\`\``),
  ])

const rules = [
  'Import each component from an entry of its own; there is no entry for all.',
  'Import `styles.css` once; put a `LocaleProvider` around the application.',
  'Components take no `className` and no `style`: use `tone`, `variant` and `size`, and place them by `Stack`, `Inline`, `Grid`, `Columns` and `Box`.',
  'Events are `onPress` and `onChange(value)`, booleans `isX`, sides `start` and `end`.',
  '`AvatarField`, `CodeBlock`, `PhoneField` and `RichTextEditor` need packages of their own, which the README names.',
  'Colours and sizes of your own elements come from CSS variables, `--ds-…`; their names are in `tokens.json`.',
]

/** The manifest as a text in the form of llmstxt.org: what there is and when to use it, or, `full`, how as well. */
export function llmsText(manifest: Manifest, isFull = false): string {
  const { name, description, components, otherEntries } = manifest
  const sections = [...Map.groupBy(components, ({ section }) => section)]
  const further = 'Props and examples of each are in `llms-full.txt` and, to be parsed, in `manifest.json`.'
  const parts = [
    `# ${name}`,
    `> ${description}`,
    [...rules, ...(isFull ? [] : [further])].map((rule) => `- ${rule}`).join('\n'),
    ...sections.flatMap(([section, own]) => [
      `## ${section}`,
      ...(isFull ? wholly(own) : [briefly(own).join('\n')]),
    ]),
    '## Other entries',
    otherEntries.map((entry) => `- \`${entry}\``).join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Writes all three into the folder of the built package. */
export async function writeManifest(folder = join(PACKAGE, 'dist'), costs?: ReadonlyMap<string, number>) {
  const manifest = await readManifest(costs)
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest)}\n`)
  writeFileSync(join(folder, 'llms.txt'), llmsText(manifest))
  writeFileSync(join(folder, 'llms-full.txt'), llmsText(manifest, true))
}

if (isEntry(import.meta)) await writeManifest(process.argv[2])
