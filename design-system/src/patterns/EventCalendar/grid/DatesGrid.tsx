import Calendar, { type CalendarOptions, type CalendarRef } from '@fullcalendar/react'
import { type Ref, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toneClass } from '../../../css/tones.css.ts'
import { GridSkeleton } from '../GridSkeleton.tsx'
import { firstDayNumber, periodOf, slotOf, touches } from '../dates.ts'
import type {
  CalendarEventItem,
  EventCalendarKind,
  EventSpan,
  ViewOptions,
  WorkingHours,
} from '../options.ts'
import { useEventStrings } from '../strings/useEventStrings.ts'
import { DayHead } from './DayHead.tsx'
import { DayNumber } from './DayNumber.tsx'
import { dayLink, moreLine, moreWords, weekday } from './grid.css.ts'
import { EventFace } from './EventFace.tsx'
import { spokenEvent } from './spokenEvent.ts'
import { formatDate, formatTime, formatTimes, formatLongDay } from '../format.ts'
import { fitMonth } from './fitMonth.ts'
import { DRAFT, fromLibrary, MORE, rankIn, toLibrary, toMoreLine } from './toLibrary.ts'
import { pluginsFor } from './plugins.ts'
import './skeleton.css'

export interface DatesGridProps extends ViewOptions {
  view: 'month' | 'week' | 'day'
  isReadOnly: boolean
  /** An event that is drawn however many there are: the one that is carried. */
  pinnedId?: string | undefined
  workingHours?: WorkingHours | undefined
  /** Called with the stretch of time that was pressed or dragged over; without it, none can be. */
  onCreate: ((span: EventSpan) => void) | undefined
  onMoveEvent: (id: string, span: EventSpan) => void
  /** Called with a day of which not all events are shown, and the element that says so. */
  onShowMore: (day: string, element: HTMLElement) => void
  direction: 'ltr' | 'rtl'
  ref?: Ref<CalendarRef>
}

const views = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const

const itemOf = (event: { extendedProps: Record<string, unknown> }) =>
  event.extendedProps.item as CalendarEventItem | undefined

const toneOf = (calendars: readonly EventCalendarKind[], item: CalendarEventItem | undefined) =>
  calendars.find(({ id }) => id === item?.calendarId)?.tone ?? 'neutral'

