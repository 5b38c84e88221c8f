import { toasts } from '@data1522/design-system/toasts'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Whether a card was taken away, with the ways back: an undo at once, a button in its place later. */
export function useRemoval(name: string) {
  const text = useText()
  const [isGone, setGone] = useState(false)
  const bringBack = () => setGone(false)
  const remove = () => {
    setGone(true)
    toasts.show({
      title: () => text('actionCards.removed', { name }),
      undo: { label: text('actionCards.undo'), onPress: bringBack },
    })
  }
  return { isGone, remove, bringBack }
}
