import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconWorld } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Popover } from '@data1522/design-system/Popover'
import { Select } from '@data1522/design-system/Select'
import { Text } from '@data1522/design-system/Text'
import { useIntl } from 'react-intl'
import { useText } from '../../../core/i18n/useText.ts'
import { useOwnZone } from '../useCalendarAddress.ts'

interface ZoneChoiceProps {
  zone: string
  /** Called with a zone, or nothing for the person's own. */
  onChange: (zone: string | null) => void
}

const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** How far a zone is from Greenwich today, as “GMT+1”. */
const offsetOf = (zone: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** The zone that times are shown in, and another to choose. */
export function ZoneChoice({ zone, onChange }: ZoneChoiceProps) {
  const text = useText()
  const { locale } = useIntl()
  const ownZone = useOwnZone()
  const name = text('calendar.zoneName', { city: cityOf(zone), offset: offsetOf(zone, locale) })
  const options = () =>
    [...new Set([ownZone, zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((id) => ({
      id,
      label: cityOf(id),
      description: id,
    }))
  return (
    <Inline justify="between" isWrapping={false}>
      <Inline gap={8} isWrapping={false}>
        <Icon icon={IconWorld} size={16} />
        <Text size="xs" ink="muted" as="bdi">
          {name}
        </Text>
      </Inline>
      <Popover
        title={text('calendar.zone')}
        placement="top end"
        content={(close) => (
          <Select
            label={text('calendar.zone')}
            isSearchable
            options={options()}
            value={zone}
            onChange={(next) => {
              close()
              onChange(next === ownZone ? null : next)
            }}
          />
        )}
      >
        <Button size="small" variant="plain" tone="primary" aria-label={text('calendar.zoneChangeLabel')}>
          {text('calendar.zoneChange')}
        </Button>
      </Popover>
    </Inline>
  )
}
