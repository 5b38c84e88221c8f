import type { API_KEY_AREAS, API_KEY_RIGHTS, ApiKeyScope } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../../core/i18n/useText.ts'

type Area = (typeof API_KEY_AREAS)[number]
type Right = (typeof API_KEY_RIGHTS)[number]

/** Says what a key is allowed to do: “Orders: read”. */
export function useScopeText() {
  const text = useText()
  return (scope: ApiKeyScope) => {
    const [area, right] = scope.split(':') as [Area, Right]
    return text('accountSecurity.scope', {
      area: text(`accountSecurity.area.${area}`),
      right: text(`accountSecurity.right.${right}`),
    })
  }
}
