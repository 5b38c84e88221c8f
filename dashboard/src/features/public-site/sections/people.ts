import type { Logo } from '@data1522/design-system/LogoCloud'
import type { MessageId } from '../../../core/i18n/intl.ts'

/** A picture of the sample data by its number. */
const avatar = (number: number) => `${import.meta.env.BASE_URL}pictures/avatars/${number}.svg`

/** Companies that the sample data makes up. */
export const logos: readonly Logo[] = [
  { name: 'Heron', sign: 'heron' },
  { name: 'Tideline', sign: 'tide' },
  { name: 'Casa Verde', sign: 'house' },
  { name: 'Emberly', sign: 'kiln' },
  { name: 'Orbita', sign: 'orbit' },
  { name: 'Tessera', sign: 'weave' },
]

interface Person {
  readonly name: string
  readonly role: MessageId
  readonly avatar: string
}

export const team: readonly Person[] = [
  { name: 'Ada Bergström', role: 'landingMore.roleAda', avatar: avatar(1) },
  { name: 'Jonas Weber', role: 'landingMore.roleJonas', avatar: avatar(4) },
  { name: 'Lina Moreau', role: 'landingMore.roleLina', avatar: avatar(6) },
  { name: 'Rafael Duarte', role: 'landingMore.roleRafael', avatar: avatar(9) },
]

/** Those who say what they think of it. */
export const voices: readonly (Person & { readonly quote: MessageId })[] = [
  { name: 'Iris Okafor', role: 'landingMore.roleIris', quote: 'landingMore.voiceIris', avatar: avatar(2) },
  { name: 'Sana Qureshi', role: 'landingMore.roleSana', quote: 'landingMore.voiceSana', avatar: avatar(5) },
  { name: 'Teo Marchetti', role: 'landingMore.roleTeo', quote: 'landingMore.voiceTeo', avatar: avatar(10) },
  { name: 'Mina Aalto', role: 'landingMore.roleMina', quote: 'landingMore.voiceMina', avatar: avatar(12) },
]
