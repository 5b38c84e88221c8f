import { ALL_ITEMS } from '../../contract/common.ts'
import { deleteUser, listUsers, type NewUser } from './contract.ts'
import { call } from '../../testing/call.ts'
import { createTrespass } from '../../testing/trespass.ts'

/** All users, the newest first. */
export const everyone = async () => (await call(listUsers, { query: { itemsPerPage: ALL_ITEMS } })).users

/** Deletes a user. */
export const remove = (id: number) => call(deleteUser, { params: { id } })

/** What is enough to add a user, and a little more. */
export const newcomer: NewUser = {
  fullName: 'Isolde Marchbanks',
  email: 'isolde@example.com',
  company: 'Tin Whistle',
  country: 'Ireland',
  contact: '+353 20 910 0000',
  role: 'editor',
  currentPlan: 'team',
  status: 'Pending',
}

/** Sends what should be refused, and tells how it was and whether the users are as before. */
export const trespass = createTrespass(everyone)
