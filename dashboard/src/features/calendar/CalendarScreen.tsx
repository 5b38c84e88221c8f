import { EventCalendar } from '@data1522/design-system/EventCalendar'
import { EventCalendarFrame } from '@data1522/design-system/EventCalendarFrame'
import { periodOf, turned } from '@data1522/design-system/eventDates'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconAdjustments, IconPlus } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { lazy, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Can } from '../../core/auth/Can.tsx'
import { useCan } from '../../core/auth/useCan.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useMedia } from '../../core/useMedia.ts'
import { useDialog } from '../../core/router/useDialog.ts'
import { eventsQuery } from '../../entities/event/queries.ts'
import { dayAfter, fromWall, nextHour, todayIn } from '../../entities/event/zoned.ts'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'
import { periodName } from './events/period-name.ts'
import { spanName } from './events/span-name.ts'
import { useEventActions } from './events/useEventActions.ts'
import { useKinds } from './events/useKinds.ts'
import { useOpenedOccurrence } from './events/useOpenedOccurrence.ts'
import { isShown, useOccurrences } from './events/useOccurrences.ts'
import { NoMatch } from './NoMatch.tsx'
import { CalendarHeader } from './header/CalendarHeader.tsx'
import { CalendarMenu } from './header/CalendarMenu.tsx'
import { SideDrawer } from './side/SideDrawer.tsx'
import { ZoneChoice } from './side/ZoneChoice.tsx'
import { QuickCreate } from './quick/QuickCreate.tsx'
import { useDraft } from './quick/useDraft.ts'
import { CalendarSide } from './side/CalendarSide.tsx'
import { countsOf } from './side/counts.ts'
import { useConflictText } from './events/useConflictText.ts'
import { useCalendarKeys } from './useCalendarKeys.ts'
import { useCalendarAddress } from './useCalendarAddress.ts'

const EventDrawer = lazy(async () => ({ default: (await import('./drawer/EventDrawer.tsx')).EventDrawer }))
const GoneEvent = lazy(async () => ({ default: (await import('./drawer/GoneEvent.tsx')).GoneEvent }))
const ScopeDialog = lazy(async () => ({ default: (await import('./scope/ScopeDialog.tsx')).ScopeDialog }))

/** The hours that one works at, which stay bright. */
const workingHours = { days: [1, 2, 3, 4, 5], start: '09:00', end: '18:00' }

