import { addons } from 'storybook/manager-api'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { themeBeside } from './themes.ts'

addons.setConfig({ theme: themeBeside('light') })

addons.register('data1522/theme', (api) => {
  let shown: unknown = 'light'
  const follow = ({ globals }: { globals: { theme?: unknown } }) => {
    if (globals.theme === shown) return
    shown = globals.theme
    addons.setConfig({ theme: themeBeside(shown) })
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
