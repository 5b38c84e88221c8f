import { Carousel } from '@data1522/design-system/Carousel'
import { useText } from '../../../../core/i18n/useText.ts'
import { courses } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** How far one has come. */
export function Progress() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.courses')}
      effect="slide"
      markers="progress"
      hasArrows
      slides={courses.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return { id, label: name, content: <PictureSlide src={src} ratio="3 / 2" name={name} /> }
      })}
    />
  )
}
