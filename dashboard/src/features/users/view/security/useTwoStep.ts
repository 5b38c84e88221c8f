import type { TwoStep } from '@data1522/mocks/contract/account-settings'
import type { UserSettings } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useText } from '../../../../core/i18n/useText.ts'
import { takenBack } from '../../../../core/mutations/taken-back.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

/** Sets the second step of a user's signing in, with a way back: from a form, or off at once on the screen. */
export function useTwoStep(user: UserDetail, security: UserSettings['security']) {
  'use memo'
  const text = useText()
  const { change, save } = useSettingsEdit(String(user.id))
  const { isTwoStepOn, method, phone } = security
  const before = { isTwoStepOn, method, phone }
  const backFrom = (after: TwoStep) => (now: UserSettings) => ({
    twoStep: takenBack(before, after, {
      isTwoStepOn: now.security.isTwoStepOn,
      method: now.security.method,
      phone: now.security.phone,
    }),
  })
  return {
    setUp: (chosen: Omit<TwoStep, 'isTwoStepOn'>) => {
      const twoStep = { isTwoStepOn: true, ...chosen }
      return save({
        edit: { twoStep },
        done: () => text('account.twoStepSaved'),
        back: backFrom(twoStep),
      })
    },
    turnOff: () => {
      const twoStep = { isTwoStepOn: false, method, phone: '' }
      return change({
        edit: { twoStep },
        update: (settings) => ({ ...settings, security: { ...settings.security, ...twoStep } }),
        done: () => text('account.twoStepGone'),
        back: backFrom(twoStep),
      })
    },
  }
}
