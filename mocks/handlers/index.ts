import { login } from './auth.ts'
import {
  createUser,
  deleteUser,
  getUser,
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
  getUser,
  restoreUsers,
  createUser,
  updateUser,
  deleteUser,
]
