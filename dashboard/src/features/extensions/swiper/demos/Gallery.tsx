import { Carousel } from '@data1522/design-system/Carousel'
import { Image } from '@data1522/design-system/Image'
import { useText } from '../../../../core/i18n/useText.ts'
import { courses } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** Small pictures lead to the large ones. */
export function Gallery() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.courses')}
      markers="thumbs"
      slides={courses.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return {
          id,
          label: name,
          content: <PictureSlide src={src} ratio="3 / 2" name={name} />,
          thumb: <Image src={src} ratio="3 / 2" isDecorative />,
        }
      })}
    />
  )
}
