import { Image, type ImageProps } from '@data1522/design-system/Image'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'

interface PictureSlideProps extends Pick<ImageProps, 'src' | 'ratio'> {
  /** What the picture shows. */
  name: string
}

/** A picture with its name below. */
export const PictureSlide = ({ src, ratio, name }: PictureSlideProps) => (
  <Stack gap={8}>
    <Image src={src} ratio={ratio} isDecorative />
    <Text weight="semibold">{name}</Text>
  </Stack>
)
