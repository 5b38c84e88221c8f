import type { CommandContext } from '../commands/command.ts'
import { isShortcutKey } from './is-shortcut-key.ts'
import { keyOf } from './keys.ts'
import { offeredShortcuts } from './offered.ts'
import type { Shortcut } from '../../core/shortcuts/useShortcuts.ts'

/** The second key comes within so long, in ms. */
const patience = 1500

let before: { readonly keys: readonly string[]; readonly at: number } | undefined

/** Takes a key that was pressed alone: does what it is for, or waits for the one that follows. */
export function press(event: KeyboardEvent, context: CommandContext, screen: readonly Shortcut[]) {
  if (!isShortcutKey(event)) return
  const key = keyOf(event)
  if (key === undefined) return
  const begun = before && event.timeStamp - before.at < patience ? before.keys : []
  before = undefined
  const pressed = [...begun, key]
  const fits = (keys: readonly string[]) => pressed.every((one, index) => keys[index] === one)
  // What the screen says comes first.
  const [found] = [...screen, ...offeredShortcuts(context)].filter(({ keys }) => fits(keys))
  if (!found) return
  event.preventDefault()
  if (found.keys.length === pressed.length) found.run()
  else before = { keys: pressed, at: event.timeStamp }
}
