import { Carousel } from '@data1522/design-system/Carousel'
import { useText } from '../../../../core/i18n/useText.ts'
import { covers } from '../pictures.ts'
import { PictureSlide } from '../PictureSlide.tsx'

/** One after the other, by dots, arrow keys or a swipe. */
export function Default() {
  const text = useText()

  return (
    <Carousel
      label={text('swiperDemos.covers')}
      effect="slide"
      slides={covers.map(({ id, src }) => {
        const name = text(`swiperDemos.${id}`)
        return { id, label: name, content: <PictureSlide src={src} ratio="21 / 9" name={name} /> }
      })}
    />
  )
}
