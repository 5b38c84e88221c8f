import { createContext, type DOMAttributes, type Ref, type RefCallback } from 'react'

/** What something around a button gives it: the popup that it opens, the tooltip that describes it. */
export interface TriggerProps extends DOMAttributes<HTMLElement> {
  ref?: Ref<never>
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-haspopup'?: 'menu' | 'listbox' | 'dialog'
}

/** From the outermost to the nearest; none where a button stands by itself. */
export const TriggerContext = createContext<readonly TriggerProps[]>([])

type Props = Record<string, unknown>

/**
 * A button's props together with those of what stands around it: handlers are all called, the outer ones first;
 * refs are all told; else the button's own win.
 */
export function mergeTrigger<P extends object>(own: P, triggers: readonly TriggerProps[]): P {
  const merged: Props = {}
  for (const source of [...triggers, own] as Props[]) {
    for (const [name, value] of Object.entries(source)) {
      const before = merged[name]
      if (value === undefined) continue
      if (name === 'ref' && before) merged[name] = tellBoth(before as Ref<unknown>, value as Ref<unknown>)
      else if (/^on[A-Z]/.test(name) && before) merged[name] = callBoth(before as Handler, value as Handler)
      else merged[name] = value
    }
  }
  return merged as P
}

type Handler = (event: unknown) => void
const callBoth =
  (first: Handler, second: Handler): Handler =>
  (event) => {
    first(event)
    second(event)
  }

const tell = (ref: Ref<unknown>, value: unknown) => {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}
const tellBoth =
  (first: Ref<unknown>, second: Ref<unknown>): RefCallback<unknown> =>
  (value) => {
    tell(first, value)
    tell(second, value)
  }
