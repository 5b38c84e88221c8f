import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { IconTruck } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Text } from '@data1522/design-system/Text'
import { useId, useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A long text that begins short. */
export function LongTextCard() {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <CardHeader
        title={text('basicCards.shipping')}
        level={3}
        subtitle={text('basicCards.shippingDate')}
        start={<IconTile icon={IconTruck} tone="primary" />}
      />
      <Text id={id} ink="muted" lines={isOpen ? undefined : 3}>
        {text('basicCards.shippingText')}
      </Text>
      <CardActions>
        <Button
          variant="plain"
          tone="primary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'basicCards.less' : 'basicCards.more')}
        </Button>
      </CardActions>
    </Card>
  )
}
