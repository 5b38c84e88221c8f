import { type Account, accounts } from '../seed/accounts.ts'
import { createRandom } from '../seed/random.ts'

const TOKEN_SEED = 0xda7a1522
const TOKEN_LENGTH = 40

const makeToken = (id: number) => {
  const random = createRandom(TOKEN_SEED + id)
  return Array.from({ length: TOKEN_LENGTH }, () => random.integer(0, 35).toString(36)).join('')
}

const accountsByToken = new Map(accounts.map((account) => [makeToken(account.id), account]))

/** The token that stands for a signed-in account; it says nothing about it and holds across reloads. */
export const tokenOf = (account: Account) => {
  for (const [token, owner] of accountsByToken) if (owner === account) return token
  throw new Error('This account has no access token')
}

/** The account behind a token. */
export const accountOf = (token: string): Account | undefined => accountsByToken.get(token)

/** Lets one more account in, for tests of rules that no demo account has; gives its token. */
export const registerAccount = (account: Account) => {
  const token = makeToken(account.id)
  accountsByToken.set(token, account)
  return token
}
