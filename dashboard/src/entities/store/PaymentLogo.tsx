import { IconCreditCard } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Image } from '@data1522/design-system/Image'

/** The mark of a way to pay; a card stands in where there is none. */
export const PaymentLogo = ({ src }: { src: string }) =>
  src ? (
    <Image src={src} isDecorative ratio={1.5} width={34} fit="contain" corners="small" />
  ) : (
    <IconTile icon={IconCreditCard} />
  )
