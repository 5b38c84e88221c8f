import { IconBuildingStore, IconTruck, IconWorld } from '@data1522/design-system/icons'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { useText } from '../../../../core/i18n/useText.ts'

/** A picture to find it by; it takes the colour of the choice. */
export function RadiosWithIcon() {
  const text = useText()

  return (
    <RadioCards
      label={text('customInputDemos.whereSold')}
      columns={{ base: 1, sm: 3 }}
      defaultValue="online"
      options={[
        {
          id: 'online',
          icon: IconWorld,
          label: text('customInputDemos.online'),
          description: text('customInputDemos.onlineHint'),
        },
        {
          id: 'shop',
          icon: IconBuildingStore,
          label: text('customInputDemos.shop'),
          description: text('customInputDemos.shopHint'),
        },
        {
          id: 'market',
          icon: IconTruck,
          label: text('customInputDemos.market'),
          description: text('customInputDemos.marketHint'),
        },
      ]}
    />
  )
}
