import { Inline } from '@data1522/design-system/Inline'
import { Shortcut } from '@data1522/design-system/Shortcut'
import { Tour } from '@data1522/design-system/Tour'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { isTourOpenAtom } from './start-tour.ts'

/** What stands around every screen, one place at a time. Who goes to another screen has left. */
export function TourSteps() {
  const text = useText()
  const setOpen = useSetAtom(isTourOpenAtom)
  const { pathname } = useLocation()
  const [begun] = useState(pathname)
  const isHere = pathname === begun
  useEffect(() => {
    if (!isHere) setOpen(false)
  }, [isHere, setOpen])

  return (
    <Tour
      isOpen={isHere}
      onClose={() => setOpen(false)}
      steps={[
        { target: 'navigation', title: text('tour.navigation'), text: text('tour.navigationText') },
        {
          target: 'search',
          title: text('tour.search'),
          text: text('tour.searchText'),
          hint: (
            <Inline as="span" gap={6}>
              {text('tour.searchHint')}
              <Shortcut keys={['mod', 'K']} />
            </Inline>
          ),
        },
        { target: 'notifications', title: text('tour.notifications'), text: text('tour.notificationsText') },
        { target: 'account', title: text('tour.account'), text: text('tour.accountText') },
        { target: 'footer', title: text('tour.footer'), text: text('tour.footerText') },
      ]}
    />
  )
}
