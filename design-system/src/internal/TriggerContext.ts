import { createContext, type DOMAttributes, type Ref, type RefCallback } from 'react'

/** What something around a button gives it: the popup that it opens, the tooltip that describes it. */
export interface TriggerProps extends DOMAttributes<HTMLElement> {
  ref?: Ref<never>
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'listbox' | 'dialog'
}

export const TriggerContext = createContext<TriggerProps | null>(null)

type Props = Record<string, unknown>

/** One element's props out of several sources: handlers are all called, in order; refs are all told; else the last given wins. */
export function mergeTrigger<P extends object>(...sources: (P | null)[]): P {
  const merged: Props = {}
  for (const source of sources) {
    for (const [name, value] of Object.entries((source ?? {}) as Props)) {
      if (value === undefined) continue
      const before = merged[name]
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
