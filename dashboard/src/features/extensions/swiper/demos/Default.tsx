import { Carousel } from '@data1522/design-system/Carousel'
import { Image } from '@data1522/design-system/Image'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

const pictures = `${import.meta.env.BASE_URL}pictures/covers`

/** One after the other, by dots, arrow keys or a swipe. */
export function Default() {
  const text = useText()
  const landscapes = [
    { id: '1', name: text('swiperDemos.waves') },
    { id: '2', name: text('swiperDemos.tiles') },
    { id: '3', name: text('swiperDemos.mountains') },
    { id: '4', name: text('swiperDemos.houses') },
  ]

  return (
    <Carousel
      label={text('swiperDemos.covers')}
      effect="slide"
      slides={landscapes.map(({ id, name }) => ({
        id,
        label: name,
        content: (
          <Stack gap={8}>
            <Image src={`${pictures}/${id}.svg`} ratio="21 / 9" isDecorative />
            <Text weight="semibold">{name}</Text>
          </Stack>
        ),
      }))}
    />
  )
}
