import { useCallback, useRef, useState } from 'react'
import type { MenuSection } from '../../components/Menu/Menu.tsx'
import { IconDownload, IconPhoto, IconTable, IconChartAreaLine } from '../../icons/icons.ts'
import type { CsvCell } from '../../files/csv.ts'
import { useChartStrings } from './useChartStrings.ts'

/** What a chart offers to the menu that saves it. */
export interface ChartSource {
  readonly name: string
  readonly drawing: () => Element | null
  readonly rows: () => CsvCell[][]
}

/** The entries of a chart's menu, and what they do. */
export interface ChartControls {
  /** The entries: table or chart, and the files; out of reach while there is nothing to show. */
  readonly sections: readonly MenuSection[]
  /** Does what an entry says; ids of other entries are not its business. */
  readonly run: (id: string) => void
  /** Whether the chart shows its table. */
  readonly isTable: boolean
  /** Called by the chart with what can be saved. */
  readonly connect: (source: ChartSource | undefined) => void
}

const files = { 'chart-png': 'png', 'chart-svg': 'svg', 'chart-csv': 'csv' } as const

const save = async (source: ChartSource, file: 'png' | 'svg' | 'csv') =>
  (await import('./save/saveChart.ts')).saveChart(source, file)

/**
 * A chart's menu for a card that has a menu of its own: give the result to the chart as `controls`, its `sections` to
 * the menu, and the id of the chosen entry to `run`.
 */
export function useChartControls(): ChartControls {
  const strings = useChartStrings()
  const [isTable, setTable] = useState(false)
  const source = useRef<ChartSource>(undefined)
  const [hasSource, setHasSource] = useState(true)
  const connect = useCallback((next: ChartSource | undefined) => {
    source.current = next
    setHasSource(next !== undefined)
  }, [])
  const tellFailure = async () => {
    const { toasts } = await import('../../components/Toast/toasts.ts')
    toasts.show({ tone: 'danger', title: strings.saveFailed })
  }
  const run = (id: string) => {
    if (id === 'chart-table') setTable(!isTable)
    const file = files[id as keyof typeof files] as (typeof files)[keyof typeof files] | undefined
    const wanted = source.current
    if (file && wanted) void save(wanted, file).catch(tellFailure)
  }
  // While the chart has nothing to show, there is nothing to save either.
  const isDisabled = !hasSource
  const pictures = [
    { id: 'chart-png', label: strings.savePng, icon: IconPhoto, isDisabled },
    { id: 'chart-svg', label: strings.saveSvg, icon: IconPhoto, isDisabled },
  ]
  const sections: MenuSection[] = [
    {
      id: 'chart',
      entries: [
        {
          id: 'chart-table',
          label: isTable ? strings.showChart : strings.showTable,
          icon: isTable ? IconChartAreaLine : IconTable,
          isDisabled,
        },
        ...(isTable ? [] : pictures),
        { id: 'chart-csv', label: strings.saveCsv, icon: IconDownload, isDisabled },
      ],
    },
  ]
  return { sections, run, isTable, connect }
}
