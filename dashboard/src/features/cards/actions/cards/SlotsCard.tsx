import { Card } from '@data1522/design-system/Card'
import { CardFooter } from '@data1522/design-system/CardFooter'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { IconLayoutGrid } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Text } from '@data1522/design-system/Text'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** Where things of one's own have their place in a card. */
export function SlotsCard() {
  const text = useText()
  return (
    <Card>
      <CardHeader
        title={text('actionCards.slots')}
        level={3}
        subtitle={text('actionCards.slotsText')}
        start={<IconTile icon={IconLayoutGrid} tone="primary" />}
        actions={<Chip tone="info">{text('actionCards.slotsActions')}</Chip>}
      />
      <Text ink="muted">{text('actionCards.slotsBody')}</Text>
      <CardFooter>
        <Text as="span" size="sm" ink="subtle">
          {text('actionCards.slotsFooter')}
        </Text>
        <LinkButton href={href('/pages/cards/card-basic')} size="small">
          {text('actionCards.slotsLink')}
        </LinkButton>
      </CardFooter>
    </Card>
  )
}
