import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlayerPlay } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Shortcut } from '@data1522/design-system/Shortcut'
import { Tour } from '@data1522/design-system/Tour'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tour of what stands around every screen; each place has its name in a `data-tour`. */
export function Product() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)

  return (
    <Inline>
      <Button
        variant="solid"
        tone="primary"
        start={<Icon icon={IconPlayerPlay} size={18} />}
        onPress={() => setOpen(true)}
      >
        {text('tour.start')}
      </Button>
      <Tour
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        steps={[
          {
            target: 'navigation',
            title: text('tour.navigation'),
            text: text('tour.navigationText'),
          },
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
          {
            target: 'notifications',
            title: text('tour.notifications'),
            text: text('tour.notificationsText'),
          },
          { target: 'account', title: text('tour.account'), text: text('tour.accountText') },
          { target: 'footer', title: text('tour.footer'), text: text('tour.footerText') },
        ]}
      />
    </Inline>
  )
}
