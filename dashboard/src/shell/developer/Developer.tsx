import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { scenarioAtom } from '../../core/api/scenario.ts'
import { isDeveloperPanelOpenAtom } from './is-open.ts'

const DeveloperTools = lazy(async () => ({ default: (await import('./DeveloperTools.tsx')).DeveloperTools }))

/** What developers and designers need of the mock; nothing of it is loaded until it is asked for. */
export function Developer() {
  const isOpen = useAtomValue(isDeveloperPanelOpenAtom)
  const scenario = useAtomValue(scenarioAtom)
  return (
    (isOpen || scenario !== '') && (
      <Suspense>
        <DeveloperTools />
      </Suspense>
    )
  )
}
