import {
  IconChartAreaLine,
  IconChartPie,
  IconLayoutGrid,
  IconListDetails,
  IconWand,
} from '@data1522/design-system/icons'
import { href } from 'react-router-dom'

/** The tabs of the cards, in their order; each is an address. */
export const cardTabs = ['basic', 'advanced', 'statistics', 'widgets', 'actions'] as const

export type CardTab = (typeof cardTabs)[number]

export const tabIcons = {
  basic: IconLayoutGrid,
  advanced: IconListDetails,
  statistics: IconChartAreaLine,
  widgets: IconChartPie,
  actions: IconWand,
} as const satisfies Record<CardTab, unknown>

/** How many cards each tab has. */
export const tabCounts = {
  basic: 11,
  advanced: 19,
  statistics: 25,
  widgets: 11,
  actions: 6,
} as const satisfies Record<CardTab, number>

/** The address of each tab. */
export const tabHrefs = {
  basic: href('/pages/cards/card-basic'),
  advanced: href('/pages/cards/card-advance'),
  statistics: href('/pages/cards/card-statistics'),
  widgets: href('/pages/cards/card-widgets'),
  actions: href('/pages/cards/card-actions'),
} as const satisfies Record<CardTab, string>

/** The name of each tab's page. */
export const tabTitles = {
  basic: 'titles.basicCards',
  advanced: 'titles.advancedCards',
  statistics: 'titles.statisticsCards',
  widgets: 'titles.widgetCards',
  actions: 'titles.cardActions',
} as const satisfies Record<CardTab, string>

/** The tab that an address shows. */
export const tabOf = (pathname: string): CardTab =>
  cardTabs.find((tab) => tabHrefs[tab] === pathname.replace(/\/+$/, '')) ?? 'basic'
