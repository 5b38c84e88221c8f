import { Switch } from '@data1522/design-system/Switch'
import { useSyncExternalStore } from 'react'
import { useText } from '../../core/i18n/useText.ts'

function follow(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** The product over the whole screen, as long as the page is open; nothing where the browser has no such mode. */
export function FullScreen() {
  const text = useText()
  const isOn = useSyncExternalStore(follow, () => Boolean(document.fullscreenElement))
  if (!document.fullscreenEnabled) return null
  // Where the browser refuses, the switch stays as it is.
  const toggle = (isWanted: boolean) =>
    void (isWanted ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(
      () => undefined,
    )
  return (
    <Switch isSelected={isOn} onChange={toggle} description={text('customizer.fullScreenText')}>
      {text('customizer.fullScreen')}
    </Switch>
  )
}
