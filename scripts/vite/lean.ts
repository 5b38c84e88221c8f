import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { directional } from '../../design-system/src/components/Icon/directional.ts'
import { allIn, type Node } from './syntax.ts'

/** The package's map of entries names its build for developers alone; the one for production lies beside it. */
const router = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production')
const routerEntries = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/**
 * A library's module as the bundler can cut it: without the names that developers' tools read, and with what only makes
 * a component or a context marked so. What nobody imports is then dropped; otherwise all of it ships.
 */
export const lean = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(
      /^((?:var|const) \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\(|createFormatted\w+\()/gm,
      '$1/* @__PURE__ */ $2',
    )
    .replaceAll(
      /^((?:var|const) \w+ = )(class extends React\d*\.Component \{$[\s\S]*?^\});$/gm,
      '$1/* @__PURE__ */ (() => $2)();',
    )

const isText = ({ type, value }: Node) => type === 'TemplateLiteral' || typeof value === 'string'
const nameOf = ({ callee }: Node) => {
  const { name, type } = callee as { name?: string; type: string }
  return name ?? type
}

/** A module whose calls of some functions say nothing: the texts that these are given are left out. */
function without(words: RegExp, code: string): string {
  const tree = parseAst(code) as unknown as Node
  const calls = [...allIn(tree, 'CallExpression'), ...allIn(tree, 'NewExpression')]
  return calls
    .filter((call) => words.test(nameOf(call)))
    .flatMap((call) => (call['arguments'] as Node[]).filter(isText))
    .toSorted((one, other) => Number(other['start']) - Number(one['start']))
    .reduce((text, { start, end }) => `${text.slice(0, Number(start))}""${text.slice(Number(end))}`, code)
}

/** A module without what it tells developers: where it fails is told by the place. */
export const leanAdvice = (code: string): string => lean(without(/^(invariant|warning|warnOnce)$/, code))

const unusedFormats =
  /^\t+format(?:Duration|Plural|(?:Duration|Date|Time|Number|List)ToParts): format\w+\.bind\(.*\n/gm

/**
 * The messages' library without the formats that nobody asks for, nor what it tells of a fault that is not shown:
 * of those only a message that is missing is (`core/i18n/intl.ts`).
 */
export const leanMessages = (code: string): string =>
  without(/^(?!MissingTranslation)\w+Error$/, code.replaceAll(unusedFormats, ''))

/** What formats one message, whose faults are not shown either. */
export const leanMessage = (code: string): string => without(/Error$|^Super$/, code)

/**
 * CASL's module with the making of its own matcher of conditions, and of its error, marked as what only makes something;
 * without their users both are then dropped, and the matcher's library with them.
 */
export const leanRules = (code: string): string => {
  const maker = /createFactory as (\w+)/.exec(code)?.[1]
  const error = /(\w+) as ForbiddenError/.exec(code)?.[1]
  if (!maker || !error) return code
  return code
    .replaceAll(new RegExp(`= (${maker}\\()`, 'g'), '= /* @__PURE__ */ $1')
    .replace(
      /^const \w+ = function\(\w\) \{\n {4}this\.message = [\s\S]*(?=^export \{)/m,
      (making) => `const ${error} = /* @__PURE__ */ (() => {\n${making}return ${error};\n})();\n`,
    )
}

/**
 * An icon's module without its name, which only its class and the developers' tools would carry, and with its parts as
 * arguments, which need no keys. Those that mirror share one name that says so: `Icon` reads it.
 */
export const leanIcon = (code: string): string =>
  code
    .replaceAll(/, "key": "svg-\d+"/g, '')
    .replace('[\n        title && ', '...[\n        title && ')
    .replace(
      /(createReactComponent\("\w+"), "[\w-]+", "(\w+)"/,
      (_, start: string, name: string) => `${start}, "", "${directional.test(name) ? 'Indent' : ''}"`,
    )

/** What stands in an empty part of a date, in the languages of the product alone. */
export const leanPlaceholders = (code: string): string =>
  code.replaceAll(/^ {4}'?(?!(?:en|fr|ar)'?:)[\w-]+'?: \{\n[^}]*\},?\n/gm, '')

const handlers: readonly (readonly [path: RegExp, handle: (code: string) => string])[] = [
  [/react-router|react-intl/, leanAdvice],
  [/@formatjs\/intl\//, leanMessages],
  [/intl-messageformat/, leanMessage],
  [/@casl/, leanRules],
  [/icons-react/, leanIcon],
  [/placeholders\.mjs$/, leanPlaceholders],
  [/./, lean],
]

/** Ships what is used of react-router, react-intl, CASL and the icons, and none of the advice to developers. */
export function leanLibraries(): Plugin {
  return {
    name: 'data1522:lean',
    apply: (_, { command, mode }) => command === 'build' || mode === 'production',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: Object.entries(routerEntries).map(([entry, file]) => ({
          find: new RegExp(`^${entry}$`),
          replacement: join(router, file),
        })),
      },
    }),
    transform: {
      filter: {
        id: /node_modules\/(?:(?:react-router\/dist\/production|react-intl|@formatjs\/intl|intl-messageformat)\/[\w-]+\.m?js|@casl\/ability\/dist\/esm\/index\.mjs|react-stately\/dist\/private\/datepicker\/placeholders\.mjs|@tabler\/icons-react\/dist\/esm\/(?:icons\/Icon\w+|createReactComponent)\.mjs)$/,
      },
      handler: (code, id) => ({ code: handlers.find(([path]) => path.test(id))![1](code), map: null }),
    },
  }
}
