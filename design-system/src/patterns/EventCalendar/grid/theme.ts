import type { PluginInput } from '@fullcalendar/react'
import { cx } from '../../../css/cx.ts'
import * as styles from './grid.css.ts'

/** The looks of the library's views: class names of ours alone. */
export const theme: PluginInput = {
  name: 'theme-ds',
  optionDefaults: {
    className: styles.root,
    viewClass: styles.view,
    tableHeaderClass: styles.tableHeader,
    dayHeaderRowClass: styles.row,
    dayHeaderClass: styles.dayHeader,
    dayHeaderInnerClass: styles.dayHeaderInner,
    dayHeaderAlign: 'start',
    dayRowClass: styles.row,
    dayCellClass: ({ isOther }) => cx(styles.cell, isOther && styles.otherMonth),
    dayCellTopClass: styles.dayTop,
    dayLaneClass: styles.cell,
    dayLaneInnerClass: styles.laneInner,
    slotHeaderRowClass: styles.row,
    slotLaneClass: ({ isMinor }) => cx(styles.slotLane, isMinor && styles.minorLane),
    slotHeaderAlign: 'end',
    slotHeaderClass: styles.slotHeader,
    slotHeaderInnerClass: ({ isFirst }) => cx(styles.slotHeaderInner, isFirst && styles.firstSlot),
    slotHeaderDividerClass: styles.slotDivider,
    allDayHeaderClass: styles.allDayHeader,
    allDayHeaderInnerClass: styles.allDayHeaderInner,
    allDayDividerClass: styles.allDayDivider,
    fillerClass: styles.row,
    nonBusinessHoursClass: styles.restHours,
    highlightClass: styles.highlight,
    nowIndicatorHeaderClass: styles.nowHeader,
    nowIndicatorLineClass: styles.nowLine,
    nowIndicatorDotClass: styles.nowDot,
    eventClass: ({ isDragging, isMirror }) =>
      cx(styles.event, isDragging && styles.dragging, isMirror && styles.mirror),
    eventColor: 'transparent',
    rowEventClass: ({ isStart, isEnd }) =>
      cx(styles.rowEvent, isStart && styles.rowStart, isEnd && styles.rowEnd),
    listItemEventClass: styles.listItem,
    columnEventClass: styles.columnEvent,
    rowEventBeforeClass: ({ isStartResizable }) => isStartResizable && cx(styles.grip, styles.gripStart),
    rowEventAfterClass: ({ isEndResizable }) => isEndResizable && cx(styles.grip, styles.gripEnd),
    columnEventBeforeClass: ({ isStartResizable }) => isStartResizable && cx(styles.grip, styles.gripTop),
    columnEventAfterClass: ({ isEndResizable }) => isEndResizable && cx(styles.grip, styles.gripBottom),
  },
}
