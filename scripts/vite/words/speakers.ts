import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { readMessages } from '../../message-files.ts'

interface Module {
  /** What it imports at once. */
  readonly imports: readonly string[]
  /** The groups of the messages whose ids, or beginnings of ids, it holds. */
  readonly spoken: ReadonlySet<string>
}

/** The group that every page has before anything is drawn. */
const FIRST = 'app'
/** A text that may be the id of a message, or a template that begins as one. */
const idLike = /(['"`])(([a-z]\w*)\.[\w.-]*)(\1|\$\{)/g
/** These say why a call has failed; `client.ts` fetches their words before it tells anyone of the failure. */
const tellsFailures = /\/(?:core\/errors\/failure-text\.ts|shared\/errors\/FailureText\.tsx)$/
/** A manifest names its links; the frame speaks them. */
const isManifest = (file: string) => file.endsWith('/routes.ts')

/** What the modules of a product say, read as far as it is asked for. */
export function speakersOf(source: string) {
  const start = join(source, 'main.tsx')
  const modules = new Map<string, Module>()
  let groups = new Map<string, readonly string[]>()
  let atStart: ReadonlySet<string> | undefined

  const moduleAt = (file: string): Module | undefined => {
    const known = modules.get(file)
    if (known || !/\.tsx?$/.test(file) || !file.startsWith(source) || !existsSync(file)) return known
    const read = readModule(file)
    modules.set(file, read)
    return read
  }
  const closureOf = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    const module = moduleAt(file)
    if (!module || found.has(file)) return found
    found.add(file)
    for (const one of module.imports) closureOf(one, found)
    return found
  }
  /** The groups that a module speaks with all that it imports at once, beyond what every page has. */
  const groupsOf = (file: string): readonly string[] => {
    atStart ??= closureOf(start)
    const known = groups.get(file)
    if (known) return known
    const own = [...closureOf(file)].filter((one) => !atStart!.has(one))
    const spoken = new Set(own.flatMap((one) => [...moduleAt(one)!.spoken]))
    spoken.delete(FIRST)
    const found = [...spoken].toSorted()
    groups.set(file, found)
    return found
  }
  return {
    groupsOf,
    /** The groups that a module needs which is fetched by another: that one came with its own. */
    groupsBeside: (host: string, file: string) => {
      const had = new Set(groupsOf(host))
      return groupsOf(file).filter((group) => !had.has(group))
    },
    /** Reads a module anew; says whether it speaks or imports otherwise than before. */
    reread: (file: string): boolean => {
      const before = modules.get(file)
      if (!before) return false
      modules.delete(file)
      const now = moduleAt(file)
      const isSame = now && sameIn(now.imports, before.imports) && sameIn(now.spoken, before.spoken)
      if (!isSame) [groups, atStart] = [new Map(), undefined]
      return !isSame
    },
    forget: () => {
      modules.clear()
      ;[groups, atStart] = [new Map(), undefined]
    },
  }
}

const sameIn = (one: Iterable<string>, other: Iterable<string>) => [...one].join() === [...other].join()

function readModule(file: string): Module {
  const code = readFileSync(file, 'utf8')
  const { staticImports, staticExports } = parseSync(file, code).module
  const sources = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
  ]
  const imports = sources
    .filter((one) => one.startsWith('.'))
    .map((one) => normalize(join(dirname(file), one)))
  return { imports: [...new Set(imports)], spoken: new Set(isManifest(file) ? [] : groupsIn(code, file)) }
}

function groupsIn(code: string, file: string): string[] {
  const { keys, groups } = known()
  return Array.from(code.matchAll(idLike))
    .filter(([, , id, , end]) => end === '${' || keys.has(id!))
    .map(([, , , group]) => group!)
    .filter((group) => groups.has(group) && !(group === 'errors' && tellsFailures.test(file)))
}

let ofMessages: object | undefined
let ids = { keys: new Set<string>(), groups: new Set<string>() }

/** The ids and groups of all messages. */
function known() {
  const messages = readMessages('en')
  if (messages !== ofMessages) {
    const keys = Object.keys(messages)
    ids = { keys: new Set(keys), groups: new Set(keys.map((key) => key.slice(0, key.indexOf('.')))) }
    ofMessages = messages
  }
  return ids
}

/** Where the dashboard's modules lie. */
export const source = fileURLToPath(new URL('../../../dashboard/src', import.meta.url))
/** What the dashboard's modules say. */
export const speakers = speakersOf(source)
