import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { useLocalUndo } from '../../../../core/mutations/useLocalUndo.ts'

/** Whether a card was taken away, with the ways back: an undo at once, a button in its place later. */
export function useRemoval(name: string) {
  const text = useText()
  const offerUndo = useLocalUndo()
  const [isGone, setGone] = useState(false)
  const bringBack = () => setGone(false)
  const remove = () => {
    setGone(true)
    offerUndo({
      title: () => text('actionCards.removed', { name }),
      label: () => text('actionCards.undo'),
      undo: bringBack,
    })
  }
  return { isGone, remove, bringBack }
}
