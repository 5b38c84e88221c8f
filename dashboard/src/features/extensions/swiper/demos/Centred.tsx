import { Carousel } from '@data1522/design-system/Carousel'
import { useText } from '../../../../core/i18n/useText.ts'
import { goods } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** The current one in the middle. */
export function Centred() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.goods')}
      effect="slide"
      perView={3}
      isCentred
      startsAt={1}
      hasArrows
      slides={goods.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return { id, label: name, content: <PictureSlide src={src} ratio="4 / 3" name={name} /> }
      })}
    />
  )
}
