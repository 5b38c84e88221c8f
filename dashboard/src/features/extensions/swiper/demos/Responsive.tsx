import { Carousel } from '@data1522/design-system/Carousel'
import { Image } from '@data1522/design-system/Image'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

const pictures = `${import.meta.env.BASE_URL}pictures/products`

/** As many as there is room for. */
export function Responsive() {
  const text = useText()
  const products = [
    { id: 'headphones-a', name: text('swiperDemos.headphones') },
    { id: 'camera-a', name: text('swiperDemos.camera') },
    { id: 'sneaker-a', name: text('swiperDemos.sneakers') },
    { id: 'lamp-a', name: text('swiperDemos.lamp') },
    { id: 'backpack-a', name: text('swiperDemos.backpack') },
    { id: 'chair-a', name: text('swiperDemos.chair') },
    { id: 'watch-a', name: text('swiperDemos.watch') },
    { id: 'vase-a', name: text('swiperDemos.vase') },
  ]

  return (
    <Carousel
      label={text('swiperDemos.goods')}
      effect="slide"
      perView={{ minWidth: 150 }}
      hasArrows
      slides={products.map(({ id, name }) => ({
        id,
        label: name,
        content: (
          <Stack gap={8}>
            <Image src={`${pictures}/${id}.svg`} ratio="1 / 1" isDecorative />
            <Text weight="semibold">{name}</Text>
          </Stack>
        ),
      }))}
    />
  )
}
