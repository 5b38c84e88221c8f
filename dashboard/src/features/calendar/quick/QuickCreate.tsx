import { Button } from '@data1522/design-system/Button'
import { CalendarKindRadios } from '@data1522/design-system/CalendarKindRadios'
import type { EventCalendarKind } from '@data1522/design-system/EventCalendar'
import { Form } from '@data1522/design-system/Form'
import { Icon } from '@data1522/design-system/Icon'
import { IconCalendar, IconClock } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Kbd } from '@data1522/design-system/Kbd'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import type { DraftValues } from './useDraft.ts'

/** The key as it stands on keyboards. */
const ENTER = 'Enter'

interface QuickCreateProps {
  values: DraftValues
  /** When it is, in words. */
  when: string
  calendars: readonly EventCalendarKind[]
  onChange: (changes: Partial<DraftValues>) => void
  onAllDay: (isAllDay: boolean) => void
  onMore: () => void
  onSave: () => void
  isPending: boolean
  /** What takes place at the same time. */
  conflict: string | undefined
}

/** The few fields of an event that is made in its place. */
export function QuickCreate({
  values,
  when,
  calendars,
  onChange,
  onAllDay,
  onMore,
  onSave,
  isPending,
  conflict,
}: QuickCreateProps) {
  const text = useText()
  return (
    <Form label={text('calendar.newTitle')} onSubmit={onSave}>
      <Stack gap={12}>
        <TextField
          label={text('calendar.titleField')}
          isLabelHidden
          placeholder={text('calendar.titlePlaceholder')}
          value={values.title}
          onChange={(title) => onChange({ title: title ?? '' })}
          autoFocus
        />
        <Inline gap={8} isWrapping={false}>
          <Icon icon={IconClock} size={18} />
          <Text size="sm" isNumeric>
            {when}
          </Text>
        </Inline>
        <Switch
          size="small"
          isBlock
          labelPlacement="start"
          isSelected={values.span.isAllDay}
          onChange={onAllDay}
        >
          {text('calendar.allDay')}
        </Switch>
        <Inline gap={8} isWrapping={false}>
          <Icon icon={IconCalendar} size={18} />
          <CalendarKindRadios
            label={text('calendar.calendarField')}
            calendars={calendars}
            value={values.calendar}
            onChange={(calendar) => onChange({ calendar: calendar as DraftValues['calendar'] })}
          />
        </Inline>
        {conflict && (
          <Text size="sm" tone="warning">
            {conflict}
          </Text>
        )}
        <Inline justify="between">
          <Button variant="plain" tone="primary" size="small" onPress={onMore}>
            {text('calendar.moreOptions')}
          </Button>
          <Button
            type="submit"
            variant="solid"
            tone="primary"
            size="small"
            isPending={isPending}
            end={<Kbd>{ENTER}</Kbd>}
          >
            {text('calendar.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
