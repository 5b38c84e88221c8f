import { Suspense } from 'react'
import { lazyOrNothing } from '../../../core/lazy-or-nothing.ts'
import type { useDemo } from './useDemo.ts'

const DemoFailure = lazyOrNothing<{ error: unknown }>(
  async () => (await import('./DemoFailure.tsx')).DemoFailure,
)

/** What went wrong with the demo, beside the button that was to open it. */
export function DemoProblem({ demo: { failure } }: { demo: ReturnType<typeof useDemo> }) {
  if (failure === null) return null
  return (
    <Suspense>
      <DemoFailure error={failure} />
    </Suspense>
  )
}
