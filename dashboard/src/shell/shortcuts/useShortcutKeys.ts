import { useEffect, useEffectEvent } from 'react'
import type { CommandContext } from '../commands/command.ts'
import { screenShortcuts } from '../../core/shortcuts/useShortcuts.ts'

let engine: typeof import('./engine.ts') | undefined
/** One and the same for all that wait, so that keys are taken in the order in which they were pressed. */
let coming: Promise<void> | undefined

/** Listens for keys that may be shortcuts alone; what they mean and do is fetched when the first is pressed. */
export function useShortcutKeys(context: CommandContext) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    const press = () => engine!.press(event, context, screenShortcuts())
    if (engine) return press()
    // Until the code is there nobody else keeps Firefox from opening its search of the page.
    if (event.key === '/' && !(event.target as Element).matches('input, textarea, [contenteditable]'))
      event.preventDefault()
    coming ??= import('./engine.ts').then((loaded) => void (engine = loaded))
    coming.then(press, () => (coming = undefined))
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
