import { FigureList } from '@data1522/design-system/FigureList'
import { IconPackage } from '@data1522/design-system/icons'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { productHref } from '../../../product/product-href.ts'
import { Thumb } from '../../../product/Thumb.tsx'
import { ecommerceQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** The products that were sold most often, in all the time of the shop. */
export function PopularCard() {
  const text = useText()
  const { money } = useFormats()
  const query = useQuery(ecommerceQuery('popularProducts', useDashboard().days))
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      seeAll={href('/apps/ecommerce/product/list')}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('ecommerceDashboard.noProducts')}
      table={({ part }) => [
        [
          text('ecommerceDashboard.product'),
          text('ecommerceDashboard.sku'),
          text('ecommerceDashboard.unitsSold'),
          text('ecommerceDashboard.price'),
        ],
        ...part.map(({ name, sku, units, price }) => [name, sku, units, price]),
      ]}
    >
      {({ part }) => ({
        description: text('ecommerceDashboard.byUnits'),
        children: (
          <FigureList
            items={part.map((product) => ({
              id: String(product.id),
              title: product.name,
              detail: text('ecommerceDashboard.item', { sku: product.sku, count: product.units }),
              start: <Thumb src={product.image} icon={IconPackage} tone="neutral" />,
              value: money(product.price),
              href: productHref(product),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
