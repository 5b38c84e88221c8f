import { Carousel } from '@data1522/design-system/Carousel'
import { useText } from '../../../../core/i18n/useText.ts'
import { goods } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** As many as there is room for. */
export function Responsive() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.goods')}
      effect="slide"
      perView={{ minWidth: 150 }}
      hasArrows
      slides={goods.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return { id, label: name, content: <PictureSlide src={src} ratio="1 / 1" name={name} /> }
      })}
    />
  )
}
