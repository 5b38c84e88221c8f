import { Carousel } from '@data1522/design-system/Carousel'
import { useText } from '../../../../core/i18n/useText.ts'
import { courses } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** The next comes by itself, until one stops it. */
export function Autoplay() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.courses')}
      effect="slide"
      seconds={4}
      slides={courses.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return { id, label: name, content: <PictureSlide src={src} ratio="3 / 2" name={name} /> }
      })}
    />
  )
}
