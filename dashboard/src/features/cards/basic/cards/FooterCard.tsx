import { Card } from '@data1522/design-system/Card'
import { CardFooter } from '@data1522/design-system/CardFooter'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** What a card says of itself stands at its foot. */
export function FooterCard() {
  const text = useText()
  return (
    <Card>
      <CardHeader
        title={text('basicCards.returns')}
        level={3}
        subtitle={text('basicCards.returnsOf')}
        actions={<Chip tone="success">{text('basicCards.published')}</Chip>}
      />
      <Text ink="muted">{text('basicCards.returnsText')}</Text>
      <CardFooter>
        <Text as="span" size="sm" ink="subtle">
          {text('basicCards.readTime')}
        </Text>
        <Link href={href('/front-pages/help-center')}>{text('basicCards.readOn')}</Link>
      </CardFooter>
    </Card>
  )
}
