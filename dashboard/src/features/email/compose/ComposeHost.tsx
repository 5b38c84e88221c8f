import { ComposeDock } from '@data1522/design-system/ComposeDock'
import { useAtomValue } from 'jotai'
import { Compose } from './Compose.tsx'
import { composeWindowsAtom } from './windows.ts'

/** The windows in which letters are written. */
export function ComposeHost() {
  const windows = useAtomValue(composeWindowsAtom)
  return (
    <ComposeDock>
      {windows.map((state) => (
        <Compose key={state.key} state={state} />
      ))}
    </ComposeDock>
  )
}
