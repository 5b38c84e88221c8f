import type { ReactNode } from 'react'
import type { MessageId } from '../../core/i18n/intl.ts'

/** How one prop of a component can be changed; `initial` is what it begins with, `default` what the component takes without it. */
export type PlaygroundControl =
  | {
      readonly kind: 'choice'
      readonly options: readonly string[]
      readonly initial: string
      readonly default?: string
    }
  /** `code` is how the prop is written where the switch stands for more than `true`, as for an icon. */
  | { readonly kind: 'switch'; readonly initial?: boolean; readonly code?: string }
  /** Where the prop is `children`, it stands between the tags. */
  | { readonly kind: 'text'; readonly initial: MessageId }

export type PlaygroundControls = Readonly<Record<string, PlaygroundControl>>

type ValueOf<C extends PlaygroundControl> = C extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : C extends { kind: 'switch' }
    ? boolean
    : string

/** What the controls are set to. */
export type PlaygroundValues<C extends PlaygroundControls> = { readonly [Prop in keyof C]: ValueOf<C[Prop]> }

/** A component whose props can be tried out. */
export interface Playground {
  /** The component's name, as its code has it. */
  readonly tag: string
  readonly controls: PlaygroundControls
  readonly render: (values: never) => ReactNode
  /** Props that it needs in any case, as they are written. */
  readonly given?: string
  /** What stands between its tags, as it is written. @default the text of the control `children` */
  readonly inside?: (children: string) => string
  /** How it is written, where it takes more than the element with its props. */
  readonly code?: (element: string, values: PlaygroundSettings) => string
}

/** Declares a playground; the values that `render` takes follow from the controls. */
export const definePlayground = <const C extends PlaygroundControls>(playground: {
  tag: string
  controls: C
  render: (values: PlaygroundValues<C>) => ReactNode
  given?: Playground['given']
  inside?: Playground['inside']
  code?: Playground['code']
}): Playground => playground as Playground

/** What the controls of any playground are set to. */
export type PlaygroundSettings = Readonly<Record<string, string | boolean>>

/** What the controls begin with, in words of the language. */
export const initialValues = (
  { controls }: Playground,
  text: (id: MessageId) => string,
): PlaygroundSettings =>
  Object.fromEntries(
    Object.entries(controls).map(([prop, control]) => [
      prop,
      control.kind === 'text' ? text(control.initial) : (control.initial ?? false),
    ]),
  )

/** What the values describe, as someone would write it, whole: with its imports, and without props that say the default. */
export function codeOf(playground: Playground, values: PlaygroundSettings): string {
  const element = elementOf(playground, values)
  return withImports(playground.code?.(element, values) ?? element)
}

function elementOf(
  { tag, controls, given, inside = asChild }: Playground,
  values: PlaygroundSettings,
): string {
  const props = Object.entries(controls).flatMap(([prop, control]) => {
    const value = values[prop]!
    if (prop === 'children') return []
    if (control.kind === 'switch') return value ? [control.code ?? prop] : []
    if (control.kind === 'choice') return value === control.default ? [] : [`${prop}="${String(value)}"`]
    return value === '' ? [] : [`${prop}=${asProp(String(value))}`]
  })
  const start = [tag, ...props].join(' ') + (given ? `\n  ${given}\n` : '')
  const children = inside(String(values['children'] ?? ''))
  return children !== '' ? `<${start}>${children}</${tag}>` : `<${start} />`
}

/** An element that someone else keeps the state of, as a component of one's own. */
export const keeping = (state: string, element: string) =>
  `export function Example() {\n  const ${state}\n  return (\n${element.replaceAll(/^/gm, '    ')}\n  )\n}`

/** With what it takes from the design system and from React. */
function withImports(code: string): string {
  const named = (pattern: RegExp) => [...new Set(Array.from(code.matchAll(pattern), ([, name]) => name!))]
  const icons = named(/\{(Icon[A-Z]\w+)\}/g)
  const lines = [
    ...named(/<([A-Z]\w+)/g).map((name) => `import { ${name} } from '@data1522/design-system/${name}'`),
    ...(icons.length > 0 ? [`import { ${icons.join(', ')} } from '@data1522/design-system/icons'`] : []),
    ...(code.includes('toasts.') ? ["import { toasts } from '@data1522/design-system/toasts'"] : []),
    ...(code.includes('useState') ? ["import { useState } from 'react'"] : []),
  ]
  return `${lines.toSorted().join('\n')}\n\n${code}`
}

const asProp = (value: string) => (/["&{}\\]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`)
const asChild = (value: string) => (/[<>{}&]/.test(value) ? `{${JSON.stringify(value)}}` : value)
