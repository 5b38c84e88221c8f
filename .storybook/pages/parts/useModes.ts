import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { type Modes, showModes } from '../../modes.ts'

let version = 0

function subscribe(notify: () => void) {
  const channel = addons.getChannel()
  const last = (event: string) => (channel.last(event) as [{ globals?: Modes }] | undefined)?.[0]?.globals
  const show = (globals = last(GLOBALS_UPDATED) ?? last(SET_GLOBALS)) => {
    if (globals) showModes(globals)
    version += 1
    notify()
  }
  const follow = ({ globals }: { globals: Modes }) => show(globals)
  channel.on(GLOBALS_UPDATED, follow)
  show()
  return () => channel.off(GLOBALS_UPDATED, follow)
}

/** Shows the toolbar's modes on a page without stories; gives a number that grows with each change of them. */
export const useModes = () => useSyncExternalStore(subscribe, () => version)
