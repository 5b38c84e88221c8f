import { RadioCards } from '@data1522/design-system/RadioCards'
import { useText } from '../../../../core/i18n/useText.ts'

const pictures = `${import.meta.env.BASE_URL}pictures/covers`

/** Where the look decides, the image is the choice. */
export function RadiosWithImage() {
  const text = useText()

  return (
    <RadioCards
      label={text('customInputDemos.banner')}
      columns={{ base: 1, sm: 3 }}
      defaultValue="2"
      options={[
        { id: '1', label: text('customInputDemos.bannerOne'), image: `${pictures}/1.svg` },
        { id: '2', label: text('customInputDemos.bannerTwo'), image: `${pictures}/2.svg` },
        { id: '3', label: text('customInputDemos.bannerThree'), image: `${pictures}/3.svg` },
      ]}
    />
  )
}
