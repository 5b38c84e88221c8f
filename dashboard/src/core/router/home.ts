import { href } from 'react-router-dom'
import { entryPath, type Visitor } from './access.ts'

/** Where the work begins, the best first, with what somebody has to see for whom it is meant. */
const homes = [
  [href('/apps/ecommerce/order/list'), 'Order'],
  [href('/apps/user/list'), 'User'],
  [href('/access-control'), 'AclDemo'],
] as const

/** The first of these that a person may open; the landing page where there is none. */
export const homeOf = ({ isSignedIn, can }: Visitor) =>
  (isSignedIn && homes.find(([, subject]) => can('read', subject))?.[0]) || entryPath
