import { Inline } from '@data1522/design-system/Inline'
import { Shortcut } from '@data1522/design-system/Shortcut'
import { Tour } from '@data1522/design-system/Tour'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { tourStartAtom } from './start-tour.ts'
import { keepTour } from './tour-memory.ts'

/** What stands around every screen, one place at a time. Who goes to another screen has left, and can come back to it. */
export function TourSteps({ startAt }: { startAt: number }) {
  const text = useText()
  const setStart = useSetAtom(tourStartAtom)
  const { pathname } = useLocation()
  const [begun] = useState(pathname)
  const isHere = pathname === begun
  useEffect(() => {
    if (!isHere) setStart(null)
  }, [isHere, setStart])

  return (
    <Tour
      isOpen={isHere}
      startAt={startAt}
      onStep={(step) => keepTour(`at-${step}`)}
      onClose={(end) => {
        if (end !== 'left') keepTour(end)
        setStart(null)
      }}
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
