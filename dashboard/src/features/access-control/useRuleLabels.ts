import { useIntl } from 'react-intl'
import type { MessageId } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'

/** What rules speak of in the language of the moment; what we have no word for is said as the rule spells it. */
export function useRuleLabels() {
  const text = useText()
  const { messages } = useIntl()
  const word = (ids: readonly string[], plain: string) => {
    const id = ids.find((each) => Object.hasOwn(messages, each))
    return id === undefined ? plain : text(id as MessageId)
  }
  const action = (name: string) => word([`errors.action.${name}`], name)
  const subject = (name: string) => word([`errors.subject.${name}`, `access.subject.${name}`], name)
  const on = (rule: { action: string; subject: string }) =>
    text('access.ruleOn', { action: action(rule.action), subject: subject(rule.subject) })
  return { action, subject, on }
}
