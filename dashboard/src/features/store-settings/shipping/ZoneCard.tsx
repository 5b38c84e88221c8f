import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardFooter } from '@data1522/design-system/CardFooter'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconPencil, IconPlus, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { ShippingRate, StoreDetails } from '@data1522/mocks/contract/store-settings'
import { useIntl } from 'react-intl'
import { useText } from '../../../core/i18n/useText.ts'
import { useLocalUndo } from '../../../core/mutations/useLocalUndo.ts'
import { takenOut } from '../frame/useRows.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { Rates } from './Rates.tsx'
import { isRest, type Zone } from './shipping-form.ts'
import { useRateWords } from './useRateWords.ts'

interface ZoneCardProps {
  zone: Zone
  store: StoreDetails
  onEdit: (change: (zone: Zone) => Zone) => void
  onRemove: () => void
}

/** A zone: its countries, and the rates that hold there. */
export function ZoneCard({ zone, store, onEdit, onRemove }: ZoneCardProps) {
  const text = useText()
  const offerUndo = useLocalUndo()
  const { formatList } = useIntl()
  const { nameOf } = useCountries()
  const { open } = useSettingsAddress()
  const { priceOf, conditionOf } = useRateWords(store)
  const id = `settings-zone-${zone.id}`
  const removeRate = (rate: ShippingRate) => {
    const { rest, giveBack } = takenOut(zone.rates, rate)
    onEdit((now) => ({ ...now, rates: rest }))
    offerUndo({
      title: () => text('storeSettings.removed', { name: rate.name }),
      label: () => text('records.undo'),
      undo: () => onEdit((now) => ({ ...now, rates: giveBack(now.rates) })),
    })
  }
  return (
    <Card as="section" aria-labelledby={id} padding={0} isClipped>
      <CardHeader
        id={id}
        title={zone.name}
        subtitle={isRest(zone) ? text('storeSettings.shipping.rest') : formatList(zone.countries.map(nameOf))}
        actions={
          <>
            <IconButton
              icon={IconPencil}
              label={text('storeSettings.edit', { name: zone.name })}
              onPress={() => open('zone', zone.id)}
            />
            <IconButton
              icon={IconTrash}
              label={text('storeSettings.remove', { name: zone.name })}
              onPress={onRemove}
            />
          </>
        }
      />
      {zone.rates.length > 0 && (
        <Rates
          rates={zone.rates}
          label={text('storeSettings.shipping.ratesOf', { zone: zone.name })}
          priceOf={priceOf}
          conditionOf={conditionOf}
          actionsOf={(rate) => (
            <Inline gap={2} justify="end" isWrapping={false}>
              <IconButton
                icon={IconPencil}
                size="small"
                label={text('storeSettings.edit', { name: rate.name })}
                onPress={() => open('rate', zone.id, rate.id)}
              />
              <IconButton
                icon={IconTrash}
                size="small"
                label={text('storeSettings.remove', { name: rate.name })}
                onPress={() => removeRate(rate)}
              />
            </Inline>
          )}
        />
      )}
      <CardFooter>
        <Text size="sm" ink="muted">
          {text('storeSettings.shipping.rates', { count: zone.rates.length })}
        </Text>
        <Button
          size="small"
          start={<Icon icon={IconPlus} size={16} />}
          aria-label={text('storeSettings.shipping.addRateTo', { zone: zone.name })}
          onPress={() => open('rate', zone.id, 'new')}
        >
          {text('storeSettings.shipping.addRate')}
        </Button>
      </CardFooter>
    </Card>
  )
}
