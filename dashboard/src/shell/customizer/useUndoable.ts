import { useText } from '../../core/i18n/useText.ts'
import { offerUndo, withdrawUndo } from '../../core/mutations/undo.ts'
import { setPreferences, type Some } from './changes.ts'

let lastOffer: string | undefined

/** Sets several preferences at once and offers to take that back; only the last such change is offered. */
export function useUndoable() {
  const text = useText()
  return async (values: Some, title: () => string) => {
    const undo = await setPreferences(values)
    if (lastOffer) withdrawUndo(lastOffer)
    lastOffer = offerUndo({ tone: 'success', title, label: () => text('customizer.undo'), undo })
  }
}
