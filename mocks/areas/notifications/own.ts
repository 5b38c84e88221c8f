import { notifications } from './collection.ts'
import type { Notification } from './contract.ts'
import * as schemas from './schema.ts'
import type { StoredNotification } from './seed.ts'
import { z } from '../../contract/zod.ts'
import { type Account, accounts } from '../../seed/accounts.ts'

/** A notification as its person is told it. */
export const toNotification = (stored: StoredNotification): Notification =>
  z.parse(schemas.notification, stored)

/** Whose a notification is. Those who are not signed in are shown what the first account is. */
export const belongsTo =
  ({ id }: Account = accounts[0]!) =>
  ({ accountId }: StoredNotification) =>
    accountId === id

/** All of whoever calls, the newest first. */
export const ownNotifications = (caller: Account | undefined): Notification[] =>
  notifications
    .all()
    .filter(belongsTo(caller))
    .toSorted((one, other) => other.time.localeCompare(one.time))
    .map(toNotification)
