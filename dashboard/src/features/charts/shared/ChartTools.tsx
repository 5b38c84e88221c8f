import { IconButton } from '@data1522/design-system/IconButton'
import { IconDownload, IconTable } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import type { ChartControls } from '@data1522/design-system/useChartControls'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { DemoTools } from '../../../shared/showcase/DemoTools.tsx'

interface ChartToolsProps {
  /** What the chart is called. */
  name: string
  /** The chart's menu, which the chart has as well. */
  controls: ChartControls
  /** What chooses the figures: days, a month, a switch. */
  children?: ReactNode
}

/** The tools of a chart in the line of its card's title: what chooses its figures, its table, its files. */
export function ChartTools({ name, controls, children }: ChartToolsProps) {
  const text = useText()
  const files = controls.sections.map((section) => ({
    ...section,
    entries: section.entries.filter(({ id }) => id !== 'chart-table'),
  }))
  // A chart that has nothing to show has no table either.
  const table = controls.sections.flatMap(({ entries }) => entries).find(({ id }) => id === 'chart-table')
  const download = text('charts.download', { name })
  return (
    <DemoTools>
      {children}
      <IconButton
        icon={IconTable}
        size="small"
        label={text('charts.table', { name })}
        aria-pressed={controls.isTable}
        isDisabled={table?.isDisabled}
        onPress={() => controls.run('chart-table')}
      />
      <Menu label={download} sections={files} onAction={controls.run}>
        <IconButton icon={IconDownload} size="small" label={download} />
      </Menu>
    </DemoTools>
  )
}
