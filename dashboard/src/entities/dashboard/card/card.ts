import type { DashboardSize } from '@data1522/design-system/DashboardGridItem'
import type { DashboardCardProps } from '@data1522/design-system/DashboardCard'
import { type ComponentType, createContext, lazy, use } from 'react'
import type { MessageId } from '../../../core/i18n/intl.ts'
import type { DashboardDays } from '../period.ts'

/** A card: where it stands, what it will look like, and the code that draws it. */
export interface CardSpec {
  readonly id: string
  readonly title: MessageId
  /** Its title's depth in the page's outline. @default 2 */
  readonly level?: 2 | 3
  /** Its width unless the person chose another of `sizes`. */
  readonly size: DashboardSize
  /** The widths at which it looks right. @default its own alone */
  readonly sizes?: readonly DashboardSize[]
  /** Its height in rows of the grid, which holds its place while it loads. */
  readonly rows: number
  readonly skeleton?: DashboardCardProps['skeleton']
  /** Sets a ring above its figures, where the card is taller than wide. @default beside them */
  readonly isUpright?: boolean
  /** Whether a large figure stands below the title. */
  readonly hasValue?: boolean
  readonly Card: ComponentType
}

/** A card whose code loads when it is shown. */
export const lazyCard = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType => lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }))

/** What every card of a page knows. */
export interface DashboardState {
  readonly days: DashboardDays
  /** What they are called that the days are compared with, such as 'vs 2025'; nothing for no comparison. */
  readonly comparedWith: string
}

export const DashboardContext = createContext<DashboardState | null>(null)
export const CardContext = createContext<CardSpec | null>(null)

/** The days of the page around. */
export const useDashboard = () => use(DashboardContext)!
/** The card around. */
export const useCardSpec = () => use(CardContext)!
