import type { CardSectionSpec } from '../shared/CardSection.tsx'
import { BesideCard } from './cards/BesideCard.tsx'
import { CourseCard } from './cards/CourseCard.tsx'
import { FooterCard } from './cards/FooterCard.tsx'
import { LongTextCard } from './cards/LongTextCard.tsx'
import { ProductCard } from './cards/ProductCard.tsx'
import { ProfileCard } from './cards/ProfileCard.tsx'
import { InstagramCard, LinkedinCard, XCard } from './cards/SocialCard.tsx'
import { LineTabsCard, PillTabsCard } from './cards/TabsCard.tsx'

const third = { size: 'third', rows: 5 } as const
const half = { size: 'half', rows: 5 } as const

/** What a page shows with one card, in the order of how often it is needed. */
export const basicSections: readonly CardSectionSpec[] = [
  {
    id: 'media',
    title: 'basicCards.media',
    text: 'basicCards.mediaText',
    cards: [
      {
        ...third,
        id: 'product',
        title: 'basicCards.product',
        Card: ProductCard,
        code: () => import('./cards/ProductCard.tsx?code'),
      },
      {
        ...third,
        id: 'course',
        title: 'basicCards.course',
        Card: CourseCard,
        code: () => import('./cards/CourseCard.tsx?code'),
      },
      {
        ...third,
        id: 'profile',
        title: 'basicCards.profile',
        Card: ProfileCard,
        code: () => import('./cards/ProfileCard.tsx?code'),
      },
      {
        ...half,
        id: 'beside',
        title: 'basicCards.beside',
        Card: BesideCard,
        code: () => import('./cards/BesideCard.tsx?code'),
      },
      {
        ...half,
        id: 'longText',
        title: 'basicCards.longText',
        Card: LongTextCard,
        code: () => import('./cards/LongTextCard.tsx?code'),
      },
    ],
  },
  {
    id: 'navigation',
    title: 'basicCards.navigation',
    text: 'basicCards.navigationText',
    cards: [
      {
        ...third,
        id: 'lineTabs',
        title: 'basicCards.lineTabs',
        Card: LineTabsCard,
        code: () => import('./cards/TabsCard.tsx?code'),
      },
      {
        ...third,
        id: 'pillTabs',
        title: 'basicCards.pillTabs',
        Card: PillTabsCard,
        code: () => import('./cards/TabsCard.tsx?code'),
      },
      {
        ...third,
        id: 'footer',
        title: 'basicCards.footer',
        Card: FooterCard,
        code: () => import('./cards/FooterCard.tsx?code'),
      },
    ],
  },
  {
    id: 'social',
    title: 'basicCards.social',
    text: 'basicCards.socialText',
    cards: [
      {
        ...third,
        id: 'linkedin',
        title: 'basicCards.linkedin',
        Card: LinkedinCard,
        code: () => import('./cards/SocialCard.tsx?code'),
      },
      {
        ...third,
        id: 'x',
        title: 'basicCards.x',
        Card: XCard,
        code: () => import('./cards/SocialCard.tsx?code'),
      },
      {
        ...third,
        id: 'instagram',
        title: 'basicCards.instagram',
        Card: InstagramCard,
        code: () => import('./cards/SocialCard.tsx?code'),
      },
    ],
  },
]
