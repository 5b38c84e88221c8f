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
        start={<Icon of={IconPlayerPlay} size={18} />}
        onPress={() => setOpen(true)}
      >
        {text('tourDemos.start')}
      </Button>
      <Tour
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        steps={[
          {
            target: 'navigation',
            title: text('tourDemos.navigation'),
            text: text('tourDemos.navigationText'),
          },
          {
            target: 'search',
            title: text('tourDemos.search'),
            text: text('tourDemos.searchText'),
            hint: (
              <Inline as="span" gap={6}>
                {text('tourDemos.searchHint')}
                <Shortcut keys={['mod', 'K']} />
              </Inline>
            ),
          },
          {
            target: 'notifications',
            title: text('tourDemos.notifications'),
            text: text('tourDemos.notificationsText'),
          },
          { target: 'account', title: text('tourDemos.account'), text: text('tourDemos.accountText') },
          { target: 'footer', title: text('tourDemos.footer'), text: text('tourDemos.footerText') },
        ]}
      />
    </Inline>
  )
}
