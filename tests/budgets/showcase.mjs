import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSize } from '../support/gzip.ts'

/** What a page of demos may add to the shell, in kB of gzip, before any code is opened. */
const MOST = 35
/** How far the figure of one page moves, in kB, when another page shares a module more or less with it: its chunk changes. */
const MOVES = 3
/**
 * Pages whose component itself brings more than that, with what it is and what the page may come to: some 4 kB above what was
 * measured, since a module that one more screen shares moves to another chunk, whose other modules come along.
 */
const heavier = {
  '/charts/apex-chart': [162, 'ten charts, and the calendar of their period'],
  '/charts/chartjs': [156, 'eight charts, the calendar of their period, and a brush where time runs'],
  '/forms/form-layouts': [127, 'whole forms with their rules'],
  '/forms/form-validation': [129, 'whole forms with their rules'],
  '/forms/date-time-picker': [122, 'calendars and time, and what tells half a date from a whole one'],
  '/components/chip': [94, 'a list of chips with keys, from react-aria'],
  '/forms/slider': [72, 'a field for numbers beside it'],
  '/forms/combobox': [76, 'a list that is searched, from react-aria'],
  '/components/tabs': [71, 'tabs, from react-aria'],
  '/forms/range-slider': [71, 'fields for numbers beside it'],
  '/forms/form-wizard-icons': [74, 'rules of zod'],
  '/forms/form-wizard-numbered': [74, 'rules of zod'],
  '/forms/autocomplete': [73, 'a list that is searched, from react-aria'],
  '/forms/editors': [64, 'rules of zod'],
  '/components/avatar': [50, 'tooltips, and people from the server'],
  '/forms/file-input': [47, 'files and their kinds'],
  '/components/menu': [46, 'tooltips'],
  '/forms/rating': [50, 'a form around it'],
  '/forms/select': [44, 'a choice of several'],
  '/components/tooltip': [44, 'tooltips, from react-aria'],
  '/tables/data-table': [68, 'the tables of data, and TanStack Table as their model'],
  '/components/list': [43, 'the lists of cards'],
  '/extensions/tour': [53, 'the tour'],
  '/forms/custom-input': [40, 'cards to choose from'],
  '/extensions/swiper': [39, 'the carousel'],
  '/components/dialog': [39, 'questions, drawers and the fields in them'],
  '/components/progress-circular': [37, 'rings in figures of cards'],
}

/** The files that the page's head asks for ahead, for each address (`scripts/vite/preload.ts`). */
function filesByPath(dir) {
  const html = readFileSync(join(dir, 'index.html'), 'utf8')
  const start = html.search(/\{base:[`'"]/)
  let depth = 0
  let end = start
  do {
    if (html[end] === '{') depth += 1
    if (html[end] === '}') depth -= 1
    end += 1
  } while (depth > 0)
  const { files, words, visits } = runInNewContext(`(${html.slice(start, end)})`)
  return new Map(
    visits.flatMap(([paths, , own, groups]) => {
      const places = [...own, ...[0, ...groups].flatMap((group) => words.en[group])]
      const asked = new Set(places.map((place) => files[place]))
      return paths.split('|').map((path) => [path, asked])
    }),
  )
}

/** Prints what each page of demos adds to what all pages of the back office share; says which add too much. */
export function showcaseFaults(dir) {
  const all = filesByPath(dir)
  const office = [...all].filter(([path]) =>
    /^\/(apps|charts|components|dashboards|forms|tables)\//.test(path),
  )
  const [first] = office
  const shell = new Set([...first[1]].filter((file) => office.every(([, files]) => files.has(file))))
  const sizes = new Map()
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSize(readFileSync(join(dir, file))))
    return sizes.get(file)
  }
  const added = [...all]
    .filter(([path]) => /^\/(charts|components|extensions|forms|tables)\//.test(path))
    .map(([path, files]) => {
      const own = [...files].filter((file) => !shell.has(file))
      return { path, bytes: own.reduce((sum, file) => sum + sizeOf(file), 0) }
    })
    .toSorted((one, other) => other.bytes - one.bytes)
  console.log(`\nPages of demos, beyond the shell; ${MOST} kB unless their component is heavier`)
  return added.flatMap(({ path, bytes }) => {
    const [most, why = ''] = heavier[path] ?? [MOST]
    console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} of ${most}  ${path}  ${why}`)
    return bytes > (most + MOVES) * 1000 ? [`Over budget: ${path}`] : []
  })
}
