import { Avatar } from '@data1522/design-system/Avatar'
import { CardFooter } from '@data1522/design-system/CardFooter'
import { Heading } from '@data1522/design-system/Heading'
import { Icon, type IconSource } from '@data1522/design-system/Icon'
import { IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconHeart } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { TonalCard, type TonalCardProps } from '@data1522/design-system/TonalCard'
import { Text } from '@data1522/design-system/Text'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'

interface SocialCardProps extends Pick<TonalCardProps, 'tone'> {
  network: 'linkedin' | 'x' | 'instagram'
  icon: IconSource
  author: string
  /** The number of the author's picture. */
  face: number
  likes: number
}

/** What someone wrote about the shop elsewhere, on a ground of full colour. */
function SocialCard({ network, icon, author, face, likes, tone }: SocialCardProps) {
  const text = useText()
  const { number } = useFormats()
  return (
    <TonalCard tone={tone} variant="solid">
      <Stack gap={12}>
        <Inline gap={8}>
          <Icon icon={icon} size={20} />
          <Heading level={3}>{text(`basicCards.${network}`)}</Heading>
        </Inline>
        <Text size="lg">{text(`basicCards.${network}Text`)}</Text>
      </Stack>
      <CardFooter hasDivider={false}>
        <Inline gap={8} isWrapping={false}>
          <Avatar
            name={author}
            src={`${import.meta.env.BASE_URL}pictures/avatars/${face}.svg`}
            size={32}
            isDecorative
          />
          <Text as="span" weight="medium">
            {author}
          </Text>
        </Inline>
        <Inline gap={4} isWrapping={false}>
          <Icon icon={IconHeart} size={16} label={text('basicCards.likes')} />
          <Text as="span" size="sm" isNumeric>
            {number(likes)}
          </Text>
        </Inline>
      </CardFooter>
    </TonalCard>
  )
}

export const LinkedinCard = () => (
  <SocialCard
    network="linkedin"
    icon={IconBrandLinkedin}
    tone="primary"
    author="Priya Raman"
    face={3}
    likes={1240}
  />
)
export const XCard = () => (
  <SocialCard network="x" icon={IconBrandX} tone="success" author="Jonas Weber" face={5} likes={386} />
)
export const InstagramCard = () => (
  <SocialCard
    network="instagram"
    icon={IconBrandInstagram}
    tone="danger"
    author="Leïla Haddad"
    face={8}
    likes={2715}
  />
)
