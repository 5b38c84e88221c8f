import { Carousel } from '@data1522/design-system/Carousel'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'
import { goods } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

const columns = [goods.slice(0, 2), goods.slice(2, 4), goods.slice(4, 6), goods.slice(6, 8)]

/** Two rows that move together. */
export function Rows() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.goods')}
      effect="slide"
      perView={3}
      hasArrows
      slides={columns.map((column) => ({
        id: column[0]!.id,
        label: column.map(({ id }) => text(`swiperDemos.${id}`)).join(', '),
        content: (
          <Stack gap={16}>
            {column.map(({ id, src }) => (
              <PictureSlide key={id} src={src} ratio="4 / 3" name={text(`swiperDemos.${id}`)} />
            ))}
          </Stack>
        ),
      }))}
    />
  )
}
