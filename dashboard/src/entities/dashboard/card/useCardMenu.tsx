import type { CsvCell } from '@data1522/design-system/csv'
import type { DashboardCardMenu } from '@data1522/design-system/DashboardCard'
import { IconFileSpreadsheet, IconList, IconPhoto, IconRefresh } from '@data1522/design-system/icons'
import { Text } from '@data1522/design-system/Text'
import type { ChartControls } from '@data1522/design-system/useChartControls'
import { toasts } from '@data1522/design-system/toasts'
import type { RefObject } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** A table of what a card shows: its heads first. */
export type CardTable = readonly (readonly CsvCell[])[]

/** What the card's own entries do for the whole card already. */
const DOUBLE = ['chart-png', 'chart-csv']

interface CardMenuOptions {
  name: string
  card: RefObject<HTMLElement | null>
  seeAll: string | undefined
  /** When the figures were taken, if they are there. */
  taken: string | undefined
  table: () => CardTable
  refresh: () => void
  /** The menu of the chart in it. */
  chart: ChartControls | undefined
}

/** What can be done with a card: fetch it anew, go to its list, take its figures along. */
export function useCardMenu({
  name,
  card,
  seeAll,
  taken,
  table,
  refresh,
  chart,
}: CardMenuOptions): DashboardCardMenu {
  const text = useText()
  const { dayAndTime } = useFormats()
  const save = async (kind: 'csv' | 'png') => {
    try {
      if (kind === 'csv') {
        const [{ toCsv }, { download }] = await Promise.all([
          import('@data1522/design-system/csv'),
          import('@data1522/design-system/download'),
        ])
        download(`${name}.csv`, toCsv(table()))
      } else {
        const { savePicture } = await import('@data1522/design-system/savePicture')
        await savePicture(card.current!, `${name}.png`)
      }
      toasts.show({ tone: 'success', title: () => text('dashboards.saved', { card: name }) })
    } catch {
      toasts.show({ tone: 'danger', title: () => text('dashboards.notSaved', { card: name }) })
    }
  }
  const later = !taken && { isDisabled: true, description: text('dashboards.saveLater') }
  return {
    header: taken && (
      <Text size="sm" ink="subtle">
        {text('dashboards.taken', { time: dayAndTime(taken) })}
      </Text>
    ),
    sections: () => [
      {
        id: 'look',
        entries: [
          { id: 'refresh', label: text('dashboards.refresh'), icon: IconRefresh },
          ...(seeAll ? [{ id: 'all', label: text('dashboards.seeAll'), icon: IconList, href: seeAll }] : []),
        ],
      },
      ...(chart && taken
        ? chart.sections.map((section) => ({
            ...section,
            entries: section.entries.filter(({ id }) => !DOUBLE.includes(id)),
          }))
        : []),
      {
        id: 'save',
        entries: [
          { id: 'csv', label: text('dashboards.csv'), icon: IconFileSpreadsheet, ...later },
          { id: 'png', label: text('dashboards.png'), icon: IconPhoto, ...later },
        ],
      },
    ],
    onAction: (id) => {
      if (id === 'refresh') refresh()
      if (id === 'csv' || id === 'png') void save(id)
      chart?.run(id)
    },
  }
}
