import { useAtom, useAtomValue } from 'jotai'
import { scenarioAtom } from '../../core/api/scenario.ts'
import { DeveloperPanel } from './DeveloperPanel.tsx'
import { isDeveloperPanelOpenAtom } from './is-open.ts'
import { ScenarioButton } from './ScenarioButton.tsx'

/** A reminder while the API simulates faults, and the panel that makes it. */
export function DeveloperTools() {
  const scenario = useAtomValue(scenarioAtom)
  const [isOpen, setOpen] = useAtom(isDeveloperPanelOpenAtom)
  return (
    <>
      {scenario !== '' && <ScenarioButton onPress={() => setOpen(true)} />}
      <DeveloperPanel isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
