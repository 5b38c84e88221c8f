import type { TwoStep } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../core/i18n/useText.ts'
import { takenBack } from '../../core/mutations/taken-back.ts'
import type { SettingsEditor, SharedSettings } from './settings-editor.ts'

/** Sets the second step of signing in, with a way back: from a form, or off at once on the screen. */
export function useTwoStep({ change, save }: SettingsEditor, security: TwoStep) {
  'use memo'
  const text = useText()
  const { isTwoStepOn, method, phone } = security
  const before = { isTwoStepOn, method, phone }
  const backFrom = (after: TwoStep) => (now: SharedSettings) => ({
    twoStep: takenBack(before, after, {
      isTwoStepOn: now.security.isTwoStepOn,
      method: now.security.method,
      phone: now.security.phone,
    }),
  })
  return {
    setUp: ({ method: chosen, phone: number }: Omit<TwoStep, 'isTwoStepOn'>) => {
      const twoStep = { isTwoStepOn: true, method: chosen, phone: number }
      return save({
        edit: () => ({ twoStep }),
        done: () => text('account.twoStepSaved'),
        back: backFrom(twoStep),
      })
    },
    turnOff: () => {
      const twoStep = { isTwoStepOn: false, method, phone: '' }
      return change({
        edit: () => ({ twoStep }),
        update: (settings) => ({ ...settings, security: { ...settings.security, ...twoStep } }),
        done: () => text('account.twoStepGone'),
        back: backFrom(twoStep),
      })
    },
  }
}
