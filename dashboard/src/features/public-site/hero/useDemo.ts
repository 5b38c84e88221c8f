import { useState } from 'react'
import { demoAccounts } from '../../../core/auth/demo-accounts.ts'
import { useEnter } from '../../../core/auth/useEnter.ts'
import { homeOf } from '../../../core/router/home.ts'

/** As whom one looks at the demo. */
type DemoRole = 'admin' | 'client'

const accountOf = { admin: demoAccounts[0], client: demoAccounts[1] }

/** Opens the demo by one press, where the visitor was going, or where the work begins. */
export function useDemo() {
  const enter = useEnter()
  const [pending, setPending] = useState<DemoRole>()
  const [failure, setFailure] = useState<unknown>(null)
  const open = async (role: DemoRole) => {
    setPending(role)
    setFailure(null)
    try {
      await enter(accountOf[role], {
        isRemembered: false,
        homeOf: async ({ userAbilityRules }) => {
          const { abilityOf } = await import('../../../core/auth/ability.ts')
          return homeOf({ isSignedIn: true, can: abilityOf(userAbilityRules).can })
        },
      })
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(undefined)
    }
  }
  return { open, pending, failure }
}
