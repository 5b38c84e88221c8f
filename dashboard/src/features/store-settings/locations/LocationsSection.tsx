import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconMapPin, IconPencil, IconPlus, IconTrash } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { ListItem } from '@data1522/design-system/ListItem'
import { Switch } from '@data1522/design-system/Switch'
import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { ListCard } from '../frame/ListCard.tsx'
import { SectionForm } from '../frame/SectionForm.tsx'
import { useRows } from '../frame/useRows.ts'
import { type SectionProps, useSection } from '../frame/useSection.ts'
import { anchorOf } from '../sections.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { type Locations, locationsSchema } from './location.ts'
import { PlaceLine } from './PlaceLine.tsx'

const LocationDialog = lazy(async () => ({ default: (await import('./LocationDialog.tsx')).LocationDialog }))

/** The places that the store sells and ships from; one stays. */
export function LocationsSection(props: SectionProps) {
  const text = useText()
  const form = useSection<'locations', Locations>({
    ...props,
    name: 'locations',
    schema: locationsSchema,
    read: (places) => ({ places }),
    write: ({ places }) => places,
  })
  const { dialog, ids, open } = useSettingsAddress()
  const { rows, put, remove } = useRows(form, 'places')
  const edited = rows.find(({ id }) => String(id) === ids[0])
  const isOpen = dialog === 'location' && Boolean(edited || ids[0] === 'new')
  return (
    <>
      <SectionForm form={form} name="locations">
        <ListCard
          id={anchorOf('locations', 'places')}
          title={text('storeSettings.locations.places')}
          description={text('storeSettings.locations.description')}
          empty={text('storeSettings.locations.empty')}
          actions={
            <Button start={<Icon icon={IconPlus} size={18} />} onPress={() => open('location', 'new')}>
              {text('storeSettings.locations.add')}
            </Button>
          }
        >
          {rows.map((place) => (
            <ListItem
              key={place.id}
              title={place.name}
              detail={<PlaceLine address={place.address} />}
              detailLines={2}
              start={<IconTile icon={IconMapPin} tone={place.fulfilsOrders ? 'primary' : 'neutral'} />}
              actions={
                <Inline gap={4} isWrapping={false}>
                  <Switch
                    aria-label={text('storeSettings.locations.fulfils', { name: place.name })}
                    isSelected={place.fulfilsOrders}
                    onChange={(fulfilsOrders) => put({ ...place, fulfilsOrders })}
                  />
                  <IconButton
                    icon={IconPencil}
                    label={text('storeSettings.edit', { name: place.name })}
                    onPress={() => open('location', place.id)}
                  />
                  {rows.length > 1 && (
                    <IconButton
                      icon={IconTrash}
                      label={text('storeSettings.remove', { name: place.name })}
                      onPress={() => remove(place, () => text('storeSettings.removed', { name: place.name }))}
                    />
                  )}
                </Inline>
              }
            />
          ))}
        </ListCard>
      </SectionForm>
      <WhenOpened isOpen={isOpen}>
        <LocationDialog form={form} place={edited} isOpen={isOpen} />
      </WhenOpened>
    </>
  )
}
