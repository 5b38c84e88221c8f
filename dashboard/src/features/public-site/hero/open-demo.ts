import { href, type NavigateFunction } from 'react-router-dom'
import { abilityOf } from '../../../core/auth/ability.ts'
import { demoAccounts } from '../../../core/auth/demo-accounts.ts'
import { enter } from '../../../core/auth/enter.ts'
import { isRefused } from '../../../core/auth/refused.ts'
import { homeOf } from '../../../core/router/home.ts'

/** As whom one looks at the demo. */
export type DemoRole = 'admin' | 'client'

const accountOf = { admin: demoAccounts[0], client: demoAccounts[1] }

/**
 * Signs in to the demo, and goes where the visitor was going, or where the work begins; to the sign-in page, where the
 * account has been given a second step.
 */
export async function openDemo(
  role: DemoRole,
  search: string,
  navigate: NavigateFunction,
  signal: AbortSignal,
) {
  try {
    await enter(accountOf[role], {
      search,
      navigate,
      isRemembered: false,
      signal,
      homeOf: ({ userAbilityRules }) => homeOf({ isSignedIn: true, can: abilityOf(userAbilityRules).can }),
    })
  } catch (error) {
    if (signal.aborted || !isRefused(error, 'code')) throw error
    await navigate({ pathname: href('/login'), search })
  }
}
