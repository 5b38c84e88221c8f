import { Box } from '@data1522/design-system/Box'
import { Carousel, type CarouselProps } from '@data1522/design-system/Carousel'
import { Image } from '@data1522/design-system/Image'
import { useText } from '../../../core/i18n/useText.ts'
import { definePlayground } from '../../../shared/showcase/playground.ts'
import { goods } from './pictures.ts'

function Live(props: Pick<CarouselProps, 'effect' | 'markers' | 'hasArrows'>) {
  const text = useText()
  return (
    <Box minWidth={240} maxWidth={280} isFilling>
      <Carousel
        {...props}
        label={text('swiperDemos.goods')}
        slides={goods.map(({ id, src }) => {
          const name = text(`swiperDemos.${id}`)
          const image = <Image src={src} ratio="1 / 1" alt={name} />
          return { id, label: name, content: image, thumb: image }
        })}
      />
    </Box>
  )
}

/** A carousel to try out. */
export const playground = definePlayground({
  tag: 'Carousel',
  controls: {
    effect: {
      kind: 'choice',
      options: ['fade', 'slide', 'coverflow', 'cube'],
      initial: 'slide',
      default: 'fade',
    },
    markers: {
      kind: 'choice',
      options: ['dots', 'count', 'progress', 'thumbs', 'none'],
      initial: 'dots',
      default: 'dots',
    },
    hasArrows: { kind: 'switch', initial: true },
  },
  given:
    'label="Goods" slides={[{ id: \'lamp\', label: \'Lamp\', content: <Image src="/lamp.svg" ratio="1 / 1" alt="Lamp" /> }, { id: \'chair\', label: \'Chair\', content: <Image src="/chair.svg" ratio="1 / 1" alt="Chair" /> }]}',
  render: (values) => <Live {...values} />,
})
