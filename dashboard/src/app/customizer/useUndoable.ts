import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../intl/useText.ts'
import { setPreferences, type Some } from './changes.ts'

let lastToast: string | undefined

/** Sets several preferences at once and offers to take that back; only the last such change is offered. */
export function useUndoable() {
  const text = useText()
  return async (values: Some, title: string) => {
    const undo = await setPreferences(values)
    if (lastToast) toasts.close(lastToast)
    lastToast = toasts.show({
      tone: 'success',
      title,
      undo: { label: () => text('customizer.undo'), onPress: () => void undo() },
    })
  }
}
