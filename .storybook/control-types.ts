import { choiceFrom } from './choices.ts'

/** A prop's type as react-docgen tells it. */
export interface PropType {
  readonly name: string
  readonly raw?: string
  readonly type?: string
  readonly value?: string
  readonly elements?: readonly PropType[]
}

const PLAIN = ['string', 'number', 'boolean']
/** What nobody sets by hand: it is called, reached, or made by a hook. */
const CALLED = /^(?:\w*EventHandler|Ref|RefObject|ChartControls|Player|SchemaFormHandle)$/
/** What a text stands in for where it may be one too. */
const DRAWN = /^(?:ReactElement|File)$/

const isFunction = ({ name, type }: PropType) => name === 'signature' && type === 'function'
const isLiteral = ({ name }: PropType) => name === 'literal'
const isNothing = ({ name }: PropType) => name === 'null' || name === 'undefined'
const asFunction = (raw: string): PropType => ({ name: 'signature', type: 'function', raw })

/**
 * A prop's type as Storybook needs it for the control that fits: a text where text will do, a choice where there is
 * one, none for what is called. What the table says of it stays.
 */
export function forControl(type: PropType): PropType {
  const { name, raw = name } = type
  // A type that the caller gives is that of ids.
  if (name === 'ReactNode' || name === 'T') return { name: 'string', raw }
  if (CALLED.test(name)) return asFunction(raw)
  if (isLiteral(type)) return { name: 'union', raw: type.value, elements: [type] }
  if (name !== 'union') return type
  const all = (type.elements ?? [])
    .filter((element) => !isNothing(element))
    .map((element) => choiceFrom(element) ?? forControl(element))
  if (all.every(isFunction)) return asFunction(raw)
  const set = all.filter((element) => !isFunction(element) && !DRAWN.test(element.name))
  // What is not read is left out beside what can be set.
  const known = set.filter((element) => element.name !== 'unknown')
  const given = known.length > 0 ? known : set
  // Where there are words to choose from, what else it takes is not needed to try it out.
  const choices = given.flatMap((element) => {
    if (element.name !== 'union') return []
    return element.elements?.every(isLiteral) ? element.elements : []
  })
  if (choices.length > 0 && given.every(({ name: kind }) => kind === 'union' || PLAIN.includes(kind)))
    return { name: 'union', raw, elements: choices }
  const plain = PLAIN.find((kind) => given.some((element) => element.name === kind))
  if (plain && given.every((element) => PLAIN.includes(element.name))) return { name: plain, raw }
  return given.length === 1 ? { ...given[0]!, raw } : type
}

/** Why Storybook sets a prop of such a type as JSON; nothing where it does not. */
export function reasonForJson(type: PropType): string | undefined {
  const { name, raw = name } = type
  if (PLAIN.includes(name) || isFunction(type) || name === 'TablerIcon') return undefined
  if (name === 'union' && type.elements?.every(isLiteral)) return undefined
  if (
    /\[\](?: \| undefined)?$|^readonly [^|]+\[\]|^(?:readonly |Readonly)?(?:Array|Set|Map|Iterable)\b/.test(
      raw,
    )
  )
    return 'a list'
  if (name === 'union') return 'one of several shapes'
  if (/\['\w+'\]$/.test(raw)) return 'the type of a prop elsewhere'
  return /^[A-Z{]/.test(raw) || name === 'intersection' ? 'a record' : 'a type that is not read'
}
