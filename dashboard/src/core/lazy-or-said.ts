import { type ComponentType, createElement, lazy, useEffect, useEffectEvent, useState } from 'react'

/**
 * A part that was asked for: who hears what nobody catches says why it does not come, and the rest of the page stays. Whoever
 * asks again, once `onMissing` has taken it away, has it fetched anew.
 */
export function lazyOrSaid<Props = object>(load: () => Promise<ComponentType<Props>>) {
  type AskedProps = Props & { readonly onMissing?: () => void }
  function Missing({ onMissing }: AskedProps) {
    const tell = useEffectEvent(() => onMissing?.())
    useEffect(() => {
      part = fetchPart()
      tell()
    }, [])
    return null
  }
  const fetchPart = () =>
    lazy<ComponentType<AskedProps>>(() =>
      load().then(
        (Part) => ({ default: Part as ComponentType<AskedProps> }),
        (error: unknown) => {
          void Promise.reject(error)
          return { default: Missing }
        },
      ),
    )
  let part = fetchPart()
  return function Asked(props: AskedProps) {
    const [Part] = useState(() => part)
    return createElement(Part, props)
  }
}
