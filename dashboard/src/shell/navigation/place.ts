import type { NavigationItem } from '@data1522/design-system/NavigationShell'
import type { MessageId } from '../../core/i18n/intl.ts'
import { routes } from '../../core/router/routes.ts'

/** An entry of the navigation before it is written in a language. */
export interface Place {
  /** What it is called. @default the title of its address */
  readonly label?: MessageId
  readonly icon?: NavigationItem['icon']
  readonly path?: string
  /** The route that says who may open it, where that is not its own. */
  readonly route?: string
  /** Which of several designs of the same screen it is. */
  readonly version?: number
  readonly places?: readonly Entry[]
  /** Shows how many places it holds. */
  readonly isCounted?: boolean
  /** An address outside of the product. */
  readonly url?: string
  /** Why it is switched off. */
  readonly whyDisabled?: MessageId
}
/** A place, or an address that is called by its title. */
export type Entry = string | Place

/** The addresses that begin so and have no part that varies. */
export const under = (prefix: string) =>
  routes.filter(({ path }) => path.startsWith(prefix) && !/[:*]/.test(path)).map(({ path }) => path)
