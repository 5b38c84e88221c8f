import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import type { StoreShipping } from '@data1522/mocks/contract/store-settings'
import { useText } from '../../../core/i18n/useText.ts'
import { SectionForm } from '../frame/SectionForm.tsx'
import { useRows } from '../frame/useRows.ts'
import { type SectionProps, useSection } from '../frame/useSection.ts'
import { anchorOf } from '../sections.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { shippingSchema } from './schema.ts'
import { ShippingDialogs } from './ShippingDialogs.tsx'
import { ZoneCard } from './ZoneCard.tsx'

const same = (shipping: StoreShipping) => shipping

/** Where the store ships to, and what that costs. */
export function ShippingSection(props: SectionProps) {
  const text = useText()
  const form = useSection<'shipping', StoreShipping>({
    ...props,
    name: 'shipping',
    schema: shippingSchema,
    read: same,
    write: same,
  })
  const { open } = useSettingsAddress()
  const { rows, edit, remove } = useRows(form, 'zones')
  const { store } = props.settings
  return (
    <>
      <SectionForm form={form} name="shipping">
        <Card as="section" aria-labelledby={anchorOf('shipping', 'zones')} padding={0}>
          <CardHeader
            id={anchorOf('shipping', 'zones')}
            title={text('storeSettings.shipping.zones')}
            subtitle={text('storeSettings.shipping.zonesDescription', { count: rows.length })}
            actions={
              <Button start={<Icon icon={IconPlus} size={18} />} onPress={() => open('zone', 'new')}>
                {text('storeSettings.shipping.addZone')}
              </Button>
            }
          />
          {rows.length === 0 && (
            <EmptyState title={text('storeSettings.shipping.noZones')} level={3} size="small">
              {text('storeSettings.shipping.noZonesText')}
            </EmptyState>
          )}
        </Card>
        {rows.map((zone) => (
          <ZoneCard
            key={zone.id}
            zone={zone}
            store={store}
            onEdit={(change) => edit(zone.id, change)}
            onRemove={() => remove(zone, () => text('storeSettings.removed', { name: zone.name }))}
          />
        ))}
      </SectionForm>
      <ShippingDialogs form={form} store={store} />
    </>
  )
}
