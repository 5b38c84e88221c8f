import { Carousel } from '@data1522/design-system/Carousel'
import { useText } from '../../../../core/i18n/useText.ts'
import { courses } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** Like sleeves of records on a shelf. */
export function Coverflow() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.courses')}
      effect="coverflow"
      startsAt={2}
      hasArrows
      slides={courses.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return { id, label: name, content: <PictureSlide src={src} ratio="3 / 2" name={name} /> }
      })}
    />
  )
}
