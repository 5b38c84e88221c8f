import { useRef, useState } from 'react'
import { IconCheck, IconCopy, IconX } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

const shownFor = 2000
const icons = { idle: IconCopy, copied: IconCheck, failed: IconX }
const tones = { idle: 'neutral', copied: 'success', failed: 'danger' } as const

/** Copies a text, and says for a moment whether that went well. */
export function CopyButton({ text }: { text: string }) {
  const messages = useMessages()
  const [state, setState] = useState<keyof typeof icons>('idle')
  const timer = useRef(0)
  const show = (result: 'copied' | 'failed') => {
    setState(result)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setState('idle'), shownFor)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      show('copied')
    } catch {
      // No permission, or a page without the means: the text can still be selected.
      show('failed')
    }
  }
  const announcement = { idle: '', copied: messages.copied, failed: messages.copyFailed }[state]
  return (
    <>
      <IconButton
        icon={icons[state]}
        tone={tones[state]}
        label={messages.copy}
        size="small"
        onPress={() => void copy()}
      />
      <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
    </>
  )
}
