import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyWithPreload } from '../../../internal/lazyWithPreload.tsx'
import { preloadBulkBar } from '../bulk-part.ts'
import { holdPresses } from './hold.ts'
import type { InteractionsProps } from './grid-context.ts'

const { Part } = lazyWithPreload(async () => (await import('./Interactions.tsx')).Interactions)
const signs = ['focusin', 'pointerover']

/**
 * Loads the table's interactions when the focus or a pointer first comes to the table. Presses made before the code has
 * arrived are held, and replayed once it has.
 */
export function LazyInteractions<Row>(props: Omit<InteractionsProps<Row>, 'takeHeld'>) {
  const [isNear, setNear] = useState(false)
  const { tableRef } = props
  const release = useRef<ReturnType<typeof holdPresses>>(null)
  useEffect(() => {
    const table = tableRef.current!
    const near = () => {
      preloadBulkBar()
      release.current ??= holdPresses(table)
      setNear(true)
    }
    for (const sign of signs) table.addEventListener(sign, near, { once: true })
    return () => {
      release.current?.()
      for (const sign of signs) table.removeEventListener(sign, near)
    }
  }, [tableRef])
  return (
    isNear && (
      <Suspense>
        <Part {...(props as InteractionsProps<unknown>)} takeHeld={() => release.current?.() ?? []} />
      </Suspense>
    )
  )
}
