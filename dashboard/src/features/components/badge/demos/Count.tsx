import { BadgeAnchor } from '@data1522/design-system/BadgeAnchor'
import { Button } from '@data1522/design-system/Button'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconMail } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** It goes at none, and its button stays where it is. */
export function Count() {
  const text = useText()
  const [count, setCount] = useState(98)

  return (
    <Inline gap={16}>
      <BadgeAnchor ground="surface" count={count} label={text('badgeDemos.unread')}>
        <IconButton icon={IconMail} label={text('badgeDemos.messages')} variant="outlined" />
      </BadgeAnchor>
      <Button onPress={() => setCount(count + 1)}>{text('badgeDemos.more')}</Button>
      <Button variant="plain" onPress={() => setCount(0)}>
        {text('badgeDemos.read')}
      </Button>
    </Inline>
  )
}
