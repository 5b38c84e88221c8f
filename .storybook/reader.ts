import { expect, waitFor, within } from 'storybook/test'
import { sessionAtom } from '../dashboard/src/core/auth/session.ts'
import { store } from '../dashboard/src/core/store.ts'

const PATIENT = { timeout: 20_000 }
/** Longer than any label, shorter than any reason, in each language. */
const WORDS = 30

/** Lets whoever is signed in look at everything and change nothing, for stories of what is refused. */
export const asReader = () => {
  store.set(sessionAtom, {
    ...store.get(sessionAtom)!,
    userAbilityRules: [
      { action: 'manage', subject: 'all', inverted: true },
      { action: 'read', subject: 'all' },
    ],
  })
}

/** What axe says of an entry with its reason. */
export const reasonsAreApart: object = {
  exceptions: [
    {
      rule: 'label-content-name-mismatch',
      reason: 'An entry is named by its label and described by the reason below it.',
    },
  ],
}

/** Waits until so many entries of the open menu are refused, each with its reason, in whichever language. */
export async function findRefusals(count: number) {
  const menu = within(await within(document.body).findByRole('menu', {}, PATIENT))
  await waitFor(async () => {
    const refused = menu.getAllByRole('menuitem').filter(({ ariaDisabled }) => ariaDisabled === 'true')
    await expect(refused).toHaveLength(count)
    await expect(refused.filter(({ textContent }) => textContent.length > WORDS)).toHaveLength(count)
  }, PATIENT)
}
