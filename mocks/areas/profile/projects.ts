import type { Account } from '../../seed/accounts.ts'
import { scenario } from '../../scenarios.ts'
import { ownProjectIdsOf } from './collection.ts'
import { profileProjects } from './samples.ts'

/** The projects that somebody works on. */
export const ownProjectsOf = (owner: Pick<Account, 'id'>) => {
  if (scenario().empty) return []
  const own = ownProjectIdsOf(owner).get()
  return profileProjects().filter(({ id }) => own.includes(id))
}
