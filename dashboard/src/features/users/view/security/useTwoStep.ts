import type { TwoStep } from '@data1522/mocks/contract/account-settings'
import type { UserSettings } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useText } from '../../../../app/intl/useText.ts'
import { takenBack } from '../../../../app/undo/taken-back.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

/** Sets the second step of a user's signing in: at once on the screen, with a way back. */
export function useTwoStep(user: UserDetail, security: UserSettings['security']) {
  'use memo'
  const text = useText()
  const change = useSettingsEdit(String(user.id))
  const { isTwoStepOn, method, phone } = security
  return (twoStep: TwoStep) =>
    change({
      edit: { twoStep },
      show: (settings) => ({ ...settings, security: { ...settings.security, ...twoStep } }),
      done: () => text(twoStep.isTwoStepOn ? 'userView.twoStepSaved' : 'userView.twoStepGone'),
      back: ({ security: { isTwoStepOn: isOn, method: by, phone: to } }) => ({
        twoStep: takenBack({ isTwoStepOn, method, phone }, twoStep, {
          isTwoStepOn: isOn,
          method: by,
          phone: to,
        }),
      }),
    })
}
