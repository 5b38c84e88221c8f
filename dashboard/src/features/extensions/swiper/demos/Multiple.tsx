import { Carousel } from '@data1522/design-system/Carousel'
import { useText } from '../../../../core/i18n/useText.ts'
import { goods } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** Three side by side. */
export function Multiple() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.goods')}
      effect="slide"
      perView={3}
      hasArrows
      slides={goods.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return { id, label: name, content: <PictureSlide src={src} ratio="4 / 3" name={name} /> }
      })}
    />
  )
}
