import { Carousel } from '@data1522/design-system/Carousel'
import { Image } from '@data1522/design-system/Image'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

const pictures = `${import.meta.env.BASE_URL}pictures/courses`

/** Buttons for the one before and the next. */
export function Navigation() {
  const text = useText()
  const courses = [
    { id: 'art-1', name: text('swiperDemos.colours') },
    { id: 'art-2', name: text('swiperDemos.landscapes') },
    { id: 'art-3', name: text('swiperDemos.pottery') },
    { id: 'design-3', name: text('swiperDemos.posters') },
    { id: 'ui-ux-1', name: text('swiperDemos.prototypes') },
    { id: 'web-2', name: text('swiperDemos.web') },
  ]

  return (
    <Carousel
      label={text('swiperDemos.courses')}
      effect="slide"
      markers="none"
      hasArrows
      slides={courses.map(({ id, name }) => ({
        id,
        label: name,
        content: (
          <Stack gap={8}>
            <Image src={`${pictures}/${id}.svg`} ratio="3 / 2" isDecorative />
            <Text weight="semibold">{name}</Text>
          </Stack>
        ),
      }))}
    />
  )
}