/** The days of a month, or the hours of days, drawn by the library in our looks. */
export function DatesGrid(props: DatesGridProps) {
  'use no memo'
  const { view, date, timeZone, events, calendars, firstDayOfWeek, workingHours, now, isReadOnly, pinnedId } =
    props
  const plugins = use(pluginsFor(view))
  const { strings, locale } = useEventStrings()
  const calendar = useRef<CalendarRef>(null)
  const latest = useRef(props)
  // The library begins work while it is drawn, so it is drawn where React cannot start over: after an effect.
  // What it begins with stays the same: it refines its options, and draws all days anew, for another beginning too.
  const [initial, setInitial] = useState<Pick<CalendarOptions, 'initialView' | 'initialDate'>>()
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setInitial({ initialView: views[latest.current.view], initialDate: latest.current.date }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  useLayoutEffect(() => {
    latest.current = props
  })
  // The library compares what it is given by identity, and parses and lays out all of it anew.
  const input = useMemo(() => {
    const period = periodOf(view, date, { locale, firstDayOfWeek })
    const rankOf = rankIn(timeZone, pinnedId)
    if (view !== 'month')
      return events
        .filter((item) => touches(item, period, timeZone))
        .map((item) => toLibrary(item, rankOf(item)))
    const { shown, hidden } = fitMonth(events, period, timeZone, 3, rankOf)
    return [
      ...shown.map((item) => toLibrary(item, rankOf(item))),
      ...[...hidden].map(([day, count]) => toMoreLine(day, count)),
    ]
  }, [events, timeZone, view, date, locale, firstDayOfWeek, pinnedId])
  const [given, setGiven] = useState(input)
  // The days and their events at once: the library would else draw the events of the next days among those before.
  useLayoutEffect(() => {
    calendar.current?.getApi().changeView(views[view], date)
  }, [view, date])
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only once the library stands at the days of these events
    setGiven(input)
  }, [input])
  const options = useMemo<CalendarOptions>(
    () => ({
      headerToolbar: false,
      height: '100%',
      expandRows: true,
      fixedWeekCount: false,
      nowIndicator: true,
      // Times are our own words.
      displayEventTime: false,
      eventOrder: 'rank,start,-duration,title',
      eventMaxStack: 4,
      slotEventOverlap: false,
      eventMinHeight: 22,
      eventShortHeight: 40,
      eventResizableFromStart: true,
      slotDuration: '00:30:00',
      snapDuration: '00:15:00',
      slotHeaderInterval: '01:00:00',
      scrollTime: '06:42:00',
      scrollTimeReset: false,
      slotMinHeight: 25,
      defaultTimedEventDuration: '01:00:00',
      longPressDelay: 350,
      selectMirror: false,
      unselectAuto: true,
      eventClick: ({ event, el, jsEvent }) => {
        jsEvent.preventDefault()
        if (event.id.startsWith(MORE)) latest.current.onShowMore(event.id.slice(MORE.length), el)
        else if (event.id !== DRAFT) latest.current.onOpenEvent(event.id, el)
      },
      select: (chosen) => {
        // The number of a day leads to it, and adds nothing.
        const isLink = (chosen.jsEvent?.target as Element | null)?.closest?.(`.${dayLink}`)
        if (isLink) return chosen.view.calendar.unselect()
        latest.current.onCreate?.(fromLibrary(chosen))
        chosen.view.calendar.unselect()
      },
      eventDrop: ({ event, revert }) => {
        const span = fromLibrary(event)
        revert()
        latest.current.onMoveEvent(event.id, span)
      },
      eventResize: ({ event, revert }) => {
        const span = fromLibrary(event)
        revert()
        latest.current.onMoveEvent(event.id, span)
      },
    }),
    [],
  )
  const spoken = useMemo<CalendarOptions>(() => {
    const kinds = calendars
    const show = (day: string) => latest.current.onNavigate({ view: 'day', date: day })
    const hintOf = (day: string) => strings.showDay(formatLongDay(day, locale))
    const numberOf = (day: string, isOther: boolean) =>
      formatDate(
        day,
        locale,
        isOther && day.endsWith('-01') ? { day: 'numeric', month: 'short' } : { day: 'numeric' },
      )
    return {
      locale,
      allDayText: strings.allDay,
      eventClass: ({ event }) =>
        event.id.startsWith(MORE) ? moreLine : toneClass[toneOf(kinds, itemOf(event))],
      slotHeaderContent: ({ date: at }) => formatTime(at.toISOString(), locale, timeZone),
      nowIndicatorHeaderContent: ({ date: at }) => formatTime(at.toISOString(), locale, timeZone),
      dayHeaderContent: ({ date: day, view: shown, isToday, dow }) =>
        shown.type === 'dayGridMonth' ? (
          <span className={weekday}>{formatDate(isoDay(day, timeZone), locale, { weekday: 'short' })}</span>
        ) : (
          <DayHead
            day={isoDay(day, timeZone)}
            isToday={isToday}
            isWeekend={dow === 0 || dow === 6}
            locale={locale}
            hint={hintOf(isoDay(day, timeZone))}
            onPress={() => show(isoDay(day, timeZone))}
          />
        ),
      dayCellTopContent: ({ date: day, isToday, isOther, view: shown }) =>
        shown.type === 'dayGridMonth' && (
          <DayNumber
            text={numberOf(isoDay(day, timeZone), isOther)}
            isToday={isToday}
            isOther={isOther}
            hint={hintOf(isoDay(day, timeZone))}
            onPress={() => show(isoDay(day, timeZone))}
          />
        ),
      eventContent: ({ event, isMirror, isPast, isShort, view: shown }) => {
        const item = itemOf(event)
        if (!item)
          return <span className={moreWords}>{strings.more(event.extendedProps.count as number)}</span>
        const isMonth = shown.type === 'dayGridMonth'
        const span = isMirror ? { ...item, ...fromLibrary(event) } : item
        return (
          <EventFace
            id={item.id}
            title={item.title || strings.newEvent}
            time={
              span.isAllDay
                ? undefined
                : isMonth || isShort
                  ? formatTime(span.start, locale, timeZone)
                  : formatTimes(span, locale, timeZone)
            }
            spoken={spokenEvent(span, kinds, locale, timeZone, strings)}
            isPast={isPast}
            isShort={isShort}
            isDraft={item.id === DRAFT}
            isRecurring={item.isRecurring ?? false}
          />
        )
      },
    }
  }, [locale, strings, calendars, timeZone])
  const hours = useMemo(
    () =>
      workingHours
        ? {
            daysOfWeek: [...workingHours.days],
            startTime: workingHours.start,
            endTime: workingHours.end,
          }
        : false,
    [workingHours],
  )
  if (!initial) return <GridSkeleton view={view} />
  return (
    <Calendar
      ref={calendar}
      {...options}
      {...spoken}
      plugins={plugins}
      {...initial}
      events={given}
      timeZone={timeZone}
      firstDay={firstDayNumber({ locale, firstDayOfWeek })}
      direction={props.direction}
      businessHours={view === 'month' ? false : hours}
      editable={!isReadOnly}
      selectable={props.onCreate !== undefined}
      {...(now && { now })}
    />
  )
}

/** The day of a moment that the library gives, which is the day's midnight in the zone. */
const isoDay = (date: Date, timeZone: string) => slotOf(date.toISOString(), timeZone).day
