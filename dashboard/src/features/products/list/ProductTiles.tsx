import { IconBuilding, IconDeviceLaptop, IconTag, IconUsersGroup } from '@data1522/design-system/icons'
import { PRODUCT_SALES } from '@data1522/mocks/contract/products'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { dayInStore } from '../../../core/i18n/store-zone.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { productsSummaryQuery } from '../../../entities/product/queries.ts'
import { ListTiles } from '../../../shared/list/ListTiles.tsx'

const tiles = [
  { id: 'inStore', icon: IconBuilding, tone: 'success', isGrowthGood: true },
  { id: 'website', icon: IconDeviceLaptop, tone: 'success', isGrowthGood: true },
  { id: 'discount', icon: IconTag, tone: 'warning', isGrowthGood: false },
  { id: 'affiliate', icon: IconUsersGroup, tone: 'success', isGrowthGood: true },
] as const

/** Keeps the room of a line, so that nothing moves when the figures come. */
const emptyLine = '\u00a0'

/** Sales of the website are orders; of other sales the list knows the products. */
const salesHref = (id: (typeof tiles)[number]['id'], since: string | undefined) => {
  const sold = PRODUCT_SALES.find((one) => one === id)
  if (sold) return `${href('/apps/ecommerce/product/list')}?sold=${sold}`
  return `${href('/apps/ecommerce/order/list')}?payment=sold${since ? `&date=${since}..${dayInStore()}` : ''}`
}

/** The sales of the last 30 days, against the 30 before. */
export function ProductTiles() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const { data, isError } = useQuery(productsSummaryQuery())
  return (
    <ListTiles
      hasLongFigures
      isLoading={!data && !isError}
      tiles={tiles.map(({ id, isGrowthGood, ...tile }) => ({
        id,
        ...tile,
        label: text(`products.tile.${id}`),
        value: data && wholeMoney(data[id].value),
        change: data && { ratio: data[id].change, isGrowthGood },
        caption: data ? text('products.tileCaption', { count: data[id].count }) : emptyLine,
        href: salesHref(id, data?.since),
      }))}
    />
  )
}
