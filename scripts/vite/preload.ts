import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Rollup } from 'vite'
import { readerOf } from './bundle-files.ts'
import { laterOf, screensOf } from './screens.ts'
import { speakers } from './words/speakers.ts'

type Bundle = Rollup.OutputBundle

/** What some addresses ask for alike: their paths, who stays at them, and the places of their files and groups of words. */
type Visit = readonly [paths: string, access: string, files: readonly number[], groups: readonly number[]]

interface Table {
  readonly base: string
  readonly files: readonly string[]
  /** The fonts of languages whose letters the page's own font lacks: a file, its family and one of its letters. */
  readonly fonts: Readonly<
    Record<string, readonly [file: string, family: string, letter: string] | undefined>
  >
  /** For each language the files of every group; those of every page come first. */
  readonly words: Readonly<Record<string, readonly (readonly number[])[]>>
  readonly visits: readonly Visit[]
}

const source = fileURLToPath(new URL('../../dashboard/src', import.meta.url))
const errors = join(source, 'app/errors/routes.ts')
const isManifest = (id: string) => /dashboard\/src\/features\/[^/]+\/routes\.ts$/.test(id)
/** What answers calls where no server does. */
const isMock = (id: string) => id.endsWith('/mocks/transports/browser.ts')

/**
 * Runs in the page's head, before anything else is fetched: asks at once for all that the screen of this address is
 * made of, which would otherwise be found one after the other. Self-contained, because the snippet is its own text.
 */
function ask({ base, files, fonts, words, visits }: Table) {
  const add = (name: string, rel: string, as = '') => {
    const link = document.createElement('link')
    link.rel = rel
    if (as) link.as = as
    link.crossOrigin = ''
    link.href = base + name
    document.head.append(link)
  }
  const font = fonts[document.documentElement.lang]
  if (font) {
    const [file, family, letter] = font
    // Styles do not take from a worker what a script preloaded: the browser would fetch it once more.
    if (!navigator.serviceWorker?.controller) add(file, 'preload', 'font')
    // Nor what came before the worker took over: so it is used as soon as the styles that know it are there.
    const load = ({ target }: Event) =>
      (target as Element).matches('link[rel=stylesheet]') &&
      void document.fonts.load(`1em "${family}"`, letter).catch(() => undefined)
    document.addEventListener('load', load, true)
  }
  const path = location.pathname.slice(base.length - 1)
  const isSignedIn = /(^|; )accessToken=/.test(document.cookie)
  const visit = visits.find(([paths]) => new RegExp(`^(${paths})/?$`).test(path))
  if (!visit) return
  const [, access, own, groups] = visit
  if (access === 'guest' ? isSignedIn : access !== 'public' && !isSignedIn) return
  const spoken = words[document.documentElement.lang]!
  for (const place of new Set([...own, ...[0, ...groups].flatMap((group) => spoken[group]!)])) {
    const name = files[place]!
    if (name.endsWith('css')) add(name, 'preload', 'style')
    else add(name, 'modulepreload')
  }
}

/** The snippet that asks ahead, for the files of a build. */
export const preloadScript = (bundle: Bundle, base: string) =>
  `(${String(ask)})(${JSON.stringify(tableOf(bundle, base))})`

function tableOf(bundle: Bundle, base: string): Table {
  const { chunkOf, filesOf } = readerOf(bundle)
  const files: string[] = []
  const placeOf = (name: string) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1)
  const placesOf = (modules: readonly string[]) => filesOf(modules).map(placeOf)

  const modules = [...chunkOf.keys()]
  const manifests = [...modules.filter(isManifest).toSorted(), errors]
  const frame = [
    ...laterOf(join(source, 'app/routes/app-shell.ts')),
    ...laterOf(join(source, 'app/routes/Screen.tsx')),
    ...modules.filter(isMock),
  ]
  const screens = manifests
    .flatMap(screensOf)
    // The first that fits is taken, so those without parameters go before.
    .toSorted((one, other) => Number(/[:*]/.test(one.path)) - Number(/[:*]/.test(other.path)))
    .map(({ modules: own, isBlank, ...rest }) => {
      const asked = isBlank ? own : [...frame, ...own]
      return { ...rest, modules: asked, groups: [...new Set(asked.flatMap(speakers.groupsOf))] }
    })
  const groups = [...new Set(screens.flatMap((screen) => screen.groups))]

  return {
    base,
    visits: alike(
      screens.map((screen) => [
        screen.path.replace(/:\w+/g, '[^/]+').replace('*', '.*'),
        screen.access,
        placesOf(screen.modules),
        screen.groups.map((group) => groups.indexOf(group) + 1),
      ]),
    ),
    words: Object.fromEntries(
      modules
        .flatMap((id) => /^\0virtual:messages\/(\w+)$/.exec(id)?.[1] ?? [])
        .map((language) => [
          language,
          [
            [`\0virtual:messages/${language}`, libraryWords(language)],
            ...groups.map((group) => [`\0virtual:messages/${language}/${group}`]),
          ].map(placesOf),
        ]),
    ),
    files,
    fonts: { ar: fontOf(bundle, 'vazirmatn-arabic', 'Vazirmatn Variable', 'ا') },
  }
}

function fontOf(bundle: Bundle, name: string, family: string, letter: string) {
  const file = Object.keys(bundle).find((one) => new RegExp(`${name}-[^/]*\\.woff2$`).test(one))
  return file === undefined ? undefined : ([file, family, letter] as const)
}

/** The visits with those that ask for the same under one pattern; where two patterns fit, the earlier stays the first. */
function alike(visits: readonly Visit[]): Visit[] {
  const isOpen = ([paths]: Visit) => paths.includes('[') || paths.includes('.*')
  const same = Object.groupBy(visits, (visit) => JSON.stringify([isOpen(visit), ...visit.slice(1)]))
  return Object.values(same).map((those) => {
    const [, ...rest] = those![0]!
    return [those!.map(([path]) => path).join('|'), ...rest]
  })
}

const libraryWords = (language: string) =>
  normalizePath(join(source, `../../design-system/src/locale/messages/${language}.ts`))
