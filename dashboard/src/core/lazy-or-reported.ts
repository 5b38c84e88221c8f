import { type ComponentType, createElement, lazy, useEffect, useEffectEvent, useState } from 'react'

/**
 * A lazy component that a person asked for. If its code does not load, the error becomes an unhandled rejection, which
 * the page reports, and the rest of the page stays. `onMissing` lets the caller unmount it; mounting it again fetches the
 * code again.
 */
export function lazyOrReported<Props = object>(load: () => Promise<ComponentType<Props>>) {
  type AskedProps = Props & { readonly onMissing?: () => void }
  function Missing({ onMissing }: AskedProps) {
    const report = useEffectEvent(() => onMissing?.())
    useEffect(() => {
      part = fetchPart()
      report()
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