/** Everything that takes place: found, added, moved, changed, in a month, a week, a day, a list or a year. */
export function CalendarScreen() {
  'use memo'
  const text = useText()
  const { locale } = useIntl()
  const address = useCalendarAddress()
  const { view, date, zone, set } = address
  const events = useQuery(eventsQuery())
  const { all, items, areAllThere } = useOccurrences(events.data, address)
  const kinds = useKinds()
  const actions = useEventActions((event) => isShown(address, event))
  const [firstCalendar = 'Business'] = address.calendars
  const draft = useDraft(zone, firstCalendar)
  const isWide = useMedia('(min-width: 960px)')
  const [isSideOpen, setSideOpen] = useState(false)
  const dialogs = useDialog({ event: null, add: { action: 'create', subject: 'Event' } })
  const search = useRef<HTMLInputElement>(null)
  const isSearchAsked = useRef(false)
  const mayCreate = useCan({ action: 'create', subject: 'Event' }).isAllowed
  const mayUpdate = useCan({ action: 'update', subject: 'Event' }).isAllowed
  const mayDelete = useCan({ action: 'delete', subject: 'Event' }).isAllowed
  const conflictOf = useConflictText(all)

  const period = periodOf(view, date, { locale })
  const title = periodName(view, date, { from: period.from, last: dayAfter(period.to, -1) }, locale)
  const counts = countsOf(all, period, zone)
  const turn = (by: 1 | -1) => set({ date: turned(view, date, by) })
  const today = () => set({ date: todayIn(zone) })
  const add = () => {
    draft.close()
    dialogs.open('add')
  }
  const onSearch = () => {
    if (search.current) return search.current.focus()
    isSearchAsked.current = true
    setSideOpen(true)
  }
  /** Where there is no room for the field, it comes with the drawer. */
  const attachSearch = (field: HTMLInputElement | null) => {
    search.current = field
    if (!field || !isSearchAsked.current) return
    isSearchAsked.current = false
    field.focus()
  }
  useCalendarKeys({ address, onTurn: turn, onToday: today, onAdd: mayCreate ? add : undefined, onSearch })

  const opened = useOpenedOccurrence(all, dialogs.dialog === 'event' ? dialogs.ids[0] : undefined)
  const [openedEvent, openedDay] = dialogs.ids[0]?.split('.') ?? []
  const isGone =
    dialogs.dialog === 'event' &&
    !opened.isOpen &&
    areAllThere &&
    (openedDay !== undefined || events.data?.every(({ id }) => String(id) !== openedEvent) === true)
  const isDrawerOpen = opened.isOpen || dialogs.dialog === 'add'
  const hour = fromWall(nextHour(date, zone), zone)
  const beginning = draft.values ?? {
    span: { start: hour, end: new Date(Date.parse(hour) + 3_600_000).toISOString(), isAllDay: false },
    title: '',
    calendar: firstCalendar,
  }
  const fields = {
    title: beginning.title,
    url: '',
    start: beginning.span.start,
    end: beginning.span.end,
    allDay: beginning.span.isAllDay,
    extendedProps: { calendar: beginning.calendar, location: '', guests: [], description: '' },
  }
  const saveDraft = () =>
    draft.save(() => actions.add({ ...fields, title: fields.title.trim() || text('calendar.newTitle') }))
  const { values } = draft
  const side = (
    <CalendarSide
      address={address}
      items={items}
      kinds={kinds}
      counts={counts}
      period={view === 'week' || view === 'day' ? period : undefined}
      searchRef={attachSearch}
      onAdd={isWide ? add : undefined}
    />
  )
  const zoneChoice = <ZoneChoice zone={zone} onChange={(next) => set({ zone: next })} />
  const headerActions = (
    <>
      {!isWide && (
        <IconButton
          icon={IconAdjustments}
          variant="outlined"
          label={text('calendar.options')}
          onPress={() => setSideOpen(true)}
        />
      )}
      {!isWide && (
        <Can action="create" subject="Event" label={text('calendar.add')}>
          {(isDisabled) => (
            <IconButton
              icon={IconPlus}
              variant="solid"
              tone="primary"
              label={text('calendar.add')}
              isDisabled={isDisabled}
              onPress={add}
            />
          )}
        </Can>
      )}
      <CalendarMenu
        events={(events.data ?? []).filter(({ extendedProps }) =>
          address.calendars.includes(extendedProps.calendar),
        )}
        timeZone={zone}
        actions={actions}
      />
    </>
  )
  return (
    <>
      <DocumentTitle title={text('calendar.documentTitle', { period: title })} />
      <CalendarHeader title={title} address={address} onTurn={turn} onToday={today} actions={headerActions} />
      <EventCalendarFrame side={isWide && side} sideEnd={isWide && zoneChoice}>
        {events.isError && !events.data ? (
          <LoadFailure query={events} title={text('calendar.loadFailed')} level={2} />
        ) : (
          <EventCalendar
            label={title}
            view={view}
            date={date}
            timeZone={zone}
            events={items}
            calendars={kinds}
            workingHours={workingHours}
            isLoading={events.isPending}
            empty={address.isFiltered ? <NoMatch set={set} /> : undefined}
            onNavigate={(to) => set(to)}
            onOpenEvent={(id) => dialogs.open('event', id)}
            {...(mayCreate && { onCreate: draft.begin })}
            {...(mayUpdate && {
              onMoveEvent: async (id, span) => {
                const occurrence = all.find((one) => one.id === id)
                if (occurrence) await actions.move(occurrence, span)
              },
            })}
            {...(mayDelete && {
              onDeleteEvent: (id) => {
                const occurrence = all.find((one) => one.id === id)
                if (occurrence) void actions.remove(occurrence)
              },
            })}
            onDraftClose={draft.close}
            draft={
              values && !isDrawerOpen
                ? {
                    span: values.span,
                    calendarId: values.calendar,
                    title: values.title,
                    content: (
                      <QuickCreate
                        values={values}
                        when={spanName(values.span, locale, zone)}
                        calendars={kinds}
                        onChange={draft.change}
                        onAllDay={draft.setAllDay}
                        onMore={() => dialogs.open('add')}
                        onSave={() => void saveDraft()}
                        isPending={draft.isSaving}
                        conflict={conflictOf(values.span, undefined)}
                      />
                    ),
                  }
                : null
            }
          />
        )}
      </EventCalendarFrame>
      <WhenOpened isOpen={isDrawerOpen}>
        <EventDrawer
          isOpen={isDrawerOpen}
          onClose={() => {
            draft.close()
            dialogs.close()
          }}
          occurrence={opened.occurrence ?? null}
          start={{ event: fields, span: beginning.span }}
          timeZone={zone}
          actions={actions}
          conflictOf={conflictOf}
        />
      </WhenOpened>
      <WhenOpened isOpen={isGone}>
        <GoneEvent isOpen={isGone} onClose={dialogs.close} />
      </WhenOpened>
      {!isWide && (
        <SideDrawer isOpen={isSideOpen} onOpenChange={setSideOpen}>
          <Stack gap={24}>
            {side}
            {zoneChoice}
          </Stack>
        </SideDrawer>
      )}
      <WhenOpened isOpen={actions.asked !== null}>
        <ScopeDialog asked={actions.asked} />
      </WhenOpened>
    </>
  )
}
