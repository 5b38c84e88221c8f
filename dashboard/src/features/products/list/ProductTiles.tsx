import { Grid } from '@data1522/design-system/Grid'
import { IconBuilding, IconDeviceLaptop, IconTag, IconUsersGroup } from '@data1522/design-system/icons'
import { Stat } from '@data1522/design-system/Stat'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { productsSummaryQuery } from '../../../entities/product/queries.ts'

const tiles = [
  { id: 'inStore', icon: IconBuilding, tone: 'primary', isGrowthGood: true },
  { id: 'website', icon: IconDeviceLaptop, tone: 'success', isGrowthGood: true },
  { id: 'discount', icon: IconTag, tone: 'warning', isGrowthGood: false },
  { id: 'affiliate', icon: IconUsersGroup, tone: 'info', isGrowthGood: true },
] as const

const toneOf = (ratio: number, isGrowthGood: boolean) =>
  ratio === 0 ? 'neutral' : ratio > 0 === isGrowthGood ? 'success' : 'danger'

/** Keeps the room of a line, so that nothing moves when the figures come. */
const emptyLine = '\u00a0'

/** The sales of the last 30 days, against the 30 before. */
export function ProductTiles() {
  const text = useText()
  const { change, wholeMoney } = useFormats()
  const { data, isError } = useQuery(productsSummaryQuery())
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      {tiles.map(({ id, icon, tone, isGrowthGood }) => {
        const tile = data?.[id]
        const ratio = tile?.change ?? null
        return (
          <Stat
            key={id}
            label={text(`products.tile.${id}`)}
            value={tile ? wholeMoney(tile.value) : text('products.unknown')}
            change={ratio === null ? undefined : { text: change(ratio), tone: toneOf(ratio, isGrowthGood) }}
            isChangeBelow
            caption={tile ? text('products.tileCaption', { count: tile.count }) : emptyLine}
            icon={icon}
            tone={tone}
            isLoading={!data && !isError}
          />
        )
      })}
    </Grid>
  )
}
