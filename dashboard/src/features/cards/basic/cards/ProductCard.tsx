import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { CardMedia } from '@data1522/design-system/CardMedia'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { ecommerceQuery } from '../../../../entities/dashboard/queries.ts'
import { productHref } from '../../../../entities/product/product-href.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

/** A picture over what it shows: the product that was sold most often. */
export function ProductCard() {
  const text = useText()
  const { money } = useFormats()
  const query = useQuery(ecommerceQuery('popularProducts', useDashboard().days))
  return (
    <LoadedCard query={query}>
      {({ part: [product] }) =>
        product && (
          <Card>
            <CardMedia src={product.image} isDecorative ratio="16 / 9" />
            <CardHeader title={product.name} level={3} subtitle={money(product.price)} />
            <Text ink="muted">{text('basicCards.sold', { count: product.units })}</Text>
            <CardActions>
              <LinkButton href={productHref(product)} variant="soft" tone="primary">
                {text('basicCards.openProduct')}
              </LinkButton>
              <LinkButton href={href('/apps/ecommerce/product/list')} variant="plain">
                {text('basicCards.allProducts')}
              </LinkButton>
            </CardActions>
          </Card>
        )
      }
    </LoadedCard>
  )
}
