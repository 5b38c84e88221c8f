import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../internal/lazyPart.tsx'
import { preloadBulkBar } from '../bulk-part.ts'
import type { InteractionsProps } from './Interactions.tsx'

const { Part } = lazyPart(async () => (await import('./Interactions.tsx')).Interactions)

/** Nothing, until the focus or a pointer comes to the table; then what both can do in it. */
export function OnIntent<Row>(props: InteractionsProps<Row>) {
  const [isNear, setNear] = useState(false)
  const { tableRef } = props
  useEffect(() => {
    const table = tableRef.current
    const near = () => {
      preloadBulkBar()
      setNear(true)
    }
    for (const sign of ['focusin', 'pointerover']) table?.addEventListener(sign, near, { once: true })
    return () => {
      for (const sign of ['focusin', 'pointerover']) table?.removeEventListener(sign, near)
    }
  }, [tableRef])
  return (
    isNear && (
      <Suspense>
        <Part {...(props as InteractionsProps<unknown>)} />
      </Suspense>
    )
  )
}
