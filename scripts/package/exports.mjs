import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { formatted } from '../format.mjs'
import { isEntry } from '../node/entry.mjs'

export const PACKAGE = resolve(import.meta.dirname, '../../design-system')

/** The folders whose rooms each have an entry of their own. */
export const ROOM_FOLDERS = ['components', 'charts', 'patterns', 'layout']

/** Entries that are no rooms, name to module under src. */
const MODULES = {
  applyPreferences: 'theme/applyPreferences.ts',
  clock: 'patterns/VideoPlayer/clock.ts',
  contrast: 'theme/contrast.ts',
  csv: 'files/csv.ts',
  'custom-theme': 'theme/custom-theme.ts',
  directional: 'components/Icon/directional.ts',
  download: 'files/download.ts',
  EscapeMeanwhile: 'focus/EscapeMeanwhile.tsx',
  eventDates: 'patterns/EventCalendar/eventDates.ts',
  focusOn: 'focus/focusOn.ts',
  prefersReducedMotion: 'theme/prefersReducedMotion.ts',
  keepFocus: 'focus/keepFocus.ts',
  links: 'patterns/MessageList/links.ts',
  tableCsv: 'patterns/DataTable/tableCsv.ts',
  toasts: 'components/Toast/toasts.ts',
  ThemeScope: 'theme/ThemeScope.tsx',
  icons: 'icons/icons.ts',
  'jsx-dev-runtime': 'jsx-dev-runtime.ts',
  'jsx-runtime': 'jsx-runtime.ts',
  locale: 'locale/locale.ts',
  ownStyles: 'css/ownStyles.ts',
  primary: 'theme/primary.ts',
  aggregates: 'patterns/DataTable/aggregates.ts',
  'primary-presets': 'theme/primary-presets.ts',
  quoteMail: 'patterns/HtmlMessage/quoteMail.ts',
  savePicture: 'files/savePicture.ts',
  sanitizeHtml: 'patterns/RichTextEditor/sanitizeHtml.ts',
  scales: 'tokens/scales.ts',
  tableProps: 'patterns/DataTable/client/tableProps.tsx',
  'theme-css': 'theme/theme-css.ts',
  useChartControls: 'charts/kit/useChartControls.ts',
  useClientTable: 'patterns/DataTable/client/useClientTable.ts',
  usePlayer: 'patterns/VideoPlayer/usePlayer.ts',
  usedStyles: 'css/usedStyles.ts',
  useSchemaForm: 'patterns/SchemaForm/useSchemaForm.ts',
  withoutMarks: 'files/withoutMarks.ts',
}

/** Entries imported for their CSS alone; the published package has it all in one stylesheet. */
const STYLES = {
  'chart-colors': 'theme/chart-colors.css.ts',
  ramps: 'theme/ramps.css.ts',
  styles: 'theme/styles.ts',
  wireframe: 'theme/wireframe.css.ts',
}

// With types, so that its import also passes where no bundler declares what a stylesheet is.
const STYLESHEET = { types: './dist/styles.d.ts', default: './dist/styles.css' }
const FILES = {
  'llms-full.txt': './dist/llms-full.txt',
  'llms.txt': './dist/llms.txt',
  'manifest.json': './dist/manifest.json',
  'package.json': './package.json',
  'styles.css': STYLESHEET,
  'tokens.json': './dist/tokens.json',
  'tokens.resolver.json': './dist/tokens.resolver.json',
}

const emitted = (module, extension) => `./dist/${module.replace(/\.tsx?$/, extension)}`
const entry = (module, output = { types: emitted(module, '.d.ts'), default: emitted(module, '.js') }) => ({
  '@data1522/source': `./src/${module}`,
  ...output,
})

/** Every folder of a room, as its name and its path under `src`. */
export const roomFolders = (packageDir = PACKAGE) =>
  ROOM_FOLDERS.flatMap((folder) => {
    const dir = join(packageDir, 'src', folder)
    const items = existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : []
    // What the rooms of a folder share is in one whose name is no component's.
    const dirs = items.filter((item) => item.isDirectory() && /^[A-Z]/.test(item.name))
    return dirs.map(({ name }) => ({ name, path: `${folder}/${name}` }))
  })

/**
 * Every public component, as its name and its module under `src`: each room's own, and each part of a room whose
 * props are exported, such as `CardHeader` of `Card`. Parts with private props stay inside.
 */
export const rooms = (packageDir = PACKAGE) =>
  roomFolders(packageDir).flatMap((room) =>
    readdirSync(join(packageDir, 'src', room.path))
      .map((file) => /^([A-Z]\w+)\.tsx$/.exec(file)?.[1])
      .filter(
        (name) => name && (name === room.name || hasPublicProps(join(packageDir, 'src', room.path, name))),
      )
      .map((name) => ({ name, module: `${room.path}/${name}.tsx` })),
  )

const hasPublicProps = (file) =>
  new RegExp(`^export (interface|type) ${basename(file)}Props\\b`, 'm').test(
    readFileSync(`${file}.tsx`, 'utf8'),
  )

/** The modules that the library builds, as paths under `src`: those of rooms and the plain ones. */
export const modules = (packageDir = PACKAGE) => [
  ...rooms(packageDir).map(({ module }) => module),
  ...Object.values(MODULES),
  ...Object.values(STYLES),
]

/** The `exports` of the package, computed from its folders. */
export function computeExports(packageDir = PACKAGE) {
  const targets = {
    ...Object.fromEntries(rooms(packageDir).map(({ name, module }) => [name, entry(module)])),
    ...mapValues(MODULES, (module) => entry(module)),
    ...mapValues(STYLES, (module) => entry(module, STYLESHEET)),
    ...FILES,
  }
  const names = Object.keys(targets).toSorted()
  return { ...Object.fromEntries(names.map((name) => [`./${name}`, targets[name]])), './internal/*': null }
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** Brings the `exports` of a package.json up to date; says whether they were stale. */
export async function refreshExports({ packageDir = PACKAGE, check = false } = {}) {
  const file = join(packageDir, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const computed = computeExports(packageDir)
  const isStale = JSON.stringify(manifest.exports) !== JSON.stringify(computed)
  if (isStale && !check) {
    const text = JSON.stringify({ ...manifest, exports: computed })
    writeFileSync(file, await formatted(file, text))
  }
  return isStale
}

if (isEntry(import.meta)) {
  const check = process.argv.includes('--check')
  const isStale = await refreshExports({ check })
  if (check && isStale) {
    console.error('The exports of design-system/package.json are stale. Run `npm run exports`.')
    process.exitCode = 1
  } else console.log(isStale ? 'Exports refreshed.' : 'Exports are up to date.')
}
