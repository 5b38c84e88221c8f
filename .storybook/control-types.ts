/** A prop's type as react-docgen tells it. */
export interface PropType {
  readonly name: string
  readonly raw?: string
  readonly type?: string
  readonly value?: string
  readonly elements?: readonly PropType[]
}

const PLAIN = ['string', 'number', 'boolean']
/** What nobody sets by hand: it is called, or reached. */
const CALLED = /^(?:\w*EventHandler|Ref|RefObject)$/

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
  const given = (type.elements ?? []).filter((element) => !isNothing(element)).map(forControl)
  if (given.every(isFunction)) return asFunction(raw)
  if (given.every((element) => element.name === 'union' && element.elements?.every(isLiteral)))
    return { ...type, elements: given.flatMap(({ elements = [] }) => elements) }
  const plain = PLAIN.find((kind) => given.some((element) => element.name === kind))
  if (plain && given.every((element) => PLAIN.includes(element.name))) return { name: plain, raw }
  return given.length === 1 ? { ...given[0]!, raw } : type
}

/** Why Storybook sets a prop of such a type as JSON; nothing where it does not. */
export function reasonForJson(type: PropType): string | undefined {
  const { name, raw = name } = type
  if (PLAIN.includes(name) || isFunction(type) || name === 'TablerIcon') return undefined
  if (name === 'union') return type.elements?.every(isLiteral) ? undefined : 'one of several shapes'
  if (/\[\]$|^(?:readonly |Readonly)?(?:Array|Set|Map|Iterable)\b/.test(raw)) return 'a list'
  return /^[A-Z{]/.test(raw) || name === 'intersection' ? 'a record' : 'a type that is not read'
}
