import { useAtom } from 'jotai'
import { ConfirmReset } from '../developer/ConfirmReset.tsx'
import { useDemoData } from '../developer/useDemoData.ts'
import { isResetDialogOpenAtom } from './is-open.ts'

/** The question that the palette's command puts. */
export function ResetDemoData() {
  const [isAsking, setAsking] = useAtom(isResetDialogOpenAtom)
  const { reset } = useDemoData()
  return <ConfirmReset isOpen={isAsking} onOpenChange={setAsking} reset={reset} />
}
