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
}

/** Declares a playground; the values that `render` takes follow from the controls. */
export const definePlayground = <const C extends PlaygroundControls>(playground: {
  tag: string
  controls: C
  render: (values: PlaygroundValues<C>) => ReactNode
}): Playground => playground as Playground

/** The element that the values describe, as someone would write it: props that are the component's defaults are left out. */
export function codeOf(
  { tag, controls }: Playground,
  values: Readonly<Record<string, string | boolean>>,
): string {
  const props = Object.entries(controls).flatMap(([prop, control]) => {
    const value = values[prop]!
    if (prop === 'children') return []
    if (control.kind === 'switch') return value ? [control.code ?? prop] : []
    if (control.kind === 'choice') return value === control.default ? [] : [`${prop}="${String(value)}"`]
    return value === '' ? [] : [`${prop}=${asProp(String(value))}`]
  })
  const start = [tag, ...props].join(' ')
  const children = values['children']
  return typeof children === 'string' && children !== ''
    ? `<${start}>${asChild(children)}</${tag}>`
    : `<${start} />`
}

const asProp = (value: string) => (/["&{}\\]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`)
const asChild = (value: string) => (/[<>{}&]/.test(value) ? `{${JSON.stringify(value)}}` : value)
