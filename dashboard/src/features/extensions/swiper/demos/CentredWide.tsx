import { Carousel } from '@data1522/design-system/Carousel'
import { useText } from '../../../../core/i18n/useText.ts'
import { covers } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** One in the middle, and a glimpse of those beside it. */
export function CentredWide() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.covers')}
      effect="slide"
      perView={1.5}
      isCentred
      markers="progress"
      startsAt={1}
      hasArrows
      slides={covers.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return { id, label: name, content: <PictureSlide src={src} ratio="21 / 9" name={name} /> }
      })}
    />
  )
}
