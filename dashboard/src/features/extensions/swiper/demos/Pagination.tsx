import { Carousel } from '@data1522/design-system/Carousel'
import { useText } from '../../../../core/i18n/useText.ts'
import { courses } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** Where one is, in figures. */
export function Pagination() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.courses')}
      effect="slide"
      markers="count"
      hasArrows
      slides={courses.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return { id, label: name, content: <PictureSlide src={src} ratio="3 / 2" name={name} /> }
      })}
    />
  )
}
