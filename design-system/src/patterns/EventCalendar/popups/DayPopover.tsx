import { useLayoutEffect, useMemo, useRef } from 'react'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { addDays } from '../../../components/Calendar/iso.ts'
import { cx } from '../../../css/cx.ts'
import { toneClass } from '../../../css/tones.css.ts'
import { IconPlus, IconX } from '../../../icons/icons.ts'
import { useMessages } from '../../../locale/LocaleProvider.tsx'
import { Pressable } from '../../../internal/Pressable.tsx'
import { daysOf, instantOf, touches } from '../dates.ts'
import { formatDate, formatLongDay, formatTimes } from '../format.ts'
import type { CalendarEventItem, EventSpan, ViewOptions } from '../options.ts'
import { useEventStrings } from '../strings/useEventStrings.ts'
import { AnchoredPopover } from './AnchoredPopover.tsx'
import * as styles from './popups.css.ts'

interface DayPopoverProps extends ViewOptions {
  /** The day, and what asked for it. */
  more: { day: string; element: HTMLElement }
  onClose: () => void
  onCreate?: ((span: EventSpan) => void) | undefined
}

/** Everything on one day, where a month shows only the first. */
export function DayPopover({ more, onClose, onCreate, ...shown }: DayPopoverProps) {
  const { strings, locale } = useEventStrings()
  const { close } = useMessages()
  const { events, calendars, timeZone, onOpenEvent } = shown
  const anchor = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    anchor.current = more.element.closest<HTMLElement>('[data-date]') ?? more.element
  }, [more])
  const { day } = more
  const ofDay = useMemo(
    () =>
      events
        .filter((item) => touches(item, { from: day, to: addDays(day, 1) }, timeZone))
        .toSorted((a, b) => Number(b.isAllDay) - Number(a.isAllDay) || a.start.localeCompare(b.start)),
    [events, day, timeZone],
  )
  const when = (item: CalendarEventItem) => {
    if (!item.isAllDay) return formatTimes(item, locale, timeZone)
    const { last } = daysOf(item, timeZone)
    return last > day ? strings.until(formatDate(last, locale, { weekday: 'long' })) : strings.allDay
  }
  const add = () => {
    onClose()
    onCreate?.({
      start: instantOf(day, 9 * 60, timeZone),
      end: instantOf(day, 10 * 60, timeZone),
      isAllDay: false,
    })
  }
  return (
    <AnchoredPopover triggerRef={anchor} label={formatLongDay(day, locale)} isOpen onClose={onClose}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <div className={styles.number}>{formatDate(day, locale, { day: 'numeric' })}</div>
          <div className={styles.headLine}>
            {formatDate(day, locale, { weekday: 'long' })}, {strings.events(ofDay.length)}
          </div>
        </div>
        {onCreate && (
          <IconButton
            icon={IconPlus}
            size="small"
            label={strings.addOn(formatLongDay(day, locale))}
            onPress={add}
          />
        )}
        <IconButton icon={IconX} size="small" label={close} onPress={onClose} />
      </div>
      <ul className={styles.list}>
        {ofDay.map((item) => (
          <li
            key={item.id}
            className={cx(
              styles.item,
              toneClass[calendars.find(({ id }) => id === item.calendarId)?.tone ?? 'neutral'],
            )}
          >
            <span className={styles.bar} />
            <div>
              <Pressable
                className={styles.open}
                onPress={() => {
                  const from = anchor.current
                  onClose()
                  if (from) onOpenEvent(item.id, from)
                }}
              >
                <bdi>{item.title}</bdi>
              </Pressable>
              <span className={styles.when}>{when(item)}</span>
            </div>
          </li>
        ))}
      </ul>
    </AnchoredPopover>
  )
}
