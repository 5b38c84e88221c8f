import { IconAdjustments } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { preloadDrawer } from '@data1522/design-system/Drawer'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { ArrangeDrawerProps } from './ArrangeDrawer.tsx'

const load = () => import('./ArrangeDrawer.tsx')
const ArrangeDrawer = lazy(async () => ({ default: (await load()).ArrangeDrawer }))

/** Opens the drawer that arranges the cards; its code loads on hover or focus. */
export function ArrangeButton(props: Omit<ArrangeDrawerProps, 'isOpen' | 'onOpenChange'>) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <IconButton
        icon={IconAdjustments}
        label={text('dashboards.arrange')}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPrefetch={() => {
          preloadDrawer()
          void load().catch(() => undefined)
        }}
        onPress={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      />
      {wasOpened && (
        <Suspense>
          <ArrangeDrawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
