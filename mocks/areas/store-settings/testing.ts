import { getStoreSettings, type StoreSettings } from './contract.ts'
import { call } from '../../testing/call.ts'
import { sendInVain } from '../../testing/trespass.ts'

export const STORE_SETTINGS_PATH = '/api/apps/ecommerce/settings'

/** All settings of the store. */
export const settings = () => call(getStoreSettings)

/** Sends a section that should be refused; tells the status, the fields that were wrong, and whether all is as before. */
export const trespass = (section: keyof StoreSettings, given: unknown) =>
  sendInVain('PUT', `${STORE_SETTINGS_PATH}/${section}`, given, settings)
