import { login } from './auth.ts'
import {
  createUser,
  deleteUser,
  getUser,
  getUserAccount,
  getUsersSummary,
  listUsers,
  restoreUsers,
  updateUser,
} from './users.ts'

/** Every call that the mocks answer. The first that fits wins, so a fixed path stands before one with a parameter. */
export const handlers = [
  login,
  listUsers,
  getUsersSummary,
  getUserAccount,
  getUser,
  restoreUsers,
  createUser,
  updateUser,
  deleteUser,
]
