import { parseAst } from 'vite'

const properties = new Set(['TSPropertySignature', 'PropertyDefinition'])
/** Types that a union would take apart: `() => void | undefined` is another function. */
const loose = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType', 'TSInferType'])

/**
 * Lets every optional property of declarations be given as `undefined` too. With `exactOptionalPropertyTypes`, which
 * whoever installs the package may have on, `error?: string` refuses a text that may be missing; without it this is
 * what it means anyway. Twice is the same as once.
 */
export function withUndefined(code) {
  const added = []
  const walk = (node) => {
    const type = properties.has(node.type) && node.optional && node.typeAnnotation?.typeAnnotation
    const isThere =
      type?.type === 'TSUnionType' && type.types.some((one) => one.type === 'TSUndefinedKeyword')
    if (type && !isThere) {
      if (loose.has(type.type)) added.push([type.start, '('], [type.end, ') | undefined'])
      else added.push([type.end, ' | undefined'])
    }
    for (const child of Object.values(node).flat())
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child)
  }
  walk(parseAst(code, { lang: 'dts' }))
  return added
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [at, what]) => text.slice(0, at) + what + text.slice(at), code)
}
