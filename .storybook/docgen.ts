import { readFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
  type Handler,
  makeFsImporter,
  parse,
} from 'react-docgen'
import type { Plugin } from 'vite'
import { choicesOf } from './choices.ts'
import { forControl, type PropType } from './control-types.ts'

const COMPONENT = /\/design-system\/src\/(?:layout|components|charts|patterns|theme)\/[\w/]+\.tsx$/

const resolver = new builtinResolvers.FindExportedDefinitionsResolver()

const definedIn: Handler = (documentation, component) =>
  documentation.set('definedIn', component.hub.file.opts.filename)

const handlers = [...Object.values(builtinHandlers), definedIn]

// One for all files, so that each is parsed once. Our public props are declared in our own files, so no library is read.
const importer = makeFsImporter((specifier, folder) => {
  if (specifier.startsWith('.')) return join(folder, specifier)
  if (isAbsolute(specifier)) return specifier
  throw Object.assign(new Error(`${specifier} is not documented`), { code: 'MODULE_NOT_FOUND' })
})

const documentationsOf = (code: string, filename: string) => {
  try {
    return parse(code, { filename, importer, handlers, resolver })
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return []
    throw error
  }
}

const listIn = (prop: string, code: string) =>
  new RegExp(`^  ${prop}\\??: (readonly .+\\])(?: \\| undefined)?$`, 'm').exec(code)?.[1]

/**
 * How a prop is declared that is a list which nobody changes, in its own module or in one that it imports: react-docgen
 * does not read those.
 */
function listOf(prop: string, code: string, file: string) {
  const own = listIn(prop, code)
  if (own) return own
  const imported = Array.from(code.matchAll(/from '(\.[^']+\.tsx?)'/g), ([, path]) =>
    join(dirname(file), path!),
  )
  for (const path of imported) {
    const found = listIn(prop, readFileSync(path, 'utf8'))
    if (found) return found
  }
  return undefined
}

/** A prop as it is told of a component. */
export interface ToldProp {
  readonly tsType?: PropType
  readonly required?: boolean
  readonly description?: string
}

/** What the components of a module are, and the props that they take. */
export const describe = (code: string, file: string) =>
  documentationsOf(code, file)
    .map((documentation) => documentation as typeof documentation & { definedIn?: string })
    .filter(({ definedIn: own, displayName }) => own === file && displayName)
    .map((info) => {
      const props = Object.entries(info.props ?? {}).map(([name, prop]): readonly [string, ToldProp] => {
        if (!prop.tsType) return [name, prop as ToldProp]
        const choices = choicesOf(name, prop.tsType, { code, file })
        const listed = prop.tsType.name === 'unknown' && listOf(name, code, file)
        const tsType =
          choices ??
          forControl(listed ? { name: 'Array', raw: listed, elements: [] } : (prop.tsType as PropType))
        return [name, { ...prop, tsType } as ToldProp]
      })
      return { ...info, props: Object.fromEntries(props) }
    })

/**
 * Gives the design system's components the props that Storybook's tables show. Storybook's own plugin reads every file
 * of the product, and the libraries that it imports anew for each: 75 s where this takes 4.
 */
export const docgen = (): Plugin => ({
  name: 'data1522:docgen',
  enforce: 'pre',
  transform(code, id) {
    if (!COMPONENT.test(id)) return undefined
    const told = describe(code, id).map((info) => `;${info.displayName}.__docgenInfo=${JSON.stringify(info)}`)
    return { code: code + told.join(''), map: null }
  },
})
