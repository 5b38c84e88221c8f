import { useAtom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { scenarioAtom } from '../../core/api/scenario.ts'
import { lazyOrReported } from '../../core/lazy-or-reported.ts'
import { isDeveloperPanelOpenAtom } from './is-open.ts'

const DeveloperTools = lazyOrReported(async () => (await import('./DeveloperTools.tsx')).DeveloperTools)

/** What developers and designers need of the mock; nothing of it is loaded until it is asked for. */
export function Developer() {
  const [isOpen, setOpen] = useAtom(isDeveloperPanelOpenAtom)
  const scenario = useAtomValue(scenarioAtom)
  return (
    (isOpen || scenario !== '') && (
      <Suspense>
        <DeveloperTools onMissing={() => setOpen(false)} />
      </Suspense>
    )
  )
}
