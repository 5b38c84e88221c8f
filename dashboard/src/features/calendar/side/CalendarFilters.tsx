import { Button } from '@data1522/design-system/Button'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CalendarName } from '@data1522/mocks/contract/calendar'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { calendarOrder, calendarTones } from '../../../entities/event/calendar-meta.ts'

interface CalendarFiltersProps {
  shown: readonly CalendarName[]
  onChange: (shown: readonly CalendarName[]) => void
  /** How many events each calendar has in the period. */
  counts: ReadonlyMap<CalendarName, number>
}

/** Which of the calendars show. */
export function CalendarFilters({ shown, onChange, counts }: CalendarFiltersProps) {
  const text = useText()
  const { number } = useFormats()
  const isAll = shown.length === calendarOrder.length
  return (
    <Stack gap={8} as="section">
      <Inline justify="between" align="center">
        <Heading level={2} size="card">
          {text('calendar.calendars')}
        </Heading>
        <Button
          size="small"
          variant="plain"
          tone="primary"
          onPress={() => onChange(isAll ? [] : calendarOrder)}
        >
          {text(isAll ? 'calendar.hideAll' : 'calendar.viewAll')}
        </Button>
      </Inline>
      {calendarOrder.map((name) => (
        <Inline key={name} justify="between" align="center">
          <Checkbox
            tone={calendarTones[name]}
            isSelected={shown.includes(name)}
            onChange={(isOn) =>
              onChange(calendarOrder.filter((one) => (one === name ? isOn : shown.includes(one))))
            }
          >
            {text(`events.calendar.${name}`)}
          </Checkbox>
          <Text size="xs" ink="muted" isNumeric>
            {number(counts.get(name) ?? 0)}
          </Text>
        </Inline>
      ))}
    </Stack>
  )
}
