import { Grid } from '@data1522/design-system/Grid'
import type { IconSource } from '@data1522/design-system/Icon'
import { StatCard } from '@data1522/design-system/StatCard'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'

/** A figure above a list. */
export interface ListTile {
  readonly id: string
  readonly label: string
  /** The figure, formatted; without one it is not known. */
  readonly value: string | undefined
  /** What the figure covers: a period, a scope. */
  readonly caption?: string
  /** How it moved: the ratio, `null` if there was nothing before, in which time, and whether more is better. */
  readonly change?: {
    readonly ratio: number | null
    readonly isGrowthGood: boolean
    readonly period?: string
  }
  /** The list of what is counted. */
  readonly href: string
  readonly icon: IconSource
  /** Counted: primary; reached, or taken in: success; to be waited for, or given away: warning; gone back: info; lost: danger. */
  readonly tone: 'primary' | 'success' | 'warning' | 'info' | 'danger'
}

interface ListTilesProps {
  readonly tiles: readonly ListTile[]
  readonly isLoading: boolean
  /** Gives each change a line of its own. @default false */
  readonly hasLongFigures?: boolean
}

/** The figures above a list, each of which leads to what it counts. */
export function ListTiles({ tiles, isLoading, hasLongFigures = false }: ListTilesProps) {
  const text = useText()
  const formats = useFormats()
  const changeOf = ({ ratio, isGrowthGood, period }: NonNullable<ListTile['change']>) =>
    ratio === null ? undefined : { text: formats.change(ratio), period, tone: toneOf(ratio, isGrowthGood) }
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      {tiles.map(({ id, value, change, ...tile }) => (
        <StatCard
          key={id}
          {...tile}
          value={value ?? text('records.unknown')}
          change={change && changeOf(change)}
          isChangeBelow={hasLongFigures}
          isLoading={isLoading}
        />
      ))}
    </Grid>
  )
}

const toneOf = (ratio: number, isGrowthGood: boolean): 'neutral' | 'success' | 'danger' => {
  if (ratio === 0) return 'neutral'
  return ratio > 0 === isGrowthGood ? 'success' : 'danger'
}
