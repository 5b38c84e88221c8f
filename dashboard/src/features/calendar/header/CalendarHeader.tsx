import { Button } from '@data1522/design-system/Button'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconChevronLeft, IconChevronRight } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { type CalendarAddress, VIEWS } from '../useCalendarAddress.ts'

interface CalendarHeaderProps {
  /** The period in words. */
  title: string
  address: CalendarAddress
  onTurn: (by: 1 | -1) => void
  onToday: () => void
  /** What else there is to do with the calendar. */
  actions: ReactNode
}

/** The period that shows, the ways to others, and how much of time is seen at once. */
export function CalendarHeader({ title, address, onTurn, onToday, actions }: CalendarHeaderProps) {
  const text = useText()
  return (
    <PageHeader
      title={title}
      titleEnd={
        <Inline gap={4}>
          <IconButton icon={IconChevronLeft} label={text('calendar.previous')} onPress={() => onTurn(-1)} />
          <IconButton icon={IconChevronRight} label={text('calendar.next')} onPress={() => onTurn(1)} />
          <Button onPress={onToday}>{text('calendar.today')}</Button>
        </Inline>
      }
      actions={
        <>
          <SegmentedControl
            label={text('calendar.view')}
            isLabelHidden
            value={address.view}
            onChange={(view) => address.set({ view })}
            options={VIEWS.map((id) => ({ id, label: text(`calendar.view.${id}`) }))}
          />
          {actions}
        </>
      }
    />
  )
}
