import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { rem } from '../../css/rem.ts'
import type { CsvCell } from '../../files/csv.ts'
import { IconDotsVertical } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import type { ChartRows } from './ChartTable.tsx'
import { Legend, type LegendEntry } from './Legend.tsx'
import { ChartSkeleton, Notice } from './Notice.tsx'
import type { ChartBaseProps } from './types.ts'
import { type ChartControls, useChartControls } from './useChartControls.ts'
import { useChartStrings } from './useChartStrings.ts'
import type { Hidden } from './useHidden.ts'
import * as styles from './ChartFrame.css.ts'

const { Part: ChartTable } = lazyWithPreload(() => import('./ChartTable.tsx').then((part) => part.ChartTable))

interface Props extends ChartBaseProps {
  summary: string
  isEmpty: boolean
  isMirrored: boolean
  skeleton?: 'bars' | 'ring'
  entries?: readonly LegendEntry[]
  hidden?: Hidden
  /** The figures in words for the table; they are made when it is asked for. */
  rows: () => ChartRows
  /** The figures themselves for the file. */
  cells: () => CsvCell[][]
  /** The drawing, told the id of the words that sum it up. */
  children: (summaryId: string) => ReactNode
}

/** What every chart stands in: its name and words, legend, menu, and what shows where there is nothing to draw. */
export function ChartFrame({
  label,
  description,
  summary,
  height = 280,
  legend = 'top',
  controls,
  isLoading,
  error,
  onRetry,
  emptyText,
  isEmpty,
  isMirrored,
  skeleton = 'bars',
  entries = [],
  hidden,
  rows,
  cells,
  children,
  ref,
  direction,
  ...rest
}: Props) {
  const strings = useChartStrings()
  const own = useChartControls()
  const used = controls ?? own
  const summaryId = useId()
  const contentRef = useRef<HTMLDivElement>(null)
  const { connect } = used
  const hasDrawing = !isLoading && !error && !isEmpty
  useEffect(() => {
    connect(hasDrawing ? { name: label, drawing: () => contentRef.current, rows: cells } : undefined)
  })
  useEffect(() => () => connect(undefined), [connect])

  const legendPart = legend !== 'none' && hidden && entries.length > 0 && !error && (
    <Legend label={label} entries={entries} hidden={hidden} isMirrored={isMirrored} />
  )
  const isTable = used.isTable && hasDrawing
  const body = () => {
    if (error) return <Notice text={error === true ? strings.failed : error} isError onRetry={onRetry} />
    if (isLoading) return <ChartSkeleton shape={skeleton} label={label} />
    if (isEmpty) return <Notice text={emptyText ?? strings.empty} />
    if (!isTable) return <div className={styles.drawing}>{children(summaryId)}</div>
    return (
      <Suspense fallback={<ChartSkeleton shape={skeleton} label={label} />}>
        <div className={styles.table}>
          <ChartTable label={label} {...rows()} />
        </div>
      </Suspense>
    )
  }
  const isTopLegend = legend === 'top' && !isTable && legendPart
  return (
    <figure
      {...dataAttributes(rest)}
      ref={ref}
      aria-label={label}
      aria-busy={isLoading || undefined}
      dir={direction}
      className={styles.frame}
      style={assignInlineVars({ [styles.height]: rem(height) })}
    >
      <div ref={contentRef} className={styles.content}>
        {(isTopLegend || !controls) && (
          <div className={styles.head}>
            <div className={styles.headLegend}>{isTopLegend}</div>
            {!controls && hasDrawing && <ChartMenu label={label} controls={own} />}
          </div>
        )}
        <div className={styles.body}>{body()}</div>
        {legend === 'bottom' && !isTable && legendPart}
      </div>
      {hasDrawing && <VisuallyHidden id={summaryId}>{description ?? summary}</VisuallyHidden>}
    </figure>
  )
}

function ChartMenu({ label, controls }: { label: string; controls: ChartControls }) {
  const strings = useChartStrings()
  return (
    <Menu label={strings.actions(label)} sections={controls.sections} onAction={controls.run}>
      <IconButton icon={IconDotsVertical} label={strings.actions(label)} size="small" />
    </Menu>
  )
}
