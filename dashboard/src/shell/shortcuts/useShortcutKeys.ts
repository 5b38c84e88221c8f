import { useEffect, useEffectEvent } from 'react'
import type { CommandContext } from '../commands/command.ts'
import { screenShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { isShortcutKey } from './is-shortcut-key.ts'
import { isWritten, keyOf } from './keys.ts'

let engine: typeof import('./engine.ts') | undefined
/** One and the same for all that wait, so that keys are taken in the order in which they were pressed. */
let coming: Promise<void> | undefined

/** What the screen does on one key; letters that follow the one for its search are for the field at once. */
function screenActionOf(event: KeyboardEvent) {
  const key = isShortcutKey(event) ? keyOf(event) : undefined
  return screenShortcuts().find(({ keys }) => keys.length === 1 && keys[0] === key)?.run
}

/**
 * Listens for keys that may be shortcuts alone. What those of the whole product mean and do is fetched when the first is
 * pressed; those of the screen wait for nothing.
 */
export function useShortcutKeys(context: CommandContext) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isWritten(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    const press = () => engine!.press(event, context, screenShortcuts())
    if (engine) return press()
    // Until the code is there nobody else keeps Firefox from opening its search of the page.
    if (event.key === '/' && !(event.target as Element).matches('input, textarea, [contenteditable]'))
      event.preventDefault()
    const run = coming ? undefined : screenActionOf(event)
    if (run) {
      event.preventDefault()
      return run()
    }
    coming ??= import('./engine.ts').then((loaded) => void (engine = loaded))
    coming.then(press, () => (coming = undefined))
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
