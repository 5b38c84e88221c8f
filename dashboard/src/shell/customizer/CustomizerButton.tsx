import { EdgeButton } from '@data1522/design-system/EdgeButton'
import { EscapeMeanwhile } from '@data1522/design-system/EscapeMeanwhile'
import { IconSettings } from '@data1522/design-system/icons'
import { useAtom } from 'jotai'
import { Suspense, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { lazyOrReported } from '../../core/lazy-or-reported.ts'
import { isCustomizerOpenAtom } from './is-open.ts'

const load = async () => (await import('./load.ts')).loadCustomizer()
const Customizer = lazyOrReported(load)

/** Opens all preferences, at the window's edge; they stay loaded, so that they can be seen leaving. */
export function CustomizerButton() {
  const text = useText()
  const [isOpen, setOpen] = useAtom(isCustomizerOpenAtom)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const takeAway = () => {
    setOpen(false)
    setWasOpened(false)
  }
  return (
    <>
      <EdgeButton
        icon={IconSettings}
        label={text('shell.customize')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPrefetch={() => void load().catch(() => undefined)}
        onPress={() => setOpen(true)}
      />
      {wasOpened && (
        <Suspense fallback={isOpen && <EscapeMeanwhile onEscape={() => setOpen(false)} />}>
          <Customizer onMissing={takeAway} />
        </Suspense>
      )}
    </>
  )
}
