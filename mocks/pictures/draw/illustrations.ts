import * as account from './illustrations-account.ts'
import * as figures from './illustrations-figures.ts'
import * as pages from './illustrations-pages.ts'
import * as states from './illustrations-states.ts'

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What screens show when there is nothing else to show, or something to celebrate. */
export const illustrations = Object.fromEntries(
  Object.entries({ ...states, ...pages, ...account, ...figures }).map(([name, shapes]) => [
    dashed(name),
    shapes,
  ]),
)
